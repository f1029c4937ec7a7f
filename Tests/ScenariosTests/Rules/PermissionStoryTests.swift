import Delivery
import Explaining
import Notifications
import Testing

@Suite("What an app may do, and who is asked, rule by rule")
struct PermissionStoryTests {
  private func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test(
    "X14: the link into the app is there with method and option, or with what the switch asks for",
    arguments: [
      (true, true, "both", true), (true, false, "both", false), (false, true, "both", false),
      (true, false, "delegate", true), (false, true, "delegate", false),
      (false, true, "option", true), (true, false, "option", false),
    ])
  func link(method: Bool, option: Bool, policy: String, isThere: Bool) throws {
    var app = ManagementLines.linked
    if !method { app = app.replacing("true", with: "false") }
    if !option { app = app.replacing(", \"providesAppNotificationSettings\"", with: "") }
    let offers =
      isThere
      ? "'Turn Off All Notifications' 'Configure in Chat…' Cancel"
      : "'Turn Off All Notifications' Cancel"
    try check(
      app,
      "policy settingsLink.requires \(policy)\n\(ManagementLines.push)manage n1 sheet=turn-off\nexpect offers \(offers)"
    )
  }

  @Test(
    "X17, X18: the first request asks, with the app's name; the answer is what it is told later")
  func asking() throws {
    let app = ManagementLines.fresh(#""alert","sound","badge""#)
    try check(
      app,
      """
      expect authorization chat notDetermined
      authorize chat
      expect prompt '“Chat” Would Like to Send You Notifications'
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

  @Test(
    "X17: a prompt may be expected with the marks of keyboards, and with no other words",
    arguments: [
      (#"prompt "\"Chat\" Would Like to Send You Notifications""#, true),
      ("prompt '“Chat” Would Like to Send You Notifications'", true),
      ("prompt 'Chat Would Like to Send You Notifications'", false),
      (#"offers "Don't Allow" Allow"#, true), ("offers 'Don’t Allow' Allow", true),
      ("offers 'Dont Allow' Allow", false),
    ])
  func keyboardMarks(expectation: String, holds: Bool) throws {
    let app = ManagementLines.fresh(#""alert""#)
    var phone = try ScenarioHarness(app)
    phone.remarks = []
    try phone.run("authorize chat\nexpect \(expectation)")
    let fails = phone.remarks.contains { $0.contains(": error: expected ") }
    #expect(fails != holds, "\(phone.remarks)")
  }

  @Test("X18, U5: only what was asked for is granted", arguments: ["alert", "sound", "badge"])
  func granted(option: String) throws {
    let reached =
      ["alert": "lockScreen,notificationCenter,wake", "sound": "sound", "badge": "badge"][option]
      ?? ""
    try check(
      ManagementLines.fresh("\"\(option)\""),
      "authorize chat\nallow\n" + ManagementLines.push + "expect reached n1 \(reached)")
  }

  @Test("X19, X21: provisional asks nobody and is delivered to the history only")
  func provisional() throws {
    try check(
      ManagementLines.fresh(#""alert","sound","badge","provisional""#),
      """
      authorize chat
      expect prompt none
      expect authorization chat provisional
      \(ManagementLines.push)expect reached n1 notificationCenter
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
    let harness = try Story(world: ManagementLines.fresh(#""alert""#, version: version)).plays("")
    #expect(harness.complaint("authorize chat options=alert,provisional").contains("iOS 12"))
  }

  @Test(
    "X22, X23: kept prominently or quietly it is authorized, with the settings that go with it",
    arguments: [("prominently", "on"), ("quietly", "off")])
  func keeping(way: String, places: String) throws {
    try check(
      ManagementLines.fresh(#""alert","sound","badge","provisional""#),
      """
      authorize chat
      \(ManagementLines.push)expect offers Keep… 'Turn Off…'
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
        "device os=15 summary=\(summary)\n" + ManagementLines.fresh(options, version: 15),
        "authorize chat\n" + ManagementLines.push
          + """
          expect offers Keep 'Turn Off…'
          manage n1 sheet=keep
          expect offers \(offers)
          keep immediately
          expect authorization chat authorized
          push chat {"aps":{"alert":"B","sound":"default"}} id=n2
          expect reached n2 notificationCenter
          expect sound n2 none suppressed-by=off
          expect why n2 U6 U10
          expect not why n2 X3
          """)
    }
    let harness = try Story(world: ManagementLines.fresh(options, version: 15)).plays(
      "authorize chat\n" + ManagementLines.push)
    #expect(harness.complaint("keep prominently n1").contains("iOS 14"))
  }

  @Test("X24, F17: kept immediately, it leaves nothing behind that was held")
  func keptWhileHeld() throws {
    try check(
      ManagementLines.fresh(#""alert","sound","badge","provisional""#, version: 15),
      "authorize chat\nsummary on apps=chat\n" + ManagementLines.push
        + """
        expect held chat 1
        keep immediately chat
        expect held chat 0
        expect notification n1 in center
        """)
  }

  @Test("X25, X26: turned off from the question, the app is denied and the question is gone")
  func provisionalOff() throws {
    try check(
      ManagementLines.fresh(#""alert","provisional""#),
      "authorize chat\n" + ManagementLines.push
        + "manage n1 sheet=turn-off\nexpect sheet turn-off\nconfirm\nexpect authorization chat denied\nexpect groups 0\nexpect offers none"
    )
  }

  @Test("X27: a provisional app that asks for more asks the person")
  func provisionalAsks() throws {
    let app = ManagementLines.fresh(#""alert","provisional""#)
    try check(
      app,
      "authorize chat\nauthorize chat options=alert,sound\nexpect not prompt none\nallow\nexpect authorization chat authorized"
    )
    try check(
      app,
      "authorize chat\nauthorize chat options=alert,sound\ndeny\nexpect authorization chat denied")
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

  @Test("X15, X25: an app clip that was turned off stays so, and asks no more, until it is allowed")
  func clipTurnedOff() throws {
    let clip =
      "device os=14\napp { \"bundleIdentifier\": \"com.example.clip\", \"displayName\": \"Clip\", \"appClip\": true } state=fresh\nunlock\n"
    let off = """
      launch clip
      home
      setting clip notifications=off
      authorize clip options=alert
      expect prompt none
      expect authorization clip denied

      """
    try check(
      clip, off + "setting clip notifications=on\nexpect authorization clip ephemeral")
    try check(
      clip,
      off + """
        wait 8h
        expect authorization clip denied
        unlock
        launch clip
        expect authorization clip denied
        setting clip notifications=on
        expect authorization clip authorized
        """)
  }

  @Test("X15: an app clip that asks for nothing asks for nothing, whenever it is launched")
  func silentClip() throws {
    let clip =
      "device os=14\napp { \"bundleIdentifier\": \"com.example.clip\", \"displayName\": \"Clip\", \"appClip\": true, \"authorization\": { \"options\": [] } } state=fresh\nunlock\n"
    var harness = try Story(world: clip).plays(
      "launch clip\nterminate clip\nlaunch clip\nexpect authorization clip ephemeral")
    #expect(!harness.facts.contains { $0.event.name == .requested })
    try harness.run("authorize clip options=providesAppNotificationSettings")
    let asked = harness.facts.first { $0.event.name == .requested }
    #expect(asked?.reasons.map(\.rule) == ["X16", "X15"])
  }

  @Test("X29: only Settings brings back an app that was denied")
  func denied() throws {
    try check(
      ManagementLines.fresh(#""alert""#),
      "authorize chat\ndeny\nauthorize chat\nexpect authorization chat denied\nsetting chat notifications=on\nexpect authorization chat authorized"
    )
  }
}
