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
      "T4",
      "The format comes from the categories of the members that are counted, never the leading one’s.",
      because: "the categories of the others give the format",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T5",
      "A format has one number, or one number and one text.",
      because: "one number, or a number and a text",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T6",
      "Any other format is as good as none.",
      because: "the format cannot be filled",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T7",
      "%% is a percent sign.",
      because: "%% is a percent sign",
      source: "our choice; nothing documents it"),
    Rule(
      "T8",
      "Where no format exists, a group says how many more notifications there are.",
      because: "no usable format is given",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T9",
      "Where no format exists but somebody is named, the default text names them.",
      because: "no usable format, but names are given",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T10",
      "The list names each argument of the counted members once.",
      because: "named by the others",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T11",
      "Arguments are the same where they are exactly equal; empty ones are none.",
      because: "compared exactly",
      source: "our choice; nothing documents it"),
    Rule(
      "T12",
      "The list runs from the newest member to the oldest.",
      because: "{order}",
      source: "our choice; nothing documents it"),
    Rule(
      "T13",
      "A list that is limited ends in how many more there are.",
      because: "the list is limited",
      source: "our choice; nothing documents it"),
    Rule(
      "T14",
      "A format that names somebody is of no use where nobody is named.",
      because: "nobody is named",
      source: "our choice; nothing documents it"),
    Rule(
      "T15",
      "Members without an argument count all the same.",
      because: "counted without a name",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T16",
      "Formats with the same key, or the same words, are one.",
      because: "one format",
      source: "our choice; nothing documents it"),
    Rule(
      "T17",
      "Several formats without names are filled each for its own and joined.",
      because: "several formats, joined",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T18",
      "The parts stand in the order of their newest members.",
      because: "by their newest members",
      source: "our choice; nothing documents it"),
    Rule(
      "T19",
      "Several formats of which one names somebody give the default text.",
      because: "several formats, one of them with names",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T20",
      "A format names somebody where it has a %@.",
      because: "several formats, and a member has an argument",
      source: "our choice; nothing documents it"),
    Rule(
      "T21",
      "Where some members have a format and some none, the default text counts all.",
      because: "some have a format and some none",
      decisions: [
        "joined": "those without a format are a part of their own"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "T22",
      "Plural forms are chosen by the number that is shown.",
      because: "the number chooses the form",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T23",
      "A format that is a key is put into words each time the list is drawn.",
      because: "looked up each time it is drawn",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T24",
      "Lists are joined as the device’s language does.",
      because: "joined as the language does",
      source: "CLDR"),
    Rule(
      "T25",
      "The system’s own words are the device’s language’s.",
      because: "the system’s own words",
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
    Rule(
      "T28",
      "Hidden content has no summary; the placeholder has the number.",
      because: "hidden content has no summary",
      decisions: [
        "withheld": "those that are hidden are not named"
      ],
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "T29",
      "A summary is one line.",
      because: "one line",
      source: "our choice; nothing documents it"),
  ]
}
