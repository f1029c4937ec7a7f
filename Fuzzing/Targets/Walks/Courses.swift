/// Lines that belong together: what is done at a sheet, a text field or a rich view is there only
/// behind what opened it, and hardly ever behind lines that were picked one by one.
enum Courses {
  /// Each can be done whole on one of the phones that lines are tried on.
  static let all: [[String]] = [
    [
      "uninstall messages",
      #"app {"bundleIdentifier":"com.example.messages","places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}}"#,
      "arrive Home", "leave Home",
    ],
    ["unlock", "home", "settings messages", "home"],
    ["unlock", #"push messages {"aps":{"alert":"Pop"}}"#, "banner dismiss"],
    ["lock", watch, boiled, "watch-view w", "watch-close", #"watch-act w tell text="Hurry""#],
    ["lock", watch, boiled, "watch-clear w"],
    [
      "unlock", "launch messages", "background messages", "suspend messages", "terminate messages",
      "force-quit messages",
    ],
    [
      #"push kettle {"aps":{"alert":"…","mutable-content":1}} id=whistled"#,
      #"answer Whistle {"content":{"body":"Fweee!"}} notification=whistled"#,
    ],
    [
      "lock", hi, hi, "expand messages/anna", "collapse messages/anna", "arm clear messages/anna",
      "cancel", "arm clear messages/anna", "confirm",
    ],
    view + ["act tell", #"type "On my way""#, "send"],
    view + ["act again", "input 🍵", "press pour", "play", "pause", "dismiss"],
    ["lock", hi, "suggest messages", "dismiss-suggestion"],
    ["unlock", "manage radio sheet=turn-off", "configure", "open-app-settings radio"],
    ["authorize oven", #"push oven {"aps":{"alert":"Hot"}} id=hot"#, "keep quietly hot"],
    ["authorize oven options=alert", "allow"],
    ["authorize oven options=alert", "deny"],
    ["focus Work apps=messages", "focus-filter messages Work project-a", "delete-focus Work"],
    ["summary on times=18:00 apps=messages", hi, "lock", "center", "show-summary"],
    ["mute messages hour", "clear-all"],
    ["unlock", "home", #"present-legacy rooster {"alertBody":"Get up"}"#, "alert open"],
    [
      #"schedule-legacy rooster {"alertBody":"Tea","fireDate":"16:30","repeatInterval":"day"}"#,
      "cancel-legacy rooster all",
    ],
    ["power on", "network on", "unlock"],
  ]

  private static let hi = #"push messages {"aps":{"alert":"Hi","thread-id":"anna"}}"#
  private static let watch = "watch worn=on unlocked=on inRange=on"
  private static let boiled =
    #"push kettle {"aps":{"alert":"20 °C","category":"boil"}} id=w"#
  private static let view = ["setting all previews=always", "authenticate", "view steam"]
}
