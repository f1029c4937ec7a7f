/// What generated apps and notifications are called and say.
enum WorldWords {
  static let firstNames = [
    "Harbor", "Maple", "Lantern", "Pocket", "Meadow", "Copper", "Violet", "Orbit", "Pebble",
    "Cinder", "Willow", "Juniper",
  ]
  static let lastNames = [
    "Mail", "Notes", "News", "Chat", "Photos", "Fitness", "Weather", "Recipes", "Radio", "Maps",
    "Bank", "Garden",
  ]
  static let people = [
    "Ada", "Bo", "Chidi", "Dana", "Emre", "Fatima", "Goran", "Hana", "Iris", "Jun", "Kemal", "Lena",
    "Mina", "Nils", "Olga", "Pia",
  ]
  static let threads = [
    "team", "family", "updates", "weekend", "project", "neighbors", "reading-club", "kitchen",
  ]
  static let openings = [
    "Have you seen", "Thanks for", "Reminder:", "New comment on", "Can we move", "All done with",
    "Two questions about", "Great news about",
  ]
  static let matters = [
    "the plan for Thursday", "the photos from the lake", "dinner", "the second draft",
    "the broken lamp", "the train tickets", "the meeting", "the garden", "chapter three",
    "the delivery", "our budget", "the long weekend",
  ]
  static let endings = ["", ".", "?", "!", " 🙂", " …", ", please", " today", " (edited)"]
}
