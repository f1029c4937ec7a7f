/// What generated apps and notifications are called and say.
enum WorldWords {
  /// First halves of apps' names.
  static let firstNames = [
    "Harbor", "Maple", "Lantern", "Pocket", "Meadow", "Copper", "Violet", "Orbit", "Pebble",
    "Cinder", "Willow", "Juniper",
  ]
  /// Second halves of apps' names.
  static let lastNames = [
    "Mail", "Notes", "News", "Chat", "Photos", "Fitness", "Weather", "Recipes", "Radio", "Maps",
    "Bank", "Garden",
  ]
  /// People who write: titles of notifications.
  static let people = [
    "Ada", "Bo", "Chidi", "Dana", "Emre", "Fatima", "Goran", "Hana", "Iris", "Jun", "Kemal", "Lena",
    "Mina", "Nils", "Olga", "Pia",
  ]
  /// Thread identifiers; a generator that needs more adds numbers to them.
  static let threads = [
    "team", "family", "updates", "weekend", "project", "neighbors", "reading-club", "kitchen",
  ]
  /// How bodies begin.
  static let openings = [
    "Have you seen", "Thanks for", "Reminder:", "New comment on", "Can we move", "All done with",
    "Two questions about", "Great news about",
  ]
  /// What bodies are about.
  static let matters = [
    "the plan for Thursday", "the photos from the lake", "dinner", "the second draft",
    "the broken lamp", "the train tickets", "the meeting", "the garden", "chapter three",
    "the delivery", "our budget", "the long weekend",
  ]
  /// How bodies end, with characters that are wider than a letter among them.
  static let endings = ["", ".", "?", "!", " 🙂", " …", ", please", " today", " (edited)"]
}
