import Delivery
import Explaining
import Notifications
import Testing

@Suite("The watch, rule by rule")
struct WatchStoryTests {
  private static let world = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "watch": { "hasApp": true },
      "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
      "authorization": { "options": ["alert", "sound", "badge", "criticalAlert"] },
      "backgroundModes": ["remote-notification"],
      "categories": [ { "identifier": "message", "actions": [
        { "identifier": "like", "title": "Like" },
        { "identifier": "open", "title": "Open", "options": ["foreground"] },
        { "identifier": "reply", "title": "Reply", "textInput": { "buttonTitle": "Send" } } ] } ] }
    app { "bundleIdentifier": "com.example.mail", "displayName": "Mail" }

    """
  private static let push =
    #"push chat {"aps":{"alert":{"title":"Anna","body":"Six?"},"sound":"default","badge":2,"category":"message"}} id=n1"#
    + "\n"
  private static let critical =
    #"push chat {"aps":{"alert":"Low","sound":{"critical":1,"name":"default"}}} id=n1"# + "\n"

  private func rules(in harness: ScenarioHarness) -> [RuleID] {
    harness.state.deliveries[0].decision.situation.reasons.map(\.rule)
  }

  @discardableResult
  private func check(_ lines: String, _ expectations: String...) throws -> ScenarioHarness {
    try Story(world: Self.world).plays(lines + expectations.map { "expect \($0)\n" }.joined())
  }

  @Test(
    "W1: a watch is paired, worn, locked, out of range and unpaired, and what it had goes with it")
  func pairing() throws {
    try check("watch\n" + Self.push, "watch n1 look=short")
    try check(
      "watch\n" + Self.push + "watch none\n", "watch none", "notification n1 in lock-screen")
    try check("watch\n" + Self.push + "watch worn=off\n", "watch none")
    try check("watch\n" + Self.push + "watch none\nwatch\n", "watch none")
    try check(Self.push, "reached n1 lockScreen,notificationCenter,sound,badge,wake")
  }

  @Test(
    "W2: the iPhone alerts while it is in use, else the watch where it is worn, unlocked, in range")
  func device() throws {
    let onPhone = "outcome n1 presented"
    let onWatch = "outcome n1 forwardedToWatch"
    try check("watch\nunlock\n" + Self.push, onPhone, "banner n1", "watch none")
    try check("watch\n" + Self.push, onWatch, "watch n1 look=short")
    try check("watch\nwake\n" + Self.push, onWatch)
    try check("watch\nunlock\nsleep\n" + Self.push, onWatch, "banner none")
    try check("watch unlocked=off\n" + Self.push, onPhone, "wake")
    try check("watch worn=off\n" + Self.push, onPhone)
    try check("watch inRange=off\n" + Self.push, onPhone)
  }

  @Test("W2, X3, X21, R10: what would not alert on the iPhone does not alert on the watch")
  func quiet() throws {
    for line in ["deliver-quietly chat\n", "dnd on\n", "setting chat lock-screen=off\n"] {
      try check("watch\n" + line + Self.push, "not outcome n1 forwardedToWatch", "watch none")
    }
  }

  @Test("W3: what alerts on the watch is listed on the iPhone without sound, banner or wake")
  func listedOnPhone() throws {
    let harness = try check(
      "watch\n" + Self.push, "reached n1 lockScreen,notificationCenter,badge,watch",
      "notification n1 in lock-screen", "not wake", "banner none",
      "sound n1 none suppressed-by=watch", "badge chat 2")
    #expect(rules(in: harness).contains("W2"))
    let sounds = harness.state.deliveries[0].decision.situation.verdict(on: .sound)
    #expect(sounds.reason.rule == "W3")
  }

  @Test("W4: silent pushes never go to the watch")
  func silent() throws {
    let harness = try check(
      "watch\npush chat {\"aps\":{\"content-available\":1}} id=s1\n",
      "reached s1 none", "outcome s1 handedToApp", "watch none")
    #expect(rules(in: harness) == ["B26", "W4"])
  }

  @Test("W5: what the app on the watch schedules appears on the watch alone")
  func local() throws {
    let schedule =
      #"schedule chat {"identifier":"run","content":{"title":"Run","badge":3},"trigger":null} on=watch"#
      + "\n"
    try check(
      "watch\nunlock\n" + schedule, "reached run watch", "outcome run presented",
      "groups 0", "banner none", "badge chat none", "watch run look=short")
    try check(
      "watch worn=off\n" + schedule, "outcome run listedQuietly", "watch none", "reached run watch")
    try check(
      "watch\n" + schedule + "remove chat delivered run\n", "watch none")
    #expect(throws: (any Error).self) {
      var harness = try ScenarioHarness(Self.world)
      try harness.run("watch\n" + schedule.replacing("chat", with: "mail"))
    }
  }

  @Test("W5: from iOS 13 on pushes to the watch’s own token appear on the watch alone")
  func ownToken() throws {
    let push = "push chat {\"aps\":{\"alert\":\"Lap\"}} id=lap to=watch\n"
    try check(
      "device os=13\nwatch\nunlock\n" + push, "reached lap watch", "groups 0", "watch lap")
    #expect(throws: (any Error).self) {
      var harness = try ScenarioHarness(Self.world)
      try harness.run("device os=12\nwatch\n" + push)
    }
  }

  @Test("W5, P26: what has nothing to read makes no record on the watch, nor a number on the icon")
  func wordless() throws {
    for aps in [#""sound":"default""#, #""badge":4"#] {
      let harness = try check(
        "device os=13\nwatch\npush chat {\"aps\":{\(aps)}} id=s to=watch\n", "watch none",
        "outcome s badgeOrSoundOnly", "badge chat none")
      #expect(harness.rules(of: 0).isSuperset(of: ["P26"]))
    }
  }

  @Test("W5: why says what hides the words on the watch, and what kept it from alerting")
  func explained() throws {
    let push = "push chat {\"aps\":{\"alert\":\"Lap\"}} id=lap to=watch\n"
    let hidden = try check(
      "device os=13\nwatch\nsetting all previews=when-unlocked\n" + push, "watch lap")
    #expect(hidden.rules(of: 0).contains("H2"))
    let quiet = try check(
      "device os=13\nwatch\nsetting chat lock-screen=off banners=off sounds=off\n" + push,
      "watch none")
    #expect(quiet.rules(of: 0).contains("X3"))
  }

  @Test(
    "W5: why says whether the watch alerted, and what would bring there what its app's settings refuse",
    arguments: [
      ("", "On the watch, which alerted", nil),
      ("dnd on\n", "On the watch, which did not alert", nil),
      (
        "setting chat notifications=off\n", "Nowhere: turned off",
        "turn Allow Notifications of Chat on"
      ),
    ] as [(String, String, String?)])
  func answered(setting: String, answer: String, deed: String?) throws {
    let push = "push chat {\"aps\":{\"alert\":\"Lap\",\"sound\":\"default\"}} to=watch\n"
    let harness = try check("device os=13\nwatch\n" + setting + push)
    let why = Explanation(of: 0, facts: harness.log, in: harness.state)
    #expect(why.answer == answer && why.advice?.deed == deed)
    #expect(why.advice.map(\.spot) == deed.map { _ in .watch })
  }

  @Test("W1, W8: what waits on the watch for the iPhone waits no longer once it is unpaired")
  func unpairedWithResponse() throws {
    let harness = try check(
      "watch\n" + Self.push + "watch-act n1 open\nwatch none\nunlock\n", "not call chat didReceive")
    #expect(harness.state.watch.waiting.isEmpty && harness.rules(of: 0).contains("W1"))
    let alone = try check(
      "device os=13\nwatch\npush chat {\"aps\":{\"alert\":\"Lap\"}} id=lap to=watch\nwatch none\n",
      "watch none")
    #expect(alone.rules(of: 0).contains("W1"))
  }

  @Test("B3: what waits for the watch takes no place of what waits for the iPhone")
  func tokens() throws {
    let alert = #"{"aps":{"alert":"A"}}"#
    try check(
      "device os=13\nwatch\nnetwork off\npush chat \(alert) id=p\npush chat \(alert) id=own to=watch\n"
        + "network on\n",
      "outcome p forwardedToWatch", "outcome own presented")
  }

  @Test("W6: a short look comes first; the long look opens with the wrist, and closes with it")
  func looks() throws {
    try check("watch\n" + Self.push + "watch-view n1\n", "watch n1 look=long")
    try check(
      "watch\n" + Self.push + "watch-view n1\nwatch-close\n", "watch none",
      "notification n1 in lock-screen")
  }

  @Test("W7: cleared or acted on here, it is gone there")
  func both() throws {
    for line in ["clear n1\n", "watch-clear n1\n", "watch-act n1 like\n", "clear-all\n"] {
      try check("watch\n" + Self.push + line, "watch none", "groups 0")
    }
    try check("watch\n" + Self.push + "unlock\ntap n1\n", "watch none")
    try check(
      "watch\n" + Self.push + "watch-act reply text=Yes\n",
      "call chat didReceive notification=n1 action=reply text=Yes", "device locked")
  }

  @Test("W7, A13: an empty text is sent from the watch only where the phone sends one")
  func emptyAnswer() throws {
    let shown = try check("watch\n" + Self.push)
    let press = "watch-act n1 reply text=\"\"\n"
    #expect(shown.complaint(press) == "ran")
    let words = shown.complaint("policy textInput.allowEmpty false\n" + press)
    #expect(words.contains("an empty text is not sent"), "\(words)")
  }

  @Test("W8: an action that opens the app waits until the iPhone is unlocked")
  func foreground() throws {
    let chosen = "watch\n" + Self.push + "watch-act n1 open\n"
    try check(chosen, "device locked", "groups 0", "watch none", "not call chat didReceive")
    try check(
      chosen + "unlock\n", "call chat didReceive notification=n1 action=open", "app chat foreground"
    )
  }

  @Test("W8: it waits no longer either once another notification lights an unlocked phone")
  func lit() throws {
    let chosen =
      "unlock\nsleep\nwatch\n" + Self.push + "watch-act n1 open\nwatch worn=off\n"
      + #"push chat {"aps":{"alert":"Seven?","sound":"default"}} id=n2"# + "\n"
    try check(
      chosen, "device awake", "device unlocked",
      "call chat didReceive notification=n1 action=open", "app chat foreground")
    try check(
      chosen.replacing("unlock\n", with: ""), "device awake", "device locked",
      "not call chat didReceive")
  }

  @Test("W9: critical alerts choose their device as others do")
  func criticalAlerts() throws {
    try check(
      "watch\nringer off\ndnd on\n" + Self.critical, "outcome n1 forwardedToWatch",
      "sound n1 none suppressed-by=watch")
    try check(
      "watch\nunlock\n" + Self.critical, "outcome n1 presented", "sound n1 critical volume=1",
      "sound n1 critical volume=>=0.5", "sound n1 critical volume=<=1",
      "not sound n1 critical volume=<=0.9")
  }

  @Test("Z96: the iPhone in use, the watch worn and unlocked, the watch locked, a silent push")
  func vector() throws {
    try check("watch\nunlock\n" + Self.push, "banner n1")
    try check("watch\n" + Self.push, "watch n1")
    try check("watch unlocked=off\n" + Self.push, "outcome n1 presented")
    try check("watch\npush chat {\"aps\":{\"content-available\":1}} id=s\n", "reached s none")
  }
}
