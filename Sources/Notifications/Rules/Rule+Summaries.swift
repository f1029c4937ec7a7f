extension Rule {
  /// Section T: the line under a group.
  static let summaries = [
    Rule(
      "T1",
      "A summary stands under a collapsed group of two or more.",
      because: "it stands under a collapsed group",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T2",
      "Its number counts every member but the leading one, each as it says.",
      because: "{number} beside the leading one",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T3",
      "A count that is no positive whole number counts as one.",
      because: "an unusable count is one",
      source: "Apple: UNNotificationContent.h"),
    Rule(
      "T8",
      "Where no format exists, a group says how many more notifications there are.",
      because: "no format is given",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T25",
      "The system's own words are the device's language's.",
      because: "the system's own words",
      source: "our choice; nothing documents it"),
    Rule(
      "T26",
      "From iOS 15 every member counts one.",
      because: "iOS 15 counts every member once",
      source: "Apple: UNNotificationContent.summaryArgumentCount"),
    Rule(
      "T27",
      "summary-arg and summary-arg-count are read from alert.",
      because: "read from alert",
      source: "WWDC18, Using Grouped Notifications"),
  ]
}
