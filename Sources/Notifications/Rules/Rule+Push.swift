extension Rule {
  /// Section B: the push service and its payloads.
  static let push = [
    Rule(
      "B1",
      "Pushes arrive in the order they were sent.",
      because: "in sending order",
      decisions: [
        "reordered": "those that waited come in the order of apns.reorderSeed"
      ],
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B2",
      "A device that is online gets every push that is accepted.",
      because: "the device is online",
      decisions: [
        "released": "the device can be reached again"
      ],
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B3",
      "Of the pushes that wait for a device, the newest of each app is kept.",
      because: "{why}",
      decisions: [
        "coalesced": "{why}"
      ],
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B4",
      "With a switch, the newest of each app and collapse identifier is kept.",
      because: "each collapse identifier has its place",
      source: "inferred from Apple’s documentation"),
    Rule(
      "B5",
      "A push with a delivered one’s collapse identifier replaces it.",
      because: "same collapse identifier",
      source: "WWDC17; Apple: Sending notification requests to APNs"),
    Rule(
      "B6",
      "A push is stored and forwarded until its expiration; 0 lets it wait not at all.",
      because: "its expiration came first",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B7",
      "At least one attempt is made to deliver a push; with an expiration that is past, fire and forget.",
      because: "it was attempted once, and could not be delivered",
      source: "WWDC10, Implementing Local and Push Notifications"),
    Rule(
      "B8",
      "No push waits for more than 30 days.",
      because: "it waited for as long as any does",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B9",
      "The service’s clock counts, and an expiration of this very moment is past.",
      because: "by the service’s clock",
      source: "WWDC10, Implementing Local and Push Notifications"),
    Rule(
      "B10",
      "Silent pushes and alerts take each other’s place where they wait.",
      because: "a silent push takes the same place",
      source: "inferred from Apple’s documentation"),
    Rule(
      "B11",
      "Priority 10 comes at once, 5 when the phone wakes or after a while, 1 only when it is awake.",
      because: "{why}",
      decisions: [
        "released": "{why}"
      ],
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B12",
      "A provider sends a request with POST to /3/device and the token.",
      because: "by the request’s path",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B13",
      "A request says in its header what it is, where it goes and how urgent it is.",
      because: "by the request’s header",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B14",
      "A request without apns-id is given one.",
      because: "an apns-id was made",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B15",
      "Alerts and background pushes are simulated; other types are accepted, and go no further.",
      because: "{why}",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B16",
      "A topic is a bundle identifier, with a suffix for some types of push.",
      because: "by the type’s topic",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B17",
      "A background push has priority 5.",
      because: "a background push has priority 5",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B18",
      "A push type that does not fit the payload is accepted.",
      because: "the type does not fit",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B19",
      "A payload has at most 4096 bytes, over the binary interface 2048.",
      because: "it has too many bytes",
      source: "Apple: Generating a remote notification"),
    Rule(
      "B20",
      "A request is answered with a status, its apns-id, and a reason where it is refused.",
      because: "the request was accepted",
      source: "Apple: Handling notification responses from APNs"),
    Rule(
      "B21",
      "Each reason to refuse a request has its status.",
      because: "{reason}, as {why}",
      source: "Apple: Handling notification responses from APNs"),
    Rule(
      "B22",
      "A request is looked through in a fixed order; the first that fails answers.",
      because: "the first that failed",
      source: "our choice; nothing documents it"),
    Rule(
      "B23",
      "Whether a refused push is sent again depends on the reason.",
      because: "by the reason",
      source: "Apple: Handling notification responses from APNs"),
    Rule(
      "B24",
      "A payload without an aps dictionary is dropped by the device.",
      because: "it is no JSON with an aps dictionary",
      decisions: ["unparsed": "its payload is no strict JSON"],
      source: "inferred from Apple’s documentation"),
    Rule(
      "B25",
      "content-available asks to wake an app that declares the background mode remote-notification.",
      because: "its app is not woken: it does not declare the background mode remote-notification",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B26",
      "A silent push shows nothing, and wakes its app for up to 30 seconds.",
      because: "it is a silent push",
      decisions: [
        "woken": "a silent push wakes the app",
        "over": "its time behind the scenes is over",
      ],
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B27",
      "A woken app may ask for a local notification.",
      because: "its app was woken and asked for it",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "B28",
      "Silent pushes wake an app three times in an hour; more are held.",
      because: "its app was woken {count} within the hour",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B29",
      "Of the silent pushes that are held the newest is kept, until its app is opened.",
      because: "{why}",
      decisions: [
        "released": "{why}"
      ],
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B30",
      "A silent push does not wake an app that was swiped away.",
      because: "its app is not woken: it was swiped away",
      source: "Apple: UIApplicationDelegate"),
    Rule(
      "B31",
      "An alert with content-available shows, and wakes its app as well.",
      because: "it is an alert that wakes its app, too",
      decisions: [
        "woken": "content-available wakes the app, too"
      ],
      source: "Apple: Local and Remote Notification Programming Guide"),
    Rule(
      "B45",
      "A token is on the feedback list once a push finds that its app is gone.",
      because: "its app was deleted",
      decisions: [
        "entered": "a push found that its app is gone"
      ],
      source: "Apple: Binary Provider API"),
    Rule(
      "B46",
      "A token that was registered again after the list’s time is good.",
      because: "the app registered again",
      source: "Apple: Binary Provider API"),
    Rule(
      "B47",
      "The servers of the binary interface were turned off on 31 March 2021.",
      because: "the address is retired",
      source: "Apple’s notices to developers"),
    Rule(
      "B48",
      "A payload file may name its app; what the scenario or command names wins.",
      because: "as the file says",
      source: "simctl’s help"),
    Rule(
      "B51",
      "The key that names the app is taken out before delivery.",
      because: "taken out before delivery",
      source: "inferred from simctl"),
    Rule(
      "B50",
      "A payload file is an ordinary push: an alert or a background push.",
      because: "an ordinary push",
      source: "simctl’s help"),
    Rule(
      "B52",
      "What a request’s header says belongs to the step, not into the file.",
      because: "by the step",
      source: "our choice; nothing documents it"),
    Rule(
      "B53",
      "Payloads are strict JSON; what people’s files have besides is read and reported.",
      because: "not strict JSON",
      source: "our choice; nothing documents it"),
    Rule(
      "B49",
      "The size of a payload file is that of the file as it stands.",
      because: "measured as it stands",
      source: "simctl’s help"),
  ]
}
