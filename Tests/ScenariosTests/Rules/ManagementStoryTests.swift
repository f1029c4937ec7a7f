import Testing

@Suite("Permission, quiet delivery and suggestions, rule by rule")
struct ManagementStoryTests {
  private static let chat =
    "app { \"bundleIdentifier\": \"com.example.chat\", \"displayName\": \"Chat\" }\n"

  private static func fresh(_ options: String, version: Int = 12, more: String = "") -> String {
    """
    device os=\(version)
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat"\(more),
      "authorization": { "options": [\(options)], "request": "never" } } state=fresh

    """
  }

  private static let push =
    #"push chat {"aps":{"alert":"A","sound":"default","badge":1}} id=n1"# + "\n"

  private func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test("X1, X2: the sheet offers what the app is not set to, turning off, and Settings")
  func offers() throws {
    try check(
      Self.chat,
      Self.push
        + """
        manage n1
        expect sheet management
        expect offers 'Deliver Quietly' 'Turn Off…' Settings Cancel
        deliver-quietly
        expect sheet none
        manage n1
        expect offers 'Deliver Prominently' 'Turn Off…' Settings Cancel
        cancel
        expect sheet none
        expect offers none
        """)
  }

  @Test("X1: before iOS 12 nothing is managed")
  func before() throws {
    let stage = try Story(world: "device os=11\n" + Self.chat).plays(Self.push)
    #expect(stage.complaint("manage n1").contains("iOS 12"))
    #expect(stage.complaint("deliver-quietly chat").contains("iOS 12"))
    #expect(stage.complaint("turn-off chat").contains("iOS 12"))
  }

  @Test("X3, X4, X5: quiet and prominent are settings, and any other mix is not quiet")
  func quiet() throws {
    try check(
      Self.chat,
      """
      deliver-quietly chat
      expect setting chat lock-screen=off banners=off sounds=off badges=off center=on notifications=on
      deliver-prominently chat
      expect setting chat lock-screen=on banners=on sounds=on badges=on center=on
      setting chat lock-screen=off banners=off sounds=off
      manage chat
      expect offers 'Deliver Prominently' 'Turn Off…' Settings Cancel
      cancel
      setting chat sounds=on
      manage chat
      expect offers 'Deliver Quietly' 'Turn Off…' Settings Cancel
      cancel
      setting chat sounds=off center=off
      manage chat
      expect offers 'Deliver Quietly' 'Turn Off…' Settings Cancel
      """)
  }

  @Test(
    "X3: an app made quiet keeps its number, or not", arguments: [("false", "off"), ("true", "on")])
  func badge(policy: String, badges: String) throws {
    try check(
      Self.chat,
      "policy quiet.keepsBadge \(policy)\ndeliver-quietly chat\nexpect setting chat badges=\(badges)"
    )
  }

  @Test("X4: prominent turns on only what the app asked for")
  func prominent() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "authorization": { "options": ["alert"] } }

      """
    try check(
      app,
      "deliver-quietly chat\ndeliver-prominently chat\n" + Self.push
        + "expect reached n1 lockScreen,notificationCenter,wake")
  }

  @Test("X6: what is listed stays where it is; what comes later goes where it belongs now")
  func later() throws {
    try check(
      Self.chat,
      Self.push
        + """
        deliver-quietly n1
        expect notification n1 in lock-screen
        push chat {"aps":{"alert":"B","sound":"default","badge":4}} id=n2
        expect notification n2 in center
        expect outcome n2 listedQuietly
        expect badge chat none
        expect sound n2 none
        """)
  }

  @Test("X7: turning off asks first, and takes the app's notifications away, or leaves them")
  func turningOff() throws {
    let start = Self.push + "manage n1\nturn-off\n"
    try check(
      Self.chat,
      start
        + """
        expect sheet turn-off
        expect offers 'Turn Off All Notifications' Cancel
        expect setting chat notifications=on
        confirm
        expect sheet none
        expect setting chat notifications=off
        expect groups 0
        expect call chat none
        expect authorization chat denied
        """)
    try check(Self.chat, start + "cancel\nexpect setting chat notifications=on\nexpect groups 1")
    try check(
      Self.chat, "policy turnOff.clearsList false\n" + start + "confirm\nexpect groups 1")
  }

  @Test("X5, X25: an app that is off can be turned on again, with what it had asked for")
  func turningOn() throws {
    try check(
      Self.chat,
      """
      turn-off chat
      expect authorization chat denied
      manage chat
      expect offers 'Turn On' Settings Cancel
      cancel
      setting chat notifications=on
      expect authorization chat authorized
      \(Self.push)expect notification n1 in lock-screen
      """)
  }

  private static let linked = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true } }

    """

  @Test(
    "X14: the link into the app is there with method and option, or with what the switch asks for",
    arguments: [
      (true, true, "both", true), (true, false, "both", false), (false, true, "both", false),
      (true, false, "delegate", true), (false, true, "delegate", false),
      (false, true, "option", true), (true, false, "option", false),
    ])
  func link(method: Bool, option: Bool, policy: String, isThere: Bool) throws {
    var app = Self.linked
    if !method { app = app.replacing("true", with: "false") }
    if !option { app = app.replacing(", \"providesAppNotificationSettings\"", with: "") }
    let offers =
      isThere
      ? "'Turn Off All Notifications' 'Configure in Chat…' Cancel"
      : "'Turn Off All Notifications' Cancel"
    try check(
      app,
      "policy settingsLink.requires \(policy)\n\(Self.push)manage n1 sheet=turn-off\nexpect offers \(offers)"
    )
  }

  @Test(
    "X8, X9, X10: the app is told which notification it was, the leading one of a group, or none")
  func configuring() throws {
    let two = """
      push chat {"aps":{"alert":"A","thread-id":"t"}} id=n1
      push chat {"aps":{"alert":"B","thread-id":"t"}} id=n2
      unlock

      """
    try check(
      Self.linked,
      two
        + "manage n1 sheet=turn-off\nconfigure\nexpect app chat foreground\nexpect call chat openSettingsFor notification=n1"
    )
    try check(
      Self.linked,
      two
        + "manage chat/t sheet=turn-off\nconfigure\nexpect call chat openSettingsFor notification=n2"
    )
    try check(
      Self.linked,
      "unlock\nopen-app-settings chat\nexpect app chat foreground\nexpect call chat openSettingsFor"
    )
    // P1: on a locked phone the owner is asked for.
    try check(
      Self.linked,
      Self.push
        + "manage n1 sheet=turn-off\nconfigure\nexpect not prompt none\nexpect call chat none\nauthenticate\nexpect call chat openSettingsFor notification=n1"
    )
  }

  @Test(
    "X12: a suggestion comes after so many cleared in a row",
    arguments: [(4, 5, false), (5, 5, true), (1, 1, true), (2, 3, false)])
  func suggestion(cleared: Int, needed: Int, comes: Bool) throws {
    var lines = "policy suggest.cleared \(needed)\n"
    for number in 1...cleared {
      lines +=
        "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"t\(number)\"}} id=c\(number)\nclear c\(number)\n"
    }
    lines += Self.push + "expect suggestion \(comes ? "chat" : "none")"
    try check(Self.chat, lines)
  }

  @Test("X12: opening one resets the run, and so does dismissing its view")
  func reset() throws {
    func clear(_ name: String) -> String {
      "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"\(name)\"}} id=\(name)\nclear \(name)\n"
    }
    for act in ["view x\ndismiss", "tap x"] {
      try check(
        Self.chat,
        "policy suggest.cleared 3\nunlock\ncenter\n" + clear("a") + clear("b")
          + "push chat {\"aps\":{\"alert\":\"X\"}} id=x\n" + act + "\ncenter\n" + clear("c")
          + Self.push + "expect suggestion none\n")
    }
  }

  @Test("X11, X12: dismissed, it does not come again for days")
  func dismissed() throws {
    func clears(_ names: String...) -> String {
      names.map {
        "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"\($0)\"}} id=\($0)\nclear \($0)\n"
      }.joined()
    }
    let once =
      "policy suggest.cleared 2\n" + clears("a", "b")
      + "push chat {\"aps\":{\"alert\":\"X\"}} id=x\nexpect suggestion chat\ndismiss-suggestion\nexpect suggestion none\n"
    try check(
      Self.chat, once + "wait 6d\n" + clears("c", "d") + Self.push + "expect suggestion none")
    try check(
      Self.chat, once + "wait 8d\n" + clears("c", "d") + Self.push + "expect suggestion chat")
    try check(
      Self.chat,
      "policy suggest.days 1\n" + once + "wait 2d\n" + clears("c", "d") + Self.push
        + "expect suggestion chat")
    try check(
      Self.chat,
      "policy suggest.rule never\n" + clears("a", "b", "c", "d", "e", "f") + Self.push
        + "expect suggestion none")
  }

  @Test("X13: no suggestion for an app that is quiet, and none on a critical alert")
  func unsuggested() throws {
    let stage = try Story(world: Self.chat).plays("deliver-quietly chat\n" + Self.push)
    #expect(stage.complaint("suggest chat") != "ran")
    try check(Self.chat, Self.push + "suggest chat\nexpect suggestion chat")
  }

  @Test(
    "X17, X18: the first request asks, with the app's name; the answer is what it is told later")
  func asking() throws {
    let app = Self.fresh(#""alert","sound","badge""#)
    try check(
      app,
      """
      expect authorization chat notDetermined
      authorize chat
      expect prompt '"Chat" Would Like to Send You Notifications'
      expect authorization chat notDetermined
      allow
      expect prompt none
      expect authorization chat authorized
      expect setting chat lock-screen=on banners=on sounds=on badges=on center=on
      """)
    try check(
      app,
      "authorize chat\ndeny\nexpect authorization chat denied\nauthorize chat\nexpect prompt none\nexpect authorization chat denied"
    )
    try check(
      app,
      "authorize chat\nallow\nauthorize chat options=alert\nexpect prompt none\nexpect authorization chat authorized"
    )
  }

  @Test("X18, U5: only what was asked for is granted", arguments: ["alert", "sound", "badge"])
  func granted(option: String) throws {
    let reached =
      ["alert": "lockScreen,notificationCenter,wake", "sound": "sound", "badge": "badge"][option]
      ?? ""
    try check(
      Self.fresh("\"\(option)\""),
      "authorize chat\nallow\n" + Self.push + "expect reached n1 \(reached)")
  }

  @Test("X19, X21: provisional asks nobody and is delivered to the history only")
  func provisional() throws {
    try check(
      Self.fresh(#""alert","sound","badge","provisional""#),
      """
      authorize chat
      expect prompt none
      expect authorization chat provisional
      \(Self.push)expect reached n1 notificationCenter
      expect outcome n1 listedQuietly
      expect badge chat none
      unlock
      push chat {"aps":{"alert":"B","sound":"default"}} id=n2
      expect banner none
      expect reached n2 notificationCenter
      """)
  }

  @Test("X15: provisional exists from iOS 12 on", arguments: [10, 11])
  func provisionalBefore(version: Int) throws {
    let stage = try Story(world: Self.fresh(#""alert""#, version: version)).plays("")
    #expect(stage.complaint("authorize chat options=alert,provisional").contains("iOS 12"))
  }

  @Test(
    "X22, X23: kept prominently or quietly it is authorized, with the settings that go with it",
    arguments: [("prominently", "on"), ("quietly", "off")])
  func keeping(way: String, places: String) throws {
    try check(
      Self.fresh(#""alert","sound","badge","provisional""#),
      """
      authorize chat
      \(Self.push)expect offers Keep… 'Turn Off…'
      manage n1 sheet=keep
      expect sheet keep
      expect offers 'Deliver Prominently' 'Deliver Quietly' Cancel
      keep \(way)
      expect sheet none
      expect offers none
      expect authorization chat authorized
      expect setting chat lock-screen=\(places) banners=\(places) sounds=\(places) center=on
      """)
  }

  @Test("X24: from iOS 15 on it is kept immediately, or in the summary where there is one")
  func keepingLater() throws {
    let options = #""alert","sound","badge","provisional""#
    for (summary, offers) in [
      ("off", "'Deliver Immediately' Cancel"),
      ("on", "'Deliver Immediately' 'Deliver in Scheduled Summary' Cancel"),
    ] {
      try check(
        "device os=15 summary=\(summary)\n" + Self.fresh(options, version: 15),
        "authorize chat\n" + Self.push
          + """
          expect offers Keep 'Turn Off…'
          manage n1 sheet=keep
          expect offers \(offers)
          keep immediately
          expect authorization chat authorized
          push chat {"aps":{"alert":"B","sound":"default"}} id=n2
          expect reached n2 notificationCenter
          """)
    }
    let stage = try Story(world: Self.fresh(options, version: 15)).plays(
      "authorize chat\n" + Self.push)
    #expect(stage.complaint("keep prominently n1").contains("iOS 14"))
  }

  @Test("X25, X26: turned off from the question, the app is denied and the question is gone")
  func provisionalOff() throws {
    try check(
      Self.fresh(#""alert","provisional""#),
      "authorize chat\n" + Self.push
        + "manage n1 sheet=turn-off\nexpect sheet turn-off\nconfirm\nexpect authorization chat denied\nexpect groups 0\nexpect offers none"
    )
  }

  @Test("X27: a provisional app that asks for more asks the person")
  func provisionalAsks() throws {
    let app = Self.fresh(#""alert","provisional""#)
    try check(
      app,
      "authorize chat\nauthorize chat options=alert,sound\nexpect not prompt none\nallow\nexpect authorization chat authorized"
    )
    try check(
      app,
      "authorize chat\nauthorize chat options=alert,sound\ndeny\nexpect authorization chat denied")
  }

  @Test(
    "X30: an entitled app asks a second question for critical alerts, and only that is set by it")
  func criticalQuestion() throws {
    let app = Self.fresh(
      #""alert","criticalAlert""#,
      more: #", "entitlements": ["com.apple.developer.usernotifications.critical-alerts"]"#)
    try check(
      app,
      """
      authorize chat
      allow
      expect prompt '"Chat" Would Like to Send You Critical Alerts'
      allow
      expect prompt none
      expect setting chat critical=on
      """)
    try check(
      app,
      "authorize chat\nallow\ndeny\nexpect prompt none\nexpect authorization chat authorized\nexpect setting chat critical=off"
    )
    // Without the right the option is as good as not there.
    try check(
      Self.fresh(#""alert","criticalAlert""#),
      "authorize chat\nallow\nexpect prompt none\nexpect setting chat critical=unsupported")
  }

  @Test("X15: an app clip that asks for nothing may notify for eight hours after each launch")
  func clip() throws {
    let clip =
      "device os=14\napp { \"bundleIdentifier\": \"com.example.clip\", \"displayName\": \"Clip\", \"appClip\": true } state=fresh\nunlock\n"
    try check(
      clip,
      "expect authorization clip notDetermined\nlaunch clip\nexpect authorization clip ephemeral")
    try check(clip, "launch clip\nwait 7h59m\nexpect authorization clip ephemeral")
    try check(clip, "launch clip\nwait 8h\nexpect authorization clip notDetermined")
    try check(
      clip, "launch clip\nhome\nwait 7h\nlaunch clip\nwait 7h\nexpect authorization clip ephemeral")
  }

  @Test("X29: only Settings brings back an app that was denied")
  func denied() throws {
    try check(
      Self.fresh(#""alert""#),
      "authorize chat\ndeny\nauthorize chat\nexpect authorization chat denied\nsetting chat notifications=on\nexpect authorization chat authorized"
    )
  }
}
