extension Rule {
  /// Section K: triggers, identifiers, and what apps ask for and take away.
  static let triggers = [
    Rule(
      "K1",
      "A request without a trigger is delivered at once.",
      because: "it has no trigger",
      source: "Apple: UNNotificationRequest"),
    Rule(
      "K2",
      "An interval is greater than 0, and at least 60 seconds where it repeats.",
      because: "{why}",
      source: "Apple: UNTimeIntervalNotificationTrigger"),
    Rule(
      "K3",
      "An interval counts the time that passes, whatever clocks do.",
      because: "its interval is over",
      source: "inferred from Apple’s documentation"),
    Rule(
      "K4",
      "Given units have to match; what misses below the highest is its least value.",
      because: "what is not given is its least value",
      source: "Apple: UNCalendarNotificationTrigger"),
    Rule(
      "K5",
      "A date without a zone of its own is read by the device’s clock, wherever it is.",
      because: "the device’s clock reads otherwise",
      source: "inferred from Apple’s documentation"),
    Rule(
      "K6",
      "A calendar trigger fires when clock and calendar read its date components.",
      because: "the clock reads what it waits for",
      source: "Apple: UNCalendarNotificationTrigger"),
    Rule(
      "K7",
      "A day that a month lacks is the first of the next month.",
      because: "the month lacks the day",
      source: "Foundation’s result"),
    Rule(
      "K8",
      "A date that is past never comes: the request is taken and dropped.",
      because: "its date never comes again",
      decisions: [
        "leftOut": "its date is one that clock or calendar leave out",
        "contradictory": "no date has all of these: {asked}; leave {surplus} out",
        "unknownCalendar": "ICU, which knows the calendar {calendar}, cannot be loaded",
      ],
      source: "inferred from Apple’s documentation"),
    Rule(
      "K9",
      "Weekday 1 is Sunday; a gap that is no full hour leaves the day out.",
      because: "as Foundation’s search does",
      source: "Foundation’s result"),
    Rule(
      "K10",
      "A region fires at its edge; an app has at most 20.",
      because: "at the edge of its region",
      decisions: [
        "moved": "the phone was moved",
        "waits": "it waits for the edge of its region",
        "limit": "{most} regions of the app wait already",
      ],
      source: "Apple: UNLocationNotificationTrigger"),
    Rule(
      "K11",
      "What fired waits no longer, unless it repeats.",
      because: "its trigger fired",
      decisions: [
        "repeats": "its trigger fired, and repeats"
      ],
      source: "Apple: UNCalendarNotificationTrigger"),
    Rule(
      "K12",
      "Each firing replaces what the one before delivered.",
      because: "it fired before",
      source: "inferred from Apple’s documentation"),
    Rule(
      "K13",
      "Of an app’s requests the 64 soonest wait; the rest is dropped.",
      because: "64 that come no later wait already",
      source: "Apple: UILocalNotification"),
    Rule(
      "K14",
      "Requests for a place do not count among the 64.",
      because: "it waits for a place",
      source: "our choice; nothing documents it"),
    Rule(
      "K15",
      "A request replaces the one with its identifier that waits.",
      because: "one with its identifier waited",
      source: "Apple: UNNotificationRequest.identifier"),
    Rule(
      "K16",
      "A request without a trigger takes the place of one that waits.",
      because: "one without a trigger came instead",
      source: "inferred from Apple’s documentation"),
    Rule(
      "K17",
      "A push is named by its collapse identifier, else by the endpoint’s apns-id or by id=, else n1, n2, …",
      because: "named as pushes are",
      source: "Apple: UNNotificationRequest.identifier"),
    Rule(
      "K18",
      "What waits is listed by its next date, what no time decides last.",
      because: "by its next date",
      source: "our choice; nothing documents it"),
    Rule(
      "K20",
      "An app can take a request back before it fires; unknown identifiers are ignored.",
      because: "the app took it back",
      source: "Apple: removePendingNotificationRequests(withIdentifiers:)"),
    Rule(
      "K21",
      "An app can take all of its requests back.",
      because: "the app took all of them back",
      source: "Apple: removeAllPendingNotificationRequests()"),
    Rule(
      "K22",
      "What a request delivered stays in the list when the request is taken back.",
      because: "it was delivered before",
      source: "inferred from Apple’s documentation"),
    Rule(
      "K23",
      "An app can take back what was delivered; it acts on the list only.",
      because: "the app removed it",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "K24",
      "Deleting an app removes all that is its.",
      because: "the app was deleted",
      decisions: [
        "app": "the person deleted it",
        "inFront": "the app in front was deleted",
        "request": "its app was deleted, and takes its requests along",
        "held": "its app was deleted while it was held",
        "box": "its app was deleted, and takes its alert along",
        "extension": "its app was deleted while the extension ran",
        "response": "its app was deleted, and hears of no response any more",
        "filter": "the app that set it was deleted",
        "page": "the app whose page of Settings was open was deleted",
        "question": "the app that it was about was deleted",
        "powerOff": "the phone was turned off",
        "boxAtPowerOff": "the phone was turned off, and its display with it",
        "powerOn": "the phone was turned on; what apps asked for is still there",
      ],
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "K25",
      "What is due at one instant happens in the order it was added.",
      because: "in the order of addition",
      source: "our choice; nothing documents it"),
    Rule(
      "K26",
      "What is due on the way comes at its own time, in order; so much at most for one command.",
      because: "it was due on the way",
      source: "our choice; nothing documents it"),
    Rule(
      "K28",
      "What is due while the phone is off comes when it is on again, once.",
      because: "the phone was off when it was due",
      decisions: [
        "moved": "the phone was off when it was moved",
        "resumed": "the phone was turned off while an extension had it",
        "tooLate": "it was due more than {window} before the phone was on again",
        "leftOut": "it was due more than {window} before the phone was on again, and repeats",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "K29",
      "A request with an empty identifier or without anything to present is taken like any other.",
      because: "it is taken as it is",
      source: "our choice; nothing documents it"),
  ]
}
