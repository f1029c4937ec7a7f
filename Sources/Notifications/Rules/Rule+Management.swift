extension Rule {
  /// Section X: managing, and what the person answered.
  static let management = [
    Rule(
      "X1",
      "Managing is there from iOS 12 on: on a row, in the rich view, on a suggestion.",
      because: "from iOS 12 on",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X2",
      "The sheet that manages names the app and offers what it is not set to now, Turn Off, and Settings.",
      because: "as the app is set now",
      decisions: [
        "owner": "Settings are for the owner alone"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X3",
      "Delivered quietly, an app shows in Notification Center and nowhere else.",
      because: "delivered quietly",
      decisions: [
        "chosen": "the person chose to have it delivered quietly"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X4",
      "Delivered prominently, an app shows everywhere, as far as it asked.",
      because: "delivered prominently",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X5",
      "An app is quiet when it shows in Notification Center and nowhere else.",
      because: "the app is quiet",
      source: "our choice; nothing documents it"),
    Rule(
      "X6",
      "Quietly and prominently hold for later deliveries; what is listed stays.",
      because: "for later deliveries",
      source: "our choice; nothing documents it"),
    Rule(
      "X7",
      "Turn Off asks first; then nothing of the app is delivered, and its old ones go.",
      because: "Turn Off, {step}",
      decisions: [
        "asks": "Turn Off asks first",
        "removed": "turned off, an app leaves nothing in the list",
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X8",
      "Configure brings the app forward and tells it which notification the sheet came from.",
      because: "configured in the app",
      decisions: [
        "owner": "configuring opens the app, which unlocks the device"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X9",
      "The link on the app’s page in Settings tells it of no notification.",
      because: "from Settings",
      decisions: [
        "owner": "the link opens the app, which unlocks the device"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X10",
      "From a collapsed group it is the leading notification.",
      because: "it leads the group",
      source: "our choice; nothing documents it"),
    Rule(
      "X11",
      "A suggestion under a notification asks whether to keep receiving the app’s.",
      because: "the system asks",
      decisions: [
        "dismissed": "the person dismissed it",
        "gone": "the notification that it stood under is gone",
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X12",
      "A suggestion appears after several notifications in a row were cleared unopened, seldom, or on demand.",
      because: "{count} cleared in a row, unopened",
      source: "our choice; nothing documents it"),
    Rule(
      "X13",
      "Nobody is asked about an app that is quiet, off or provisional, nor under a critical alert.",
      because: "there is nothing left to ask",
      source: "our choice; nothing documents it"),
    Rule(
      "X14",
      "Settings and sheets lead into the app’s own settings where the app can show them.",
      because: "the app has settings of its own",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X15",
      "An app is authorized, denied, provisional, not asked about yet, or an app clip that was just launched.",
      because: "an app clip may notify for 8 hours after each launch",
      decisions: [
        "over": "the 8 hours after the app clip’s launch are over"
      ],
      source: "Apple: UNAuthorizationStatus"),
    Rule(
      "X16",
      "An app asks for what it wants to do: alerts, sounds, badges and more.",
      because: "asked for by the app",
      decisions: [
        "noCar": "no car is connected",
        "noHeadphones": "no headphones are connected that it could be announced on",
        "announcedForAll": "every app is read out unless it is turned off",
      ],
      source: "Apple: UNAuthorizationOptions"),
    Rule(
      "X17",
      "The first request asks the person; later ones get the same answer.",
      because: "the person is asked once",
      decisions: [
        "asks": "the person is asked",
        "answered": "the person answered before",
      ],
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X18",
      "Allow grants all that was asked for, Don’t Allow nothing.",
      because: "as the person answered",
      decisions: [
        "allowed": "the person allowed it",
        "refused": "the person did not allow it",
        "denied": "the person does not allow it",
      ],
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X19",
      "An app that asks for provisional authorization gets it, without a question.",
      because: "it asked for provisional authorization",
      decisions: [
        "installed": "it is on trial, as it asks for"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X20",
      "What a provisional app asked for is remembered, and holds once it is kept.",
      because: "remembered for later",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X21",
      "What a provisional app sends goes to Notification Center alone.",
      because: "the app is provisional",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X22",
      "Under a provisional notification stand Keep and Turn Off.",
      because: "the app is provisional",
      decisions: [
        "sheet": "the person keeps it, and is asked how"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X23",
      "Keep means prominently or quietly, up to iOS 14; either way it is authorized from then on.",
      because: "the person keeps it",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X24",
      "From iOS 15 on, Keep means at once or in the summary, and everything else stays off.",
      because: "kept, as from iOS 15 on",
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X25",
      "A provisional app that is turned off is off as any other, and told that it is denied.",
      because: "a provisional app that is turned off is told that it is denied",
      decisions: [
        "asks": "turning a provisional app off asks first"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "X26",
      "Once decided, the question disappears from every notification of the app.",
      because: "it is provisional no more",
      source: "our choice; nothing documents it"),
    Rule(
      "X27",
      "A provisional app that asks in the ordinary way is asked about.",
      because: "it asks in the ordinary way",
      decisions: [
        "answered": "the person answered",
        "decided": "the person’s answer ends the trial",
      ],
      source: "inferred from Apple’s documentation"),
    Rule(
      "X28",
      "Before the person was asked, a push is dropped.",
      because: "nobody has been asked yet",
      decisions: [
        "installed": "nobody was asked so far"
      ],
      source: "inferred from Apple’s documentation"),
    Rule(
      "X29",
      "What was refused can be allowed in Settings, and nowhere else.",
      because: "allowed in Settings",
      source: "Apple: Asking permission to use notifications"),
    Rule(
      "X30",
      "Critical alerts have a question of their own.",
      because: "critical alerts were asked about",
      decisions: [
        "asks": "the app asks for critical alerts",
        "answered": "the person answered",
        "set": "as the person answered",
      ],
      source: "WWDC18, What’s New in User Notifications"),
  ]
}
