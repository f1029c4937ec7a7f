extension Rule {
  /// Section G: what stands together, and in which order.
  static let grouping = [
    Rule(
      "G1",
      "From iOS 12 the list is grouped by itself; before, it is flat.",
      because: "before iOS 12 nothing is grouped",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G2",
      "Each app’s grouping is Automatic, By App or Off, and the person’s to choose.",
      because: "the person chose it",
      decisions: ["readAgain": "its bundle was read again, and what is set stays"],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G3",
      "Automatic groups by thread; without a thread a notification joins its app’s own group.",
      because: "grouped by thread: {thread}",
      decisions: ["none": "without a thread it is in its app’s own group"],
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G4",
      "Two apps never share a group, even where their threads have one name.",
      because: "another app’s thread is another group",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G5",
      "Thread identifiers are compared exactly: case, spaces and all.",
      because: "thread identifiers are compared exactly",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G6",
      "An empty thread identifier is none; one of blanks is one.",
      because: "an empty thread identifier is none",
      source: "our choice; nothing documents it"),
    Rule(
      "G7",
      "By App ignores threads: an app has one group.",
      because: "grouped by app",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G8",
      "Off gives every notification a row of its own.",
      because: "grouping is off for this app",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G9",
      "The thread identifier is read from aps, never from alert.",
      because: "read from aps",
      source: "Apple: Generating a remote notification"),
    Rule(
      "G10",
      "The newest member leads its group.",
      because: "the newest leads the group",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G11",
      "A collapsed group shows its leading member, and a summary of the rest.",
      because: "it leads its group",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G12",
      "Groups stand in the order of their leading members, newest first.",
      because: "the newest group comes first",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G13",
      "Members of an expanded group run from the newest to the oldest.",
      because: "members run newest first",
      source: "inferred from G10"),
    Rule(
      "G14",
      "A group of one is a single row: no stack, no summary, nothing to expand.",
      because: "one member is left, so no stack",
      source: "inferred from the talks"),
    Rule(
      "G15",
      "Members of one key stack from two on, or from the threshold that is set.",
      because: "stacked from {threshold} members on",
      source: "the talks; the threshold is our choice"),
    Rule(
      "G16",
      "A stack shows one edge for two members and two for more.",
      because: "two edges for three or more",
      source: "our choice; nothing documents it"),
    Rule(
      "G17",
      "Tapping a collapsed group expands it; tapping anything else opens it.",
      because: "it was tapped",
      decisions: [
        "opens": "what was tapped is no collapsed stack"
      ],
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G18",
      "An expanded group has Show Less and a clear control above it.",
      because: "by the controls above the group",
      decisions: [
        "armed": "the group’s clear control asks first"
      ],
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G19",
      "Expansion lasts until the list is left or the device is locked.",
      because: "the list was left",
      decisions: [
        "single": "one group at a time is expanded"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "G20",
      "A row offers View, Manage and Clear, a collapsed group Clear All.",
      because: "offered by the row",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G21",
      "Clear takes one notification away; the next newest leads then.",
      because: "the person cleared it",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G22",
      "Clear All takes exactly those that were there when it was pressed.",
      because: "the person cleared the group",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "G23",
      "The list’s own control clears a whole section.",
      because: "the person cleared the section",
      decisions: [
        "armed": "the section’s clear control asks first"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "G24",
      "Clearing opens nothing, changes no badge and cancels nothing that is pending.",
      because: "clearing does only that",
      source: "inferred from the talks"),
    Rule(
      "G25",
      "A newcomer joins an expanded group on top, and the group stays expanded.",
      because: "it joined the open group on top",
      source: "our choice; nothing documents it"),
    Rule(
      "G26",
      "The same identifier again replaces what is listed, and rises to the top.",
      because: "it replaced an older one with its identifier",
      decisions: [
        "view": "a newer one with its identifier took its place in the view",
        "told": "it replaced the one that the open view showed",
        "watch": "a newer one with its identifier came to the watch",
        "unlisted": "a newer one with its identifier came, which is in no list",
        "newer": "{name} came with its identifier",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "G27",
      "A replacement with another thread leaves the old group.",
      because: "its thread is another one now",
      source: "inferred from G26"),
    Rule(
      "G28",
      "What an app takes back goes silently.",
      because: "the app took it back",
      decisions: [
        "banner": "its notification is gone",
        "view": "the notification that it showed is gone",
        "question": "the notification that it was about is gone",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "G29",
      "A new grouping setting regroups what is listed at once.",
      because: "the grouping was changed",
      decisions: [
        "setting": "what is listed is regrouped at once",
        "version": "another version of iOS groups otherwise",
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "G30",
      "Lock screen and history are grouped separately.",
      because: "lock screen and history are joined",
      decisions: [
        "apart": "lock screen and history are grouped separately again"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "G31",
      "Later notifications of a thread go to the open view of its extension, too.",
      because: "it is of the open view’s thread",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "G32",
      "From iOS 15 summary arguments and counts are ignored.",
      because: "iOS 15 ignores counts",
      source: "Apple: UNNotificationContent.summaryArgument"),
  ]
}
