extension Rule {
  /// Section F: interruption levels, Focus, scheduled summaries, display styles.
  static let focus = [
    Rule(
      "F1",
      "A notification is passive, active, Time Sensitive or critical; without a word it is active.",
      because: "its level says so",
      source: "Apple: UNNotificationInterruptionLevel"),
    Rule(
      "F2",
      "Time Sensitive needs an entitlement and the app’s switch; else it counts as active.",
      because: "the app is not entitled to Time Sensitive notifications, so it counts as active",
      decisions: [
        "off": "Time Sensitive Notifications of the app are off, so it counts as active"
      ],
      source: "Apple: UNNotificationSettings; the switch is our choice"),
    Rule(
      "F3",
      "A Time Sensitive row says so, and leads the locked phone’s list for an hour.",
      because: "it is Time Sensitive",
      decisions: [
        "leads": "what is critical or Time Sensitive leads the lock screen for a while",
        "over": "it led the lock screen for as long as it may",
        "unlocked": "nothing leads the list of an unlocked phone",
        "gone": "its notification is gone",
        "decided": "the person decided about the app’s Time Sensitive notifications",
        "version": "before iOS 15 nothing leads the lock screen",
      ],
      source: "seen on devices"),
    Rule(
      "F4",
      "Do Not Disturb is a Focus with nothing allowed; one Focus at most is on.",
      because: "one Focus at most is on",
      decisions: [
        "on": "the person turned it on",
        "off": "the person turned it off",
        "set": "the person set it up",
      ],
      source: "iPhone user guide: Focus"),
    Rule(
      "F5",
      "A Focus names apps and people, and says what becomes of the rest.",
      because: "the Focus says what becomes of it",
      decisions: [
        "deleted": "the person deleted it",
        "hidesBadge": "{focus} hides it",
        "version":
          "before iOS 16 a Focus names what it lets through: every app that it did not silence",
      ],
      source: "iPhone user guide: Focus"),
    Rule(
      "F6",
      "While a Focus is on, what it does not let through is kept in Notification Center alone.",
      because: "{focus} is on, and lets {missing} through",
      decisions: ["through": "{focus} is on, and lets {who} through"],
      source: "iPhone user guide: Focus; what silencing is, is our choice"),
    Rule(
      "F7",
      "Ending a Focus delivers nothing anew, and says how many came meanwhile.",
      because: "a Focus was on when it came",
      decisions: [
        "seen": "what came meanwhile was looked at"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "F8",
      "A time of day or a place turns a Focus on and off; by hand it holds until the next edge.",
      because: "{focus} is on from {span}",
      decisions: [
        "ends": "{focus} is on from {span}, which is over",
        "arrived": "{focus} is on at {place}",
        "left": "{focus} is on at {place}, and the iPhone left",
        "zone": "{focus} goes by the clock of the device’s zone",
        "planned": "the clock turns one on or off next",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "F9",
      "A communication notification is titled by its sender, where the app is entitled to that.",
      because: "it says who speaks",
      decisions: [
        "notEntitled":
          "the app is not entitled to communication notifications, so it is an ordinary one"
      ],
      source: "Apple: Implementing communication notifications"),
    Rule(
      "F10",
      "An app’s Focus filter keeps back what has other filter criteria.",
      because: "the app’s filter for {focus} wants other filter criteria",
      decisions: ["set": "the app sets what it shows while the Focus is on"],
      source: "Apple: UNNotificationContent.filterCriteria"),
    Rule(
      "F11",
      "A scheduled summary comes at set times of day, with the apps that are in it.",
      because: "the person scheduled it",
      decisions: [
        "app": "the person chose when its notifications come",
        "planned": "the next one is planned",
        "none": "no summary is to come",
      ],
      source: "Apple: UNNotificationSettings; iPhone user guide"),
    Rule(
      "F12",
      "Passive and active notifications of an app in the summary are held until it comes.",
      because: "its app is in the scheduled summary",
      decisions: [
        "soundless": "its app is in the scheduled summary, which has nothing of it to list"
      ],
      source: "Apple: UNNotificationInterruptionLevel; for badges our choice"),
    Rule(
      "F13",
      "What was held comes as one summary, with one wake and no sound.",
      because: "it comes with the scheduled summary",
      decisions: [
        "empty": "nothing was held",
        "left": "nothing of it is to be listed",
        "moved": "the iPhone was unlocked",
        "replaces": "a summary brought another with its identifier",
        "version": "before iOS 15 there is no summary",
      ],
      source: "our choice; the titles as seen on devices"),
    Rule(
      "F14",
      "A summary features what has the highest relevance score, one of a group at most.",
      because: "by relevance score, then pictures, then age",
      source: "Apple: UNNotificationContent.relevanceScore; ties are our choice"),
    Rule(
      "F15",
      "An opened summary lists its notifications in groups; Clear takes all of it.",
      because: "the summary was opened",
      decisions: ["cleared": "the summary was cleared"],
      source: "our choice; nothing documents it"),
    Rule(
      "F16",
      "The next summary can be looked at before it comes; opening one of it delivers that one.",
      because: "it was opened before its summary came",
      decisions: [
        "shown": "the next summary is shown before it comes",
        "closed": "the next summary is looked at no longer",
      ],
      source: "seen on devices"),
    Rule(
      "F17",
      "What is held is replaced, removed, and delivered silently where it is held no longer.",
      because: "it was held for the summary until then",
      decisions: [
        "released": "nothing holds it any more",
        "none": "no summary is to come",
        "unlisted": "its summary was due, and nothing of it may be listed",
        "apart": "its summary comes to the lock screen, where it may not show",
        "replaced": "a newer one with its identifier came",
        "removed": "its app took it back while it was held",
        "turnedOff": "its app was turned off while it was held",
        "expired": "it expired while it was held",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "F18",
      "An app can be muted for an hour or for today; Options has that in place of Manage.",
      because: "the app is muted",
      decisions: [
        "chosen": "the person muted it",
        "ended": "the person unmuted it",
        "over": "its time is over",
        "zone": "today ends at midnight in the device’s zone",
      ],
      source: "seen on devices; how muting ends is our choice"),
    Rule(
      "F19",
      "What is listed shows as stacks, as a list, or on the lock screen as a count.",
      because: "its display style says so",
      decisions: ["device": "the person chose how all are shown"],
      source: "iPhone user guide"),
    Rule(
      "F20",
      "Where several things silence a notification, all of them are named.",
      because: "several things silence it",
      source: "our choice; nothing documents it"),
  ]
}
