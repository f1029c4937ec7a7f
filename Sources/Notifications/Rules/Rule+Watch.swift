extension Rule {
  /// Section W: the watch that is paired with the phone.
  static let watch = [
    Rule(
      "W1",
      "A watch may be paired; it is worn or not, locked or not, in range or not.",
      because: "no watch is paired",
      decisions: [
        "unpaired": "the watch was unpaired",
        "removed": "the watch that alone had it was unpaired",
        "response": "the watch was unpaired, and its app never hears of it",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications; our choice"),
    Rule(
      "W2",
      "The iPhone alerts while it is unlocked with its screen on; else a watch that is worn, unlocked and in range.",
      because: "{why}",
      decisions: [
        "closed": "{why}"
      ],
      source: "Apple: Taking advantage of notification forwarding"),
    Rule(
      "W3",
      "What alerts on the watch is listed on the iPhone, without sound, banner or wake.",
      because: "the watch alerts instead",
      source: "inferred from Apple’s documentation"),
    Rule(
      "W4",
      "Silent pushes are never forwarded to the watch.",
      because: "silent pushes stay on the iPhone",
      source: "Apple: Taking advantage of notification forwarding"),
    Rule(
      "W5",
      "What an app on the watch schedules, or gets at the watch’s own token, appears on the watch alone.",
      because: "it is for the watch alone",
      decisions: [
        "answered": "it was answered, and is on the watch alone"
      ],
      source: "Apple: Taking advantage of notification forwarding"),
    Rule(
      "W6",
      "A short look has icon, app name and title; a long look has the full text and the category’s actions.",
      because: "as the watch shows it",
      decisions: [
        "closed": "the person closed it"
      ],
      source: "Apple: Generating a remote notification"),
    Rule(
      "W7",
      "Clearing or acting on one device removes the notification from both.",
      because: "gone from both devices",
      decisions: [
        "look": "its notification is gone",
        "answer": "the person answered it on the watch",
        "answered": "it was answered on the watch",
        "cleared": "it was cleared on the watch",
      ],
      source: "inferred from Apple’s documentation"),
    Rule(
      "W8",
      "An action chosen on the watch that opens the app waits for the iPhone.",
      because: "what opens the app waits for the iPhone",
      decisions: [
        "taken": "the iPhone is in use now",
        "delivered": "it was chosen on the watch, and the iPhone is in use now",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "W9",
      "Critical alerts choose their device as others do.",
      because: "the watch is worn, and the iPhone is not in use",
      source: "our choice; nothing documents it"),
  ]
}
