extension Rule {
  /// Sections U and X: what the person set and answered.
  static let settings = [
    Rule(
      "U1",
      "Every app has its own settings.",
      because: "as the app is set",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "U14",
      "An app that was granted everything starts with everything on, grouped automatically.",
      because: "the defaults after a full grant",
      source: "our choice; nothing documents it"),
    Rule(
      "U4",
      "With Allow Notifications off, nothing shows, sounds or is badged.",
      because: "Allow Notifications is off",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "U8",
      "With Banners off, no banner rolls down on an unlocked device.",
      because: "Banners are off",
      source: "inferred from Apple's documentation"),
    Rule(
      "U12",
      "A temporary banner leaves by itself; a persistent one waits for the person.",
      because: "as its banners are set",
      source: "our choice; nothing documents it"),
    Rule(
      "U13",
      "What the person sets holds for later deliveries; what is listed stays where it is.",
      because: "for later deliveries",
      source: "our choice; nothing documents it"),
    Rule(
      "X14",
      "Settings and sheets lead into the app's own settings where the app can show them.",
      because: "the app has settings of its own",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "X18",
      "Allow grants all that was asked for, Don't Allow nothing.",
      because: "as the person answered",
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X19",
      "An app that asks to be on trial is, without a question.",
      because: "it asked to be on trial",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "X21",
      "What an app on trial sends goes to Notification Centre alone.",
      because: "the app is on trial",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "X29",
      "What was refused can be allowed in Settings, and nowhere else.",
      because: "allowed in Settings",
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X30",
      "Critical alerts have a question of their own.",
      because: "critical alerts were asked about",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "X5",
      "An app is quiet when it shows in Notification Centre and nowhere else.",
      because: "the app is quiet",
      source: "our choice; nothing documents it"),
    Rule(
      "X15",
      "An app is authorized, or nobody has been asked yet.",
      because: "as the person answered",
      source: "Apple: UNAuthorizationStatus"),
    Rule(
      "X16",
      "An app asks for what it wants to do: alerts, sounds, badges and more.",
      because: "asked for by the app",
      source: "Apple: UNAuthorizationOptions"),
    Rule(
      "X28",
      "Before the person was asked, a push is dropped.",
      because: "nobody has been asked yet",
      source: "inferred from Apple's documentation"),
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
