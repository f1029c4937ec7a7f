extension Rule {
  /// Section C: content extensions and the rich view.
  static let contentExtensions = [
    Rule(
      "C1",
      "A content extension is chosen by the notification’s category; the first that is for it.",
      because: "{why}",
      decisions: ["update": "{why}"],
      source: "WWDC17 and WWDC18"),
    Rule(
      "C2",
      "It is loaded when the rich view opens, for pushes and others alike.",
      because: "the rich view opened",
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C3",
      "Its view opens with a height that is its width times a ratio; 1 where none is said.",
      because: "opens at ratio {ratio}",
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C4",
      "It may hide the texts below it.",
      because: "it hides the texts below it",
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C5",
      "Its title may stand in the place of the app’s name.",
      because: "its title stands for the app’s name",
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C6",
      "From iOS 12 its view may take touches; else a touch opens the app.",
      because: "its view takes touches",
      decisions: [
        "pressed": "the person touched its view"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "C7",
      "Without that, only media button, actions and its own input react.",
      because: "its view takes no touches",
      decisions: [
        "opens": "its view takes no touches, so one opens the app",
        "owner": "a touch opens the app, which unlocks the device",
      ],
      source: "WWDC17 and WWDC18"),
    Rule(
      "C8",
      "It gets the notification when the view opens, and later ones of the same thread.",
      because: "it gets the notification",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "C9",
      "From iOS 12 it may show other actions at any time.",
      because: "{why}",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "C10",
      "It gets responses before the app where it asks for them; else the app does.",
      because: "{why}",
      decisions: [
        "closed": "the app gets the response, so the view closed: {why}",
        "awaited": "{why}, and has yet to complete this one",
        "extension": "{why}",
      ],
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C11",
      "It completes a response in one of three ways.",
      because: "it completed with {option}",
      source: "Apple: UNNotificationContentExtensionResponseOption"),
    Rule(
      "C12",
      "It leaves the view open, closes it, or closes it and hands the response on.",
      because: "it chose {option}",
      decisions: [
        "closed": "it chose {option}, so the view closed",
        "removed": "it chose {option}, so it left the list",
        "forwarded": "it chose {option}, so the app gets the response",
        "unhandled": "it has no row for the action",
        "unhandledClosed": "it has no row for the action, so the view closed",
        "unhandledForwarded": "it has no row for the action, so the app gets the response",
      ],
      source: "Apple: UNNotificationContentExtensionResponseOption"),
    Rule(
      "C13",
      "Without a completion within 5 s the response is handed on.",
      because: "no completion within {limit} s",
      decisions: [
        "closed": "no completion within {limit} s, so the view closed",
        "forwarded": "no completion within {limit} s, so the app gets the response",
        "left": "the view closed before a completion, so the app gets the response",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "C14",
      "It may open the app with the default action, from iOS 12.",
      because: "the extension opened the app",
      decisions: [
        "unknown": "{why}",
        "owner": "the extension opens the app, which unlocks the device",
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "C15",
      "It may close its view, from iOS 12; the notification stays.",
      because: "the extension closed its view",
      decisions: ["unknown": "{why}"],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "C16",
      "A media button is always there, or only while nothing plays; without a frame there is none.",
      because: "{why}",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "C17",
      "Pressing it calls mediaPlay and mediaPause in turn; the extension may set its state.",
      because: "the extension said so",
      decisions: [
        "pressed": "the person pressed the media button"
      ],
      source: "Apple: UNNotificationContentExtension"),
    Rule(
      "C18",
      "An extension with an input view may show it in the place of the keyboard.",
      because: "{why}",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "C19",
      "Its accessory stands above the keyboard’s field.",
      because: "its accessory stands above the field",
      source: "WWDC17; the place is our choice"),
    Rule(
      "C20",
      "What is chosen in its input view is its own business and no response.",
      because: "the extension’s own input",
      decisions: [
        "told": "the person chose in the extension’s own input"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "C21",
      "A rich view has the app’s icon and name, a corner for managing, a dismiss control, and actions.",
      because: "the view’s own control",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "C22",
      "What an extension does is a table: on an event, these steps.",
      because: "as its table says",
      source: "our choice; nothing documents it"),
    Rule(
      "C23",
      "Nothing is loaded while the content is hidden.",
      because: "nothing is loaded while it is hidden",
      source: "our choice; nothing documents it"),
    Rule(
      "C24",
      "Keys of the payload reach the extension; where it fails, the system’s own view shows.",
      because: "{why}",
      decisions: [
        "content": "{why}",
        "closed": "its extension failed, so the view closed: {why}",
        "forwarded": "its extension failed, so the app gets the response: {why}",
      ],
      source: "WWDC17; the rest is our choice"),
  ]
}
