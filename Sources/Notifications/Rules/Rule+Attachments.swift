extension Rule {
  /// Section V: the files that notifications have attached.
  static let attachments = [
    Rule(
      "V11",
      "An attachment is a file of a known kind, within the kind’s size, with an identifier of its own.",
      because: "{why}",
      source: "Apple: UNNotificationAttachment"),
    Rule(
      "V12",
      "A push goes on without a bad attachment; a request of the app itself fails.",
      because: "{file}: {why}",
      source: "Apple: UNNotificationAttachment; for pushes inferred"),
    Rule(
      "V13",
      "Attached files move into the system’s store; those of the app’s bundle are copied.",
      because: "{file}",
      decisions: ["gone": "{file}: an earlier request has moved it into the system’s store"],
      source: "Apple: UNNotificationAttachment"),
    Rule(
      "V16",
      "Attachments have options: a type hint, and which thumbnail is shown.",
      because: "{why}",
      source: "Apple: UNNotificationAttachment"),
  ]
}
