import Testing

@Suite("Quiet delivery and turning off, rule by rule")
struct ManagementStoryTests {
  private func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test("X1, X2: the sheet offers what the app is not set to, turning off, and Settings")
  func offers() throws {
    try check(
      ManagementLines.chat,
      ManagementLines.push
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
    let harness = try Story(world: "device os=11\n" + ManagementLines.chat).plays(
      ManagementLines.push)
    #expect(harness.complaint("manage n1").contains("iOS 12"))
    #expect(harness.complaint("deliver-quietly chat").contains("iOS 12"))
    #expect(harness.complaint("turn-off chat").contains("iOS 12"))
  }

  @Test("X3, X4, X5: quiet and prominent are settings, and any other mix is not quiet")
  func quiet() throws {
    try check(
      ManagementLines.chat,
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
      ManagementLines.chat,
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
      "deliver-quietly chat\ndeliver-prominently chat\n" + ManagementLines.push
        + "expect reached n1 lockScreen,notificationCenter,wake")
  }

  @Test("X6: what is listed stays where it is; what comes later goes where it belongs now")
  func later() throws {
    try check(
      ManagementLines.chat,
      ManagementLines.push
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
    let start = ManagementLines.push + "manage n1\nturn-off\n"
    try check(
      ManagementLines.chat,
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
    try check(
      ManagementLines.chat, start + "cancel\nexpect setting chat notifications=on\nexpect groups 1")
    try check(
      ManagementLines.chat, "policy turnOff.clearsList false\n" + start + "confirm\nexpect groups 1"
    )
  }

  @Test("X5, X25: an app that is off can be turned on again, with what it had asked for")
  func turningOn() throws {
    try check(
      ManagementLines.chat,
      """
      turn-off chat
      expect authorization chat denied
      manage chat
      expect offers 'Turn On' Settings Cancel
      cancel
      setting chat notifications=on
      expect authorization chat authorized
      \(ManagementLines.push)expect notification n1 in lock-screen
      """)
  }
}
