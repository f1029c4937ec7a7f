extension Rule {
  /// Section N: local notifications of old (`UILocalNotification`).
  static let legacy = [
    Rule(
      "N1",
      "Local notifications of old are there in every version; before iOS 10 an alert is a box, and there is no list.",
      because: "before iOS 10 an alert is a box, and there is no list",
      decisions: [
        "noBoxes": "from iOS 10 on an alert is no box",
        "version": "another version of iOS shows alerts otherwise",
        "noView": "before iOS 10 there is no rich view",
        "noCenter": "before iOS 10 there is no Notification Center",
        "again": "it fired again, and lies on top now",
        "lacking": "UserNotifications is there from iOS 10 on",
      ],
      source: "WWDC10, Local and Push Notifications; Apple: UILocalNotification"),
    Rule(
      "N2",
      "Badge, alert and sound are independent of each other.",
      because: "it asks for any of badge, alert and sound",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N3",
      "A body makes an alert with one button, which dismisses it; an action makes a second one, which opens the app.",
      because: "as its body and its action say",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N4",
      "A badge number of 0 leaves the badge as it is.",
      because: "0 leaves the badge as it is",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N5",
      "A sound is a file of the bundle or the default one; without a name there is silence.",
      because: "it names a sound, or none",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N6",
      "The launch image is what the app starts with when it is opened from the notification.",
      because: "it starts with {image}",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N7",
      "What an app attaches for itself may be any property list.",
      because: "the app attached it",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N8",
      "Without a fire date, or with one that is past, it is delivered at once.",
      because: "its fire date is past, or it has none",
      source: "Apple: UILocalNotification.fireDate"),
    Rule(
      "N9",
      "Without a time zone the fire date is universal time: one moment, the same everywhere.",
      because: "its fire date is one moment, wherever the device is",
      source: "WWDC10, Local and Push Notifications; Apple: UILocalNotification.timeZone"),
    Rule(
      "N10",
      "With a time zone it is wall time: the clock’s reading there counts, in whatever zone the device is.",
      because: "the clock reads its fire date where the device is",
      source: "WWDC10, Local and Push Notifications; Apple: UILocalNotification.timeZone"),
    Rule(
      "N11",
      "What a move makes past before it fired fires at once.",
      because: "where the device is now, its time is past",
      decisions: [
        "leftOut": "where the device is now, its time is past, and is left out",
        "dropped": "where the device is now, its only time is past",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "N12",
      "A time that a clock change skips or doubles is dealt with as for calendar triggers.",
      because: "the clock skips or doubles its time",
      source: "our choice; nothing documents it"),
    Rule(
      "N13",
      "It fires again after one calendar unit, from a minute to a year; every second is refused.",
      because: "{why}",
      source: "WWDC10, Local and Push Notifications; Apple: UILocalNotification.repeatInterval"),
    Rule(
      "N14",
      "Its own calendar counts the unit, else the device’s.",
      because: "its calendar counts so",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N15",
      "Wall times keep what the clock reads when they fire again; universal ones count in GMT.",
      because: "it fires again",
      source: "inferred from the talk"),
    Rule(
      "N16",
      "Months are counted on from the first date’s day, or the last day of a shorter month.",
      because: "the month lacks the day",
      source: "our choice; nothing documents it"),
    Rule(
      "N17",
      "What fires again does so until it is canceled.",
      because: "it fires again until it is canceled",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N18",
      "Opening it starts the app, which finds it among its launch options, or brings it to the front and calls it.",
      because: "the person opened it",
      decisions: [
        "box": "the person opened it from its box",
        "view": "the person opened a notification, so the view closed",
        "owner": "opening it unlocks the device",
      ],
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N19",
      "Where its app is in front there is no alert, sound or badge: the app is called.",
      because: "its app is in front, and is called instead",
      decisions: [
        "called": "its app is in front, and is called"
      ],
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N20",
      "Where its app runs in the background, it is called when the person opens it, and not before.",
      because: "its app ran in the background",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N21",
      "Dismissing the alert calls nothing.",
      because: "the person dismissed it",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N22",
      "What is presented now does not wait for its fire date.",
      because: "the app presents it now",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N23",
      "Scheduling copies: what is changed afterwards has no effect.",
      because: "a copy of it was scheduled",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N24",
      "Two are equal where all their properties are, also after archiving.",
      because: "all of its properties are equal",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N25",
      "Canceling takes back what is scheduled and equal; none is no error.",
      because: "the app canceled it",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N26",
      "Canceling takes down an alert that shows.",
      because: "the app canceled it while it showed",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N27",
      "Canceling all takes back what is scheduled, and takes down alerts that show.",
      because: "the app canceled all of them",
      decisions: [
        "visible": "the app canceled all of them, the one that shows too"
      ],
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "N28",
      "Of an app’s notifications the 64 soonest wait; what fires again counts once.",
      because: "64 that come no later wait already",
      source: "Apple: UILocalNotification"),
    Rule(
      "N29",
      "Of two equal ones both fire; canceling takes both back.",
      because: "it is equal to another",
      source: "our choice; nothing documents it"),
    Rule(
      "N30",
      "A region together with a fire date is refused.",
      because: "{why}",
      source: "Apple: UILocalNotification.fireDate"),
    Rule(
      "N31",
      "Keys are worded when it fires, as L13 says.",
      because: "its words were looked up when it fired",
      source: "WWDC10, Local and Push Notifications"),
  ]
}
