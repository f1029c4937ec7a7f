import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Section O: what the screens show under a profile")
struct ProfileScreenTests {
  private static func lines(_ harness: ScreenHarness) -> [Substring] {
    harness.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func harness(os: Int, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: rows)
    harness.play("device os=\(os)")
    harness.install("com.example.messages", "Messages")
    harness.push("Anna", "See you at six?")
    harness.model = Model(size: Size(columns: 80, rows: rows))
    return harness
  }

  @Test(
    "O: from iOS 16 on the list stands at the lower edge of the screen", arguments: [15, 16, 17])
  func bottom(os: Int) {
    var harness = Self.harness(os: os)
    let row = Self.lines(harness).firstIndex { $0.contains("See you at six?") } ?? 0
    #expect(os < 16 ? row < 8 : row > 15, "\(harness.text)")
    let isHit = harness.click(.row(.notification(0)))
    #expect(isHit)
    for _ in 0..<20 { harness.push("Ben", "And bring cake", thread: "t", then: 1) }
    harness.play("setting messages grouping=off")
    harness.model = Model(size: Size(columns: 80, rows: 24))
    let full = Self.lines(harness).firstIndex { $0.contains("And bring cake") } ?? 0
    // From iOS 16 on the clock stands above it.
    #expect(
      full < (os < 16 ? 8 : 13), "the newest is on top where the list is longer: \(harness.text)")
  }

  @Test("O: a version without rules of its own says which one it behaves as")
  func standIn() {
    #expect(Self.harness(os: 17).text.contains("iOS 17 as 16"))
    #expect(!Self.harness(os: 16).text.contains("iOS 16 as"))
    var harness = Self.harness(os: 18)
    harness.type("oo")
    #expect(harness.state.device.profile == .ios4)
  }

  @Test("F18: what m does is called as on the phone: manage, from iOS 15 on options")
  func options() {
    for (os, words, other) in [(14, "m manage", "m options"), (15, "m options", "m manage")] {
      var harness = ScreenHarness.morning(columns: 140, rows: 40)
      harness.play("device os=\(os)")
      #expect(harness.text.contains(words) && !harness.text.contains(other), "\(harness.text)")
      harness.type("v")
      #expect(harness.text.contains(words) && !harness.text.contains(other), "\(harness.text)")
    }
  }

  @Test("It is said how the version before comes back, which no undo brings")
  func wayBack() {
    var harness = Self.harness(os: 12)
    harness.type("oo")
    #expect(
      harness.text.contains(
        "The phone runs iOS 13 now; : and “device os=12” leads back, u does not."),
      "\(harness.text)")
  }

  @Test("U15: critical alerts stand above all else in a section of their own, and the link is last")
  func sections() {
    var harness = ScreenHarness(columns: 80, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.sugar","displayName":"Sugar",
        "authorization":{"options":["alert","sound","criticalAlert","providesAppNotificationSettings"]},
        "entitlements":["com.apple.developer.usernotifications.critical-alerts"],
        "delegate":{"openSettingsFor":true}}
      unlock
      settings sugar
      """)
    harness.model = Model(size: Size(columns: 80, rows: 40))
    let app: BundleIdentifier = "com.example.sugar"
    let rows = harness.state.settingsRows
    #expect(rows.first == .setting(app, "critical"))
    #expect(Array(rows.suffix(2)) == [.token(app), .appLink(app)])
    let lines = Self.lines(harness)
    for title in ["Allow Notifications", "Device Token", "Sugar Notification Settings"] {
      let line = lines.firstIndex { $0.contains(title) } ?? 0
      #expect(lines[line - 1].allSatisfy { $0 == " " } || line == 0, "\(title)\n\(harness.text)")
    }
  }

  @Test("X30: a page with the switch of critical alerts alone does not say that there is none")
  func criticalAlone() {
    var harness = ScreenHarness(columns: 80, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.sugar","displayName":"Sugar",
        "entitlements":["com.apple.developer.usernotifications.critical-alerts"]} state=fresh
      unlock
      settings sugar
      """)
    harness.model = Model(size: Size(columns: 80, rows: 40))
    #expect(harness.text.contains(Words.neverAsked.prefix(30)), "\(harness.text)")
    harness.play("authorize sugar options=criticalAlert\nallow\nsettings sugar")
    harness.model.phone.settings.row = .setting("com.example.sugar", "critical")
    #expect(!harness.text.contains(Words.neverAsked.prefix(30)), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.app("com.example.sugar")?.settings.critical == false)
    harness.press(.enter)
    #expect(harness.state.app("com.example.sugar")?.settings.critical == true)
  }

  @Test("R2, R8: nothing hints at critical alerts where there are none", arguments: [4, 10, 11])
  func noCriticalAlerts(os: Int) {
    var harness = ScreenHarness(columns: 80, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.sugar","displayName":"Sugar",
        "authorization":{"options":["alert","criticalAlert"]},
        "entitlements":["com.apple.developer.usernotifications.critical-alerts"]}
      device os=\(os)
      unlock
      settings sugar
      """)
    harness.model = Model(size: Size(columns: 80, rows: 40))
    #expect(!harness.state.settingsRows.contains(.setting("com.example.sugar", "critical")))
    harness.model.phone.settings.row = .setting("com.example.sugar", "notifications")
    #expect(!harness.text.lowercased().contains("critical"), "\(harness.text)")
    harness.play("device os=12")
    harness.model.phone.settings.row = .setting("com.example.sugar", "notifications")
    #expect(harness.text.contains("but for critical"), "\(harness.text)")
    harness.play("setting sugar critical=off")
    harness.model.phone.settings.row = .setting("com.example.sugar", "notifications")
    #expect(harness.text.contains("heard or counted."), "\(harness.text)")
  }

  @Test("N19: before iOS 10 an app in front says nothing of willPresent", arguments: [4, 10])
  func inFront(os: Int) {
    var harness = Self.harness(os: os)
    for answer in ["none", "alert,sound"] {
      harness.play("unlock\nlaunch messages\nwill-present messages \(answer)")
      #expect(harness.text.contains("in front"), "\(harness.text)")
      let isTold = harness.text.contains("presents") || harness.text.contains("has no willPresent")
      #expect(isTold == (os > 4), "\(answer)\n\(harness.text)")
    }
  }

  @Test("G1: before iOS 12 why says nothing of grouping")
  func why() {
    let eleven = Self.harness(os: 11)
    let explanation = Explanation(
      of: "com.example.messages" as BundleIdentifier, facts: eleven.facts, in: eleven.state)
    #expect(!explanation.verdict.contains("Grouping"), "\(explanation.verdict)")
    let twelve = Self.harness(os: 12)
    let later = Explanation(
      of: "com.example.messages" as BundleIdentifier, facts: twelve.facts, in: twelve.state)
    #expect(later.verdict.contains("Grouping Automatic"))
  }
}
