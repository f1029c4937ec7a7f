extension Rule {
  /// Section B: the push service and its payloads.
  static let push = [
    Rule(
      "B1",
      "Pushes arrive in the order they were sent.",
      because: "in sending order",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B2",
      "A device that is online gets every push that is accepted.",
      because: "the device is online",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B3",
      "Of the pushes that wait for a device, the newest of each app is kept.",
      because: "{why}",
      source: "Apple: Sending notification requests to APNs"),
    Rule(
      "B5",
      "A push with a delivered one's collapse identifier replaces it.",
      because: "same collapse identifier",
      source: "WWDC17; Apple: Sending notification requests to APNs"),
    Rule(
      "B19",
      "A payload has at most 4096 bytes.",
      because: "over 4096 bytes",
      source: "Apple: Generating a remote notification"),
    Rule(
      "B24",
      "A payload without an aps dictionary is dropped by the device.",
      because: "there is no aps dictionary",
      source: "inferred from Apple's documentation"),
    Rule(
      "B25",
      "content-available asks to wake an app that declares the background mode remote-notification.",
      because: "its app is not woken: it does not declare the background mode remote-notification",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B26",
      "A silent push shows nothing.",
      because: "it is a silent push",
      source: "Apple: Pushing background updates to your app"),
    Rule(
      "B30",
      "A silent push does not wake an app that was swiped away.",
      because: "its app is not woken: it was swiped away",
      source: "Apple: UIApplicationDelegate"),
    Rule(
      "B48",
      "A payload file may name its app; what the scenario or command names wins.",
      because: "as the file says",
      source: "simctl's help"),
    Rule(
      "B51",
      "The key that names the app is taken out before delivery.",
      because: "taken out before delivery",
      source: "inferred from simctl"),
    Rule(
      "B53",
      "Payloads are strict JSON; what people's files have besides is read and reported.",
      because: "not strict JSON",
      source: "our choice; nothing documents it"),
    Rule(
      "B49",
      "The size of a payload file is that of the file as it stands.",
      because: "measured as it stands",
      source: "simctl's help"),
  ]
}
