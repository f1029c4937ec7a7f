extension Rule {
  /// Section P: where and how a notification shows.
  static let presentation = [
    Rule(
      "P1",
      "A device is locked or not, its owner recognized or not, its display on or off.",
      because: "the person did it",
      decisions: [
        "displayOn": "the display is on already",
        "left": "the person left it",
        "stays": "the person woke it again",
        "phone": "the person set it",
        "owner": "only the owner may do it, who was not recognized",
        "recognized": "the owner was recognized",
        "refused": "what was asked for cannot be done: {why}",
        "another": "something else was asked of the owner",
        "asking": "the owner is asked",
        "dark": "the display went dark",
        "canceled": "the person turned it down",
        "box": "the person touched its box",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "P2",
      "Lock screen and Notification Center are one list, older ones behind a scroll.",
      because: "one list, older ones further down",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "P3",
      "While the device is locked a notification joins the lock screen, and the screen wakes.",
      because: "the device is locked",
      decisions: [
        "covered": "the device was locked",
        "closed": "the display went dark",
        "dark": "nobody used the display for as long as it stays lit",
      ],
      source: "WWDC17 and WWDC18"),
    Rule(
      "P4",
      "On an unlocked device a banner rolls down, with sound and badge.",
      because: "the device is unlocked",
      decisions: [
        "covered": "the display went dark"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "P5",
      "With the list open, a notification is inserted there and then.",
      because: "the list is open",
      decisions: [
        "covered": "the list was opened"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "P6",
      "Unlocking moves what is on the lock screen to the history.",
      because: "the device was unlocked",
      source: "WWDC17; the rest is our choice"),
    Rule(
      "P7",
      "What arrives on an unlocked device joins the history at once.",
      because: "the device is unlocked",
      decisions: [
        "bannerAlone": "it showed as a banner, which adds nothing to the list"
      ],
      source: "inferred from the talks"),
    Rule(
      "P8",
      "Banners take turns; one of the same thread takes the visible one’s place.",
      because: "one banner at a time",
      decisions: [
        "replaces": "it took the place of its thread’s banner",
        "makesWay": "the banner before it would have stayed",
        "replaced": "a newer one of its thread takes its turn",
        "outdated": "a newer one with its identifier came quietly",
        "turn": "the banner before it is gone",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "P9",
      "A banner can be tapped, pulled down or flicked away.",
      because: "the person did it",
      decisions: [
        "another": "the person opened another view",
        "banner": "the person pulled it down",
        "display": "the person opened a view",
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "P10",
      "While an app is in front, it decides what of its own is presented.",
      because: "the app in front decides",
      decisions: [
        "asked": "its app is in front, and is asked",
        "answer": "the app’s answer was set",
      ],
      source: "Apple: UNUserNotificationCenterDelegate"),
    Rule(
      "P11",
      "Up to iOS 13 the app in front chooses among badge, sound and alert.",
      because: "the app in front chose",
      source: "Apple: UNNotificationPresentationOptions"),
    Rule(
      "P12",
      "From iOS 14 banner and list are chosen apart.",
      because: "the app in front chose",
      source: "Apple: UNNotificationPresentationOptions"),
    Rule(
      "P13",
      "What the person set still holds after the app in front chose.",
      because: "as the app is set",
      source: "inferred from P10"),
    Rule(
      "P14",
      "Unless its app is in front, the system presents a notification by itself.",
      because: "the app is not in front",
      decisions: ["started": "the app was started, for no notification"],
      source: "WWDC10 and WWDC17"),
    Rule(
      "P15",
      "An app that was swiped away still alerts, but is not woken.",
      because: "the app was swiped away",
      source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
    Rule(
      "P16",
      "A badge is drawn from 1 on, 0 removes it, none leaves it.",
      because: "the payload sets it",
      decisions: [
        "noNumber": "the payload sets none",
        "request": "its content sets it",
        "noNumberInRequest": "its content sets none",
        "extension": "its service extension set it",
        "noNumberInExtension": "its service extension left none",
        "app": "the app set it",
      ],
      source: "Apple: Generating a remote notification"),
    Rule(
      "P17",
      "Badges are absolute: neither clearing nor opening changes them.",
      because: "badges are absolute",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "P18",
      "A badge that is negative or no whole number is none.",
      because: "it is no badge",
      source: "our choice; nothing documents it"),
    Rule(
      "P19",
      "An app that sets its badge to 0 takes its notifications back with it.",
      because: "the app set its badge to 0",
      source: "seen on devices"),
    Rule(
      "P20",
      "A row shows app, time, title, subtitle and up to four lines of body.",
      because: "laid out as a row",
      source: "our choice; nothing documents it"),
    Rule(
      "P21",
      "Times read now, 5m ago, 2h ago, then weekday and time, then the date.",
      because: "told relative to now",
      source: "our choice; nothing documents it"),
    Rule(
      "P22",
      "A row shows its first attachment with a picture as a thumbnail, a sound only where nothing else is: what it is, and the name of its file.",
      because: "it has an attachment",
      source: "WWDC17, Best Practices; the words are our choice"),
    Rule(
      "P23",
      "Opening a notification takes it off the list.",
      because: "it was opened",
      source: "inferred from A14"),
    Rule(
      "P24",
      "Unlocking alone removes nothing.",
      because: "unlocking removes nothing",
      decisions: [
        "moved": "unlocking removed nothing"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "P25",
      "A push with nothing to present delivers nothing.",
      because: "it has no alert, badge or sound",
      source: "our choice; nothing documents it"),
    Rule(
      "P26",
      "A push with only a badge or a sound makes no row.",
      because: "it has no alert",
      source: "Apple: Generating a remote notification"),
    Rule(
      "P27",
      "Every delivery ends in exactly one outcome.",
      because: "each delivery has one outcome",
      source: "our choice; nothing documents it"),
  ]
}
