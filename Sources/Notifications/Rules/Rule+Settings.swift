extension Rule {
  /// Section U: what the person set.
  static let settings = [
    Rule(
      "U1",
      "Every app has its own settings.",
      because: "as the app is set",
      decisions: [
        "carPlayOff": "Show in CarPlay is off",
        "announceOff": "Announce Notifications is off",
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "U14",
      "An app that was granted everything starts with everything on, grouped automatically.",
      because: "the defaults after a full grant",
      source: "our choice; nothing documents it"),
    Rule(
      "U3",
      "An app is not told how its notifications are grouped.",
      because: "grouping is not reported",
      source: "inferred: no such property exists"),
    Rule(
      "U4",
      "With Allow Notifications off, nothing shows, sounds or is badged.",
      because: "Allow Notifications is off",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "U6",
      "With Lock Screen off, a notification neither joins the lock screen nor wakes it.",
      because: "Lock Screen is off",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "U7",
      "With Notification Center off, a notification is not kept once it leaves the lock screen.",
      because: "Notification Center is off",
      decisions: ["left": "it left the lock screen, and Notification Center is off"],
      source: "inferred from Apple’s documentation"),
    Rule(
      "U9",
      "An app that shows nowhere may still sound and badge.",
      because: "it shows nowhere",
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "U10",
      "With Sounds off, nothing sounds or vibrates.",
      because: "Sounds are off",
      source: "WWDC18; for vibration our choice"),
    Rule(
      "U11",
      "With Badges off, the number is kept but not drawn.",
      because: "Badges are off",
      source: "our choice; nothing documents it"),
    Rule(
      "U8",
      "With Banners off, no banner rolls down on an unlocked device.",
      because: "Banners are off",
      source: "inferred from Apple’s documentation"),
    Rule(
      "U12",
      "A temporary banner leaves by itself; a persistent one waits for the person.",
      because: "as its banners are set",
      decisions: [
        "over": "the time of a temporary banner is over"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "U13",
      "What the person sets holds for later deliveries; what is listed stays where it is.",
      because: "for later deliveries",
      source: "our choice; nothing documents it"),
    Rule(
      "U15",
      "An app’s page in Settings ends with a link into the app’s own settings.",
      because: "the link on its page",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "U2",
      "An app can ask for its settings, each supported or not, on or off.",
      because: "as the app may ask",
      source: "Apple: UNNotificationSettings"),
    Rule(
      "U5",
      "What an app never asked for is not supported.",
      because: "the app never asked for it",
      source: "Apple: UNAuthorizationOptions"),
  ]
}
