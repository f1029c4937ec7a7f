extension Rule {
  /// Section R: critical alerts.
  static let criticalAlerts = [
    Rule(
      "R1",
      "A notification is critical where its sound says so.",
      because: "its sound says critical",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R2",
      "Only an app that is entitled and allowed can be critical.",
      because: "entitlement, permission and switch decide",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R7",
      "The critical sign stays on the row while the critical member leads.",
      because: "it leads and is critical",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R5",
      "A critical alert’s volume goes from 0 to 1.",
      because: "as loud as it says",
      decisions: [
        "clamped": "{asked} is no volume from 0 to 1, so it is heard at {heard}"
      ],
      source: "Apple: Generating a remote notification"),
    Rule(
      "R6",
      "A critical sound without a name is the default one.",
      because: "no name is given",
      decisions: [
        "replaced": "“{asked}” is no sound of the app that plays, so the critical sound is heard"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R3",
      "Without the right to it a critical sound is an ordinary one.",
      because: "it is an ordinary sound",
      source: "our choice; nothing documents it"),
    Rule(
      "R4",
      "A critical alert shows, sounds and wakes whatever silences others.",
      because: "it is a critical alert",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R8",
      "Critical alerts need their own switch alone.",
      because: "critical alerts have their own switch",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "R11",
      "With the ringer off, the phone vibrates in place of ordinary sounds.",
      because: "the ringer is off",
      decisions: [
        "ringerOn": "the ringer is on"
      ],
      source: "WWDC18; for vibration our choice"),
    Rule(
      "R12",
      "A sound is the default one or a file of the bundle; without one there is silence.",
      because: "it asks for no sound",
      decisions: [
        "unusable": "its sound is neither a name nor an object",
        "replaced":
          "“{asked}” is no sound of the app that plays for less than 30 seconds, so the default sound is heard",
      ],
      source: "Apple: UNNotificationSound"),
    Rule(
      "R16",
      "Nothing is ever played; what would be heard is an event.",
      because: "an event stands for it",
      source: "our choice; nothing documents it"),
    Rule(
      "R9",
      "A critical alert of a quiet or provisional app is still critical.",
      because: "quiet delivery does not hold for it",
      source: "inferred from the talks"),
    Rule(
      "R10",
      "Do Not Disturb keeps notifications silent and dark, but lists them.",
      because: "Do Not Disturb is on",
      source: "WWDC18; its scope as iOS 12 set it"),
    Rule(
      "R14",
      "From iOS 15 a notification says how much it may interrupt.",
      because: "it is passive, and does not interrupt",
      source: "Apple: UNNotificationInterruptionLevel"),
    Rule(
      "R15",
      "A critical sound stays critical, whatever interruption-level says.",
      because: "its sound is critical",
      source: "our choice; nothing documents it"),
    Rule(
      "R13",
      "A sound that is not critical plays as an ordinary one.",
      because: "it is not critical",
      source: "our choice; nothing documents it"),
  ]
}
