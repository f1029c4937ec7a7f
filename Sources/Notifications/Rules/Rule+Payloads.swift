extension Rule {
  /// Section Y: what is wrong with a file.
  static let payloads = [
    Rule(
      "Y1",
      "A payload is strict JSON.",
      because: "not strict JSON",
      source: "RFC 8259"),
    Rule(
      "Y2",
      "A payload has an aps object.",
      because: "aps is missing or no object",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y3",
      "A payload’s size stays within the limit.",
      because: "too many bytes",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y4",
      "An alert is a string or an object with something to read.",
      because: "the alert has nothing to read",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y5",
      "thread-id belongs in aps, not in alert.",
      because: "thread-id stands in alert",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y6",
      "A known key at the wrong level does nothing.",
      because: "a known key at the wrong level",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y7",
      "Only an app that is entitled can ask for critical alerts.",
      because: "the app is not entitled",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "Y9",
      "Thread identifiers that differ only by case or blanks are two groups.",
      because: "nearly another thread",
      source: "our check; Apple: threadIdentifier"),
    Rule(
      "Y10",
      "summary-arg and summary-arg-count belong in alert.",
      because: "summary-arg does not stand in alert",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "Y11",
      "summary-arg-count is a whole number from 1.",
      because: "an unusable count",
      source: "Apple: UNNotificationContent.h"),
    Rule(
      "Y12",
      "An argument is read by a summary format with %@ or by the default text, from iOS 12 to iOS 14.",
      because: "an argument that nothing reads",
      source: "Apple: summaryArgument"),
    Rule(
      "Y14",
      "A summary format with %@ needs notifications that give an argument.",
      because: "nobody is ever named",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "Y21",
      "A key that is nearly a known one is most likely meant to be that; a template’s word is to be filled in.",
      because: "nearly a known key",
      source: "our choice; nothing documents it"),
    Rule(
      "Y22",
      "A payload presents something or is silent.",
      because: "nothing to present",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y8",
      "A category has to be registered by the app.",
      because: "an unregistered category",
      source: "Apple: UNNotificationCategory"),
    Rule(
      "Y25",
      "Switches in a payload are the numbers 0 and 1.",
      because: "another spelling than 0 and 1",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y26",
      "A badge is a whole number from 0.",
      because: "the badge is no whole number",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y13", "A summary format has one of the two supported shapes.",
      because: "an unsupported format", source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "Y15", "Every key is in every language of the app.", because: "a key is missing",
      source: "Apple: localizedUserNotificationString"),
    Rule(
      "Y16", "There are as many arguments as placeholders.",
      because: "arguments and placeholders differ", source: "our choice; nothing documents it"),
    Rule(
      "Y28",
      "A header is as long, as late and of the form that the service takes.",
      because: "a header that the service does not take so",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "Y29",
      "A placeholder for hidden content counts all and has plural forms; a summary counts those "
        + "that are more.",
      because: "words that do not fit the number",
      source: "WWDC17 and WWDC18"),
    Rule(
      "Y41", "Every text of a catalog is translated and reviewed.",
      because: "a translation is unfinished", source: "our choice; nothing documents it"),
    Rule(
      "Y17", "A variable has the forms that its language needs.", because: "a form is missing",
      source: "CLDR"),
    Rule(
      "Y40", "Titles over 50 characters and bodies over 178 are cut in the list.",
      because: "longer than rows show", source: "our choice; nothing documents it"),
    Rule(
      "Y18",
      "mutable-content needs an alert and a service extension.",
      because: "no extension gets it",
      source: "our check; Apple: Modifying content in newly delivered notifications"),
    Rule(
      "Y19",
      "interruption-level is one of four words, from iOS 15 on, and does not overrule a critical sound.",
      because: "its interruption level has no effect",
      source: "Apple: UNNotificationInterruptionLevel"),
    Rule(
      "Y20",
      "Of many actions only the first ones show.",
      because: "more actions than show",
      source: "our check; Apple: UNNotificationCategory"),
    Rule(
      "Y27",
      "A sound is a file of the app below 30 s, of a kind that is played; its volume goes from 0 to 1, and at 0 nothing is heard.",
      because: "its sound is not played",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y30",
      "A content extension needs a ratio and a category that is sent, and shows what it hides; what an extension’s templates name is in the payload.",
      because: "its declaration has a slip",
      source: "our check; Apple: UNNotificationContentExtension"),
    Rule(
      "Y31",
      "Identifiers of actions are unique across an app, and those of categories.",
      because: "two have one identifier",
      source: "our check; Apple: Declaring your actionable notification types"),
    Rule(
      "Y23",
      "The push type, the priority and the payload say the same.",
      because: "the push type does not fit the payload",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "Y24",
      "A silent push wakes only an app with the background mode remote-notification.",
      because: "no background mode",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "Y32",
      "The app’s own link in Settings needs both the option and the delegate’s method.",
      because: "option and method do not agree",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "Y33",
      "Provisional authorization goes with something to try out.",
      because: "provisional alone",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "Y34",
      "A trigger comes, and when its author thinks.",
      because: "the trigger never fires, or at another time",
      source: "our choice; nothing documents it"),
    Rule(
      "Y35",
      "An app asks for no more requests than can wait.",
      because: "too many wait",
      source: "Apple: UILocalNotification"),
    Rule(
      "Y36",
      "A local notification of old cannot clear the badge, counts no days, and is worded by keys when it fires.",
      because: "it will not do what its author means",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "Y37",
      "A payload holds no secrets and no personal data.",
      because: "it looks like a secret",
      source: "Apple: Generating a remote notification"),
    Rule(
      "Y38",
      "An app has few groups in the list: a thread for each message is none.",
      because: "too many groups",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "Y39",
      "A frame of the binary interface has the lengths that it says, known items, and nothing behind them.",
      because: "the service closes the connection, and what follows is lost",
      source: "Apple: Binary Provider API"),
    Rule(
      "Y42",
      "An attachment is of a known kind, within its size, with an identifier of its own.",
      because: "an attachment is refused",
      source: "Apple: UNNotificationAttachment"),
    Rule(
      "Y43",
      "An extension’s bundle identifier is its own, and begins with the app’s and a dot.",
      because: "the identifier is taken, or not the app’s",
      source: "Apple: App Extension Programming Guide"),
    Rule(
      "Y44",
      "One content extension is for a category; of several the first is shown.",
      because: "another extension is for its category",
      source: "our check; Apple: UNNotificationContentExtension"),
    Rule(
      "Y45",
      "A text in another language is translated where most of what stands beside it is.",
      because: "it reads as in the development language",
      source: "our check; nothing documents it"),
  ]
}
