import Explaining
import Notifications
import Testing

extension PresentationStoryTests {
  @Test(
    "U4, U6 to U11: what each switch takes away, and nothing else",
    arguments: [
      ("notifications=off", "turnedOff", "none"),
      ("lock-screen=off", "listedQuietly", "notificationCenter,sound,badge"),
      ("center=off", "presented", "lockScreen,sound,badge,wake"),
      ("banners=off", "presented", "lockScreen,notificationCenter,sound,badge,wake"),
      ("sounds=off", "presented", "lockScreen,notificationCenter,badge,wake"),
      ("badges=off", "presented", "lockScreen,notificationCenter,sound,wake"),
    ])
  func switches(setting: String, outcome: String, reached: String) throws {
    try check("setting chat \(setting)\n" + Self.loud, "reached n1 \(reached)")
    if setting != "lock-screen=off" {
      try check("setting chat \(setting)\n" + Self.loud, "outcome n1 \(outcome)")
    }
  }

  @Test("U7: without Notification Center nothing is kept once it leaves the lock screen or banner")
  func centerOff() throws {
    try check("setting chat center=off\n" + Self.loud + "unlock\n", "groups 0")
    try check("setting chat center=off\nunlock\n" + Self.loud, "banner n1")
    try check("setting chat center=off\nunlock\n" + Self.loud + "wait 5s\n", "groups 0")
  }

  @Test("U9: with all three places off sound and number remain")
  func placeless() throws {
    try check(
      "setting chat lock-screen=off center=off banners=off\n" + Self.loud, "sound n1 default",
      "badge chat 3", "groups 0", "not device awake")
    try check(
      "setting chat lock-screen=off center=off banners=off\nunlock\n" + Self.loud,
      "sound n1 default",
      "badge chat 3", "groups 0", "banner none")
  }

  @Test("U11: a number that is not drawn is kept, and drawn when badges are on again")
  func keptBadge() throws {
    try check(
      "setting chat badges=off\n" + Self.loud + "expect badge chat none\nsetting chat badges=on\n",
      "badge chat 3")
  }

  @Test("U13: what is listed already stays where it is when settings change")
  func laterOnly() throws {
    try check(
      Self.loud + "setting chat lock-screen=off center=off\n", "notification n1 in lock-screen")
    try check("unlock\n" + Self.loud + "setting chat banners=off\n", "groups 1 in=center")
  }

  @Test("U5: what an app never asked for is off")
  func neverAsked() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "authorization": { "options": ["alert"] } }

      """
    try Story(world: app).plays(
      Self.loud + "expect reached n1 lockScreen,notificationCenter,wake\nexpect badge chat none")
    let onlySound = app.replacing("\"alert\"", with: "\"sound\"")
    try Story(world: onlySound).plays(
      Self.loud + "expect groups 0\nexpect sound n1 default\nexpect badge chat none")
  }

  @Test("X28: a push to an app that was never asked about is dropped; so is one to a denied app")
  func unasked() throws {
    let fresh =
      "app { \"bundleIdentifier\": \"com.example.new\", \"displayName\": \"New\" } state=fresh\n"
    try Story(world: fresh).plays(
      "push new {\"aps\":{\"alert\":\"A\",\"badge\":1}} id=n\nexpect outcome n notAuthorized\nexpect groups 0\nexpect badge new none"
    )
    try Story(world: fresh).plays(
      "authorize new\ndeny\npush new {\"aps\":{\"alert\":\"A\"}} id=n\nexpect authorization new denied\nexpect groups 0"
    )
  }

  @Test("X30, R2: allowed critical alerts alone, an app has their switch on, and it turns")
  func criticalAlone() throws {
    let fresh = """
      app { "bundleIdentifier": "com.example.new", "displayName": "New", "entitlements":
        ["com.apple.developer.usernotifications.critical-alerts"] } state=fresh

      """
    let harness = try Story(world: fresh).plays(
      """
      authorize new options=criticalAlert
      allow
      expect authorization new notDetermined
      expect setting new critical=on
      setting new critical=off
      expect setting new critical=off
      setting new critical=on
      expect setting new critical=on
      """)
    let reported = harness.state.json.value["apps"]?.array?.first?["reported"]
    #expect(reported?["criticalAlertSetting"] == "enabled")
  }
}
