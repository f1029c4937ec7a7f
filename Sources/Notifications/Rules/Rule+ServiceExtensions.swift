extension Rule {
  /// Section V: service extensions.
  static let serviceExtensions = [
    Rule(
      "V1",
      "A service extension gets mutable pushes with an alert, where alerts are on.",
      because: "{why}",
      decisions: [
        "started": "{why}"
      ],
      source: "Apple: Modifying content in newly delivered notifications"),
    Rule(
      "V2",
      "It gets no push without an alert, and nothing that the app sent itself.",
      because: "{why}",
      source: "Apple: Modifying content in newly delivered notifications"),
    Rule(
      "V3",
      "It runs before anything shows.",
      because: "nothing shows meanwhile",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "V4",
      "It may change what a notification says and asks for, and attach files.",
      because: "the extension answered",
      source: "Apple: UNMutableNotificationContent"),
    Rule(
      "V5",
      "It has 30 s, is told when they are over, and then has one more.",
      because: "its {limit} s are over",
      source: "Apple: Modifying content in newly delivered notifications"),
    Rule(
      "V6",
      "Where it does not answer, the original shows.",
      because: "it never answered",
      source: "Apple: Modifying content in newly delivered notifications"),
    Rule(
      "V7",
      "Its first answer counts.",
      because: "later answers are ignored",
      source: "our choice; nothing documents it"),
    Rule(
      "V8",
      "It cannot drop a notification: an answer with nothing to read is discarded; from iOS 13 it drops it where the app is entitled to filter.",
      because: "there was nothing to read in its answer",
      decisions: [
        "filtered": "its app is entitled to drop what it gets",
        "dropped": "its extension dropped it",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "V9",
      "Where it fails, the original shows.",
      because: "{why}",
      source: "WWDC17; the figures are our choice"),
    Rule(
      "V10",
      "Extensions of an app run at the same time, and what is ready first shows first; service.ordered keeps the order of arrival.",
      because: "an earlier one is still on its way",
      decisions: [
        "resumed": "nothing earlier is on its way any more"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "V14",
      "The system’s own view shows the first attachment large, above the texts.",
      because: "the system’s own view",
      decisions: [
        "playing": "{why}"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "V17",
      "What extensions do is data, or the answer of a program.",
      because: "a program answers for it",
      decisions: [
        "told": "a program is told of it",
        "replied": "the program answered",
        "failed": "the program gave no useful answer",
        "course": "the program gave no useful answer",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "V15",
      "A content extension asks for an attachment’s file before it reads it, and gives it back; one that "
        + "has no steps for that counts as doing so.",
      because: "{file} was asked for {started} and given back {stopped}",
      decisions: [
        "update": "by then {file} was asked for {started} and given back {stopped}"
      ],
      source: "the article on rich notifications"),
  ]
}
