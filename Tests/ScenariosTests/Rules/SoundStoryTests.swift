import Delivery
import Testing

@Suite("Sounds, Do Not Disturb and critical alerts, rule by rule")
struct SoundStoryTests {
  private static let entitlement = "com.apple.developer.usernotifications.critical-alerts"

  private static func app(
    entitled: Bool = true, options: String = #""alert","sound","badge","criticalAlert""#
  ) -> String {
    """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "entitlements": [\(entitled ? "\"\(entitlement)\"" : "")],
      "authorization": { "options": [\(options)] } }

    """
  }

  private static func push(_ sound: String, _ more: String = "") -> String {
    "push chat {\"aps\":{\"alert\":\"A\",\"sound\":\(sound)\(more)}} id=n1\n"
  }

  private static let critical = push(#"{"critical":1,"name":"siren.caf","volume":0.5}"#)

  @Test(
    "R2, R3: an alert is critical with the right, the person's consent and the switch; else plain")
  func rights() throws {
    try Story(world: Self.app()).plays(Self.critical + "expect notification n1 critical")
    try Story(world: Self.app(entitled: false)).plays(
      Self.critical + "expect not notification n1 critical\nexpect notification n1 in lock-screen")
    try Story(world: Self.app(options: #""alert","sound""#)).plays(
      Self.critical + "expect not notification n1 critical")
    try Story(world: Self.app()).plays(
      "setting chat critical=off\n" + Self.critical + "expect not notification n1 critical")
  }

  @Test(
    "R1: critical alerts exist from iOS 12 on", arguments: [(11, false), (12, true), (16, true)])
  func since(version: Int, isCritical: Bool) throws {
    try Story(world: "device os=\(version)\n" + Self.app()).plays(
      Self.critical + "expect \(isCritical ? "" : "not ")notification n1 critical")
  }

  @Test(
    "R4, R10, R11: a critical alert is heard whatever the switches; others are not",
    arguments: ["dnd on", "ringer off", "dnd on\nringer off"])
  func unstoppable(switches: String) throws {
    let harness = try Story(world: Self.app()).plays(
      switches + "\n" + Self.critical + "expect device awake\nexpect notification n1 in lock-screen"
    )
    let heard = try #require(harness.state.sounds.last)
    #expect(heard.suppressedBy == nil && heard.playback.isCritical && heard.volume == 0.5)
    let plain = try Story(world: Self.app()).plays(switches + "\n" + Self.push("\"default\""))
    #expect(plain.state.sounds.last?.suppressedBy != nil)
  }

  @Test(
    "R5: the volume is its own, one where it is missing, and clamped",
    arguments: [
      ("", 1.0), (#","volume":0.25"#, 0.25), (#","volume":0"#, 0), (#","volume":1"#, 1),
      (#","volume":-1"#, 0), (#","volume":7"#, 1), (#","volume":"loud""#, 1),
      (#","volume":-0.0"#, 0),
    ])
  func volume(member: String, volume: Double) throws {
    let harness = try Story(world: Self.app()).plays(Self.push("{\"critical\":1\(member)}"))
    let heard = try #require(harness.state.sounds.last?.volume)
    #expect(heard == volume && heard.sign == .plus)
  }

  @Test("R5: the volume of one that names none is a policy")
  func defaultVolume() throws {
    let harness = try Story(world: Self.app()).plays(
      "policy critical.defaultVolume 0.3\n" + Self.push(#"{"critical":1}"#))
    #expect(harness.state.sounds.last?.volume == 0.3)
  }

  @Test(
    "R4: one that is only a sound wakes the screen, or not, and is never listed",
    arguments: [true, false])
  func soundOnly(wakes: Bool) throws {
    try Story(world: Self.app()).plays(
      """
      policy critical.soundWakes \(wakes)
      push chat {"aps":{"sound":{"critical":1}}} id=s
      expect groups 0
      expect outcome s badgeOrSoundOnly
      expect \(wakes ? "" : "not ")device awake
      """)
  }

  @Test(
    "R6: without a name the system's critical sound plays",
    arguments: [#"{"critical":1}"#, #"{"critical":1,"name":"default"}"#])
  func name(sound: String) throws {
    try Story(world: Self.app()).plays(Self.push(sound) + "expect sound n1 critical")
  }

  @Test("R8: they come with notifications off, if their own switch is on")
  func turnedOff() throws {
    try Story(world: Self.app()).plays(
      "setting chat notifications=off\n" + Self.critical
        + "expect notification n1 in lock-screen\nexpect notification n1 critical\n"
        + Self.push("\"default\"").replacing("n1", with: "n2") + "expect outcome n2 turnedOff")
    try Story(world: Self.app()).plays(
      "setting chat critical=off notifications=off\n" + Self.critical
        + "expect outcome n1 turnedOff")
  }

  @Test("R9: an app made quiet still sends critical alerts")
  func quiet() throws {
    try Story(world: Self.app()).plays(
      "deliver-quietly chat\n" + Self.critical
        + "expect notification n1 critical\nexpect device awake")
  }

  @Test(
    "R10: Do Not Disturb silences a locked phone, or any; numbers still change",
    arguments: [
      ("whileLocked", false, false), ("whileLocked", true, true), ("always", false, false),
      ("always", true, false),
    ])
  func doNotDisturb(scope: String, isUnlocked: Bool, isHeard: Bool) throws {
    let harness = try Story(world: Self.app()).plays(
      "policy dnd.scope \(scope)\ndnd on\n" + (isUnlocked ? "unlock\n" : "")
        + Self.push("\"default\"", #","badge":5"#) + "expect badge chat 5\nexpect groups 1\n"
        + "expect banner \(isHeard ? "n1" : "none")\nexpect \(isUnlocked ? "" : "not ")device awake"
    )
    #expect((harness.state.sounds.last?.suppressedBy == nil) == isHeard)
  }

  @Test(
    "R10: a schedule turns it on and off by the clock on the wall",
    arguments: [
      ("21:59", false), ("22:00", true), ("23:59", true), ("2018-06-05T06:59", true),
      ("2018-06-05T07:00", false),
    ])
  func schedule(time: String, isOn: Bool) throws {
    try Story(world: Self.app()).plays(
      "dnd off schedule=22:00-07:00\nat \(time)\n" + Self.push("\"default\"")
        + "expect \(isOn ? "not " : "")device awake")
  }

  @Test("R11: with the ringer off the phone vibrates, and all else is as before")
  func ringer() throws {
    try Story(world: Self.app()).plays(
      "ringer off\n" + Self.push("\"default\"")
        + "expect device awake\nexpect notification n1 in lock-screen\nexpect sound n1 default vibrate suppressed-by=ringer"
    )
    // U10: with sounds off it does not even vibrate.
    let harness = try Story(world: Self.app()).plays(
      "ringer off\nsetting chat sounds=off\n" + Self.push("\"default\""))
    #expect(harness.state.sounds.allSatisfy { !$0.vibrates })
  }

  @Test(
    "R13: a dictionary that is not critical plays its name", arguments: ["0", "false", #""no""#])
  func uncritical(value: String) throws {
    try Story(world: Self.app()).plays(
      Self.push("{\"critical\":\(value),\"name\":\"default\"}")
        + "expect sound n1 default\nexpect not notification n1 critical")
  }

  @Test(
    "R14: from iOS 15 on a passive one is listed only; before, the level is ignored",
    arguments: [
      (14, "passive", true), (15, "passive", false), (16, "passive", false), (15, "active", true),
      (15, "nonsense", true),
    ])
  func levels(version: Int, level: String, wakes: Bool) throws {
    let harness = try Story(world: "device os=\(version)\n" + Self.app()).plays(
      Self.push("\"default\"", #","interruption-level":"\#(level)""#)
        + "expect \(wakes ? "" : "not ")device awake\nexpect groups 1")
    #expect((harness.state.sounds.last?.suppressedBy == nil) == wakes)
  }

  @Test("R15: a critical sound stays critical whatever level is named")
  func contradiction() throws {
    try Story(world: "device os=15\n" + Self.app()).plays(
      Self.push(#"{"critical":1}"#, #","interruption-level":"passive""#)
        + "expect notification n1 critical\nexpect device awake")
  }

  @Test("R16: each sound is an event with its volume, and the ringer's is that of the phone")
  func ringerVolume() throws {
    let harness = try Story(world: Self.app()).plays("volume 0.8\n" + Self.push("\"default\""))
    #expect(harness.state.sounds.last?.volume == 0.8)
    try Story(world: Self.app()).plays(
      "volume 0.8\n" + Self.push("\"default\"") + "expect sound n1 default volume=0.8")
  }
}
