import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Rows out of sight on the phone's other screens")
struct HiddenRowTests {
  /// Twenty apps, the phone unlocked at its home screen.
  private func harness(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows)
    for number in 1...20 {
      harness.install(BundleIdentifier("com.example.app\(number)"), "App\(number).")
    }
    harness.play("unlock")
    return harness
  }

  /// An app in front that received thirty pushes.
  private func launched(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness.pods(columns: columns, rows: rows)
    harness.play("unlock\nlaunch podcasts\nwill-present podcasts alert")
    for number in 1...30 { push("c\(number)", to: &harness) }
    return harness
  }

  /// Pushes, and lets the banner leave.
  private func push(_ name: String, to harness: inout ScreenHarness) {
    harness.play("push podcasts {\"aps\":{\"alert\":\"Buzz\"}} id=\(name)")
    harness.perform(.advance(to: harness.state.now + .seconds(60)))
  }

  private func wheel(_ harness: inout ScreenHarness, _ act: Mouse.Act) {
    _ = harness.model.show(in: harness.scene)
    harness.send(.input(.mouse(Mouse(act, at: Point(column: 10, row: 8)))))
  }

  @Test(
    "Settings count the apps above and below those that are seen", arguments: [(80, 24), (40, 12)])
  func settings(columns: Int, rows: Int) {
    var harness = harness(columns: columns, rows: rows)
    harness.play("settings")
    #expect(harness.text.contains("↓ "), "\(harness.text)")
    #expect(!harness.text.contains("App20."))
    harness.press(.end)
    #expect(harness.text.contains("App20."), "\(harness.text)")
    #expect(harness.text.contains("↑ ") && !harness.text.contains("↓ "), "\(harness.text)")
    #expect(harness.text.contains("Settings"))
  }

  @Test("Settings that fit count nothing")
  func settingsThatFit() {
    var harness = harness(rows: 40)
    harness.play("settings")
    #expect(!harness.text.contains(" more"), "\(harness.text)")
  }

  @Test("Home counts the apps above and below those that are seen, and the wheel moves there")
  func home() {
    var harness = harness(columns: 40, rows: 12)
    #expect(harness.text.contains("↓ 6 more"), "\(harness.text)")
    for _ in 0..<9 { wheel(&harness, .wheelDown) }
    #expect(harness.text.contains("↑ 6 more") && harness.text.contains("App20."), "\(harness.text)")
    for _ in 0..<9 { wheel(&harness, .wheelUp) }
    #expect(harness.text.contains("↓ 6 more") && harness.model.phone.appIndex == 0)
  }

  @Test("All that the delegate received is reached by keys")
  func callsByKeys() {
    var harness = launched()
    var window: CallWindow { CallWindow(harness.model, harness.scene) }
    #expect(harness.text.contains("c30 Buzz") && !harness.text.contains("c1 Buzz"))
    #expect(harness.text.contains("↑ \(window.seen.lowerBound) more"), "\(harness.text)")
    harness.press(.home)
    #expect(window.seen.lowerBound == 0 && harness.text.contains("c1 Buzz"), "\(harness.text)")
    let below = window.all.count - window.seen.count
    #expect(harness.text.contains("↓ \(below) more"), "\(harness.text)")
    harness.press(.up)
    #expect(harness.model.message?.text == Words.topReached)
    harness.press(.down)
    #expect(window.seen.lowerBound == 1)
    harness.press(.pageDown)
    #expect(window.seen.lowerBound == window.room)
    harness.press(.end)
    #expect(harness.model.phone.calls == nil && harness.text.contains("c30 Buzz"))
  }

  @Test("All that the delegate received is reached by the wheel; what comes moves nothing then")
  func callsByWheel() {
    var harness = launched()
    for _ in 0..<20 { wheel(&harness, .wheelUp) }
    #expect(harness.text.contains("c1 Buzz"), "\(harness.text)")
    push("late", to: &harness)
    #expect(harness.text.contains("c1 Buzz") && !harness.text.contains("late Buzz"))
    for _ in 0..<20 { wheel(&harness, .wheelDown) }
    #expect(harness.text.contains("late Buzz"), "\(harness.text)")
  }

  @Test("Calls that were scrolled keep their upper edge in another size, the newest the lower one")
  func resizedCalls() {
    var harness = launched()
    var window: CallWindow { CallWindow(harness.model, harness.scene) }
    let sizes = [(80, 40), (40, 12), (80, 24)].map { Size(columns: $0.0, rows: $0.1) }
    for size in sizes {
      harness.send(.input(.resize(size)))
      #expect(window.seen.upperBound == window.all.count, "\(size)")
    }
    for _ in 0..<3 { harness.press(.pageUp) }
    harness.press(.down)
    let first = window.seen.lowerBound
    #expect(first > 0)
    for size in sizes.reversed() {
      harness.send(.input(.resize(size)))
      #expect(window.seen.lowerBound == min(first, window.all.count - window.room), "\(size)")
    }
    harness.send(.input(.resize(Size(columns: 40, rows: 12))))
    #expect(window.seen.lowerBound == first)
  }

  @Test("Calls that a banner covers are counted below it, and reached while it is there")
  func callsBelowBanner() {
    var harness = launched(columns: 40, rows: 12)
    #expect(harness.text.contains("↑ "), "\(harness.text)")
    harness.play("push podcasts {\"aps\":{\"alert\":\"Buzz\"}} id=late")
    #expect(harness.state.banner != nil)
    var window: CallWindow { CallWindow(harness.model, harness.scene) }
    #expect(window.countsBelowBanner && window.coveredRows > 0)
    #expect(harness.text.contains("↑ \(window.seen.lowerBound) more"), "\(harness.text)")
    #expect(harness.text.contains("willPresent late"), "\(harness.text)")
    harness.press(.home)
    #expect(harness.text.contains("c1 Buzz") && !harness.text.contains("↑ "), "\(harness.text)")
  }

  @Test("Where a call has too little room, which notification it is about stays longest")
  func narrowCall() {
    var harness = ScreenHarness.pods(columns: 40, rows: 12)
    harness.play("unlock\nlaunch podcasts\nwill-present podcasts alert")
    push("bees", to: &harness)
    let line = harness.text.split(separator: "\n").last { $0.contains("willPresent") } ?? ""
    #expect(line.contains("bees"), "\(harness.text)")
  }

  @Test(
    "N18: what a launch of old is told leaves room for its notification’s name",
    arguments: [40, 48, 60, 80])
  func launchCall(columns: Int) throws {
    var harness = ScreenHarness(columns: columns, rows: 24)
    harness.play(
      """
      device os=4
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe"}
      unlock
      present-legacy gripe {"alertBody":"The coffee is cold.","alertAction":"Grumble","alertLaunchImage":"Cold.png"}
      """)
    harness.press(.enter)
    let number = try #require(harness.state.calls.compactMap(\.notification).first)
    let name = harness.state.notification(number).name
    let line = harness.text.split(separator: "\n").first { $0.contains("didFin") } ?? ""
    #expect(line.contains(" \(name) ") || line.hasSuffix(" \(name)"), "\(harness.text)")
    #expect(line.contains(" launch o") == (columns >= 60), "\(harness.text)")
  }
}
