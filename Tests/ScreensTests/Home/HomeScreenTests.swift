import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The home screen, apps in front, silence and the bell")
struct HomeScreenTests {
  @Test("Esc leads out of the app in front, as it does out of Settings")
  func leavingApp() {
    var harness = ScreenHarness.social()
    harness.play("unlock")
    harness.play("launch social")
    #expect(harness.text.contains("Esc Home"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.effects.last == .perform(.device(.home)))
    #expect(harness.state.device.screen == .home)
  }

  @Test("P16, P18: a badge is in the icon's corner, above 9999 as 9999+")
  func badges() {
    var harness = ScreenHarness.morning()
    harness.type("su")
    harness.play("set-badge mail 7")
    #expect(harness.text.contains(" 7 "), "\(harness.text)")
    harness.play("set-badge mail 10000")
    #expect(harness.text.contains(" 9999+ "), "\(harness.text)")
    harness.press(.right)
    harness.type("w")
    #expect(harness.text.contains("badge 10000"), "\(harness.text)")
    harness.press(.escape)
    harness.play("setting mail badges=off")
    #expect(!harness.text.contains("9999+"), "\(harness.text)")
  }

  @Test("Where lines are read an app is its name, and its badge is called so")
  func read() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24, glyphs: .words)
    harness.install("com.example.tea", "Tea", icon: "🫖")
    harness.play("set-badge tea 7")
    harness.type("su")
    let home = harness.linear.lines.filter { if case .app? = $0.id { true } else { false } }
    #expect(home.map(\.words).contains("Tea: badge 7"), "\(home)")
    harness.play("settings")
    let settings = harness.linear.lines.filter {
      if case .setting(.app)? = $0.id { true } else { false }
    }
    #expect(settings.contains { $0.words.hasPrefix("Tea") }, "\(settings)")
    harness.play("launch tea")
    #expect(harness.linear.lines.contains { $0.words == "Tea" }, "\(harness.linear.lines)")
  }

  @Test("The arrows go from icon to icon, Enter and a second click open the app")
  func opening() {
    var harness = ScreenHarness.morning()
    harness.type("su")
    #expect(harness.model.phone.selectedAppIndex(harness.state) == 0)
    harness.press(.right)
    #expect(harness.model.phone.selectedAppIndex(harness.state) == 1)
    harness.press(.down)
    #expect(harness.model.phone.selectedAppIndex(harness.state) == 1, "there is one row")
    harness.press(.left)
    #expect(harness.text.contains("↵ open "), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.device.foregroundApp == "com.example.messages")
    harness.type("sh")
    harness.click(.app(2))
    #expect(harness.state.device.foregroundApp == nil)
    harness.click(.app(2))
    #expect(harness.effects.last == .perform(.setState("com.example.podcasts", .launch)))
  }

  @Test("On a narrow phone Down goes to the next row, and a short last row ends with its last")
  func rows() {
    var harness = ScreenHarness.morning(columns: 60, rows: 24)
    harness.type("su")
    #expect(HomePane.columns(harness.model.layout) == 3)
    harness.press(.right)
    harness.press(.down)
    #expect(harness.model.phone.selectedAppIndex(harness.state) == 3)
    harness.press(.up)
    #expect(harness.model.phone.selectedAppIndex(harness.state) == 0)
  }

  @Test("s a opens the app of the selected row; what it is told comes in order")
  func app() throws {
    var harness = ScreenHarness.pods()
    harness.type("susc")
    harness.type("sa")
    #expect(harness.state.device.foregroundApp == "com.example.podcasts")
    #expect(harness.text.contains("in front, has no willPresent"), "\(harness.text)")
    harness.play("will-present podcasts alert")
    #expect(harness.text.contains("in front, presents alert"), "\(harness.text)")
    harness.play("push podcasts {\"aps\":{\"alert\":\"While it is open\"}}")
    let lines = harness.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("willPresent") && $0.contains("→ banner, list") })
    let launch = try #require(lines.firstIndex { $0.contains("didFinishLaunching") })
    let present = try #require(lines.firstIndex { $0.contains("willPresent") })
    #expect(launch < present)
  }

  @Test("P20: what an app is told of a notification that is a subtitle alone says that")
  func subtitleAlone() {
    var harness = ScreenHarness.pods()
    harness.play("unlock\nlaunch podcasts\nwill-present podcasts alert")
    harness.play(#"push podcasts {"aps":{"alert":{"subtitle":"Only sub"}}} id=s1"#)
    #expect(harness.text.contains("s1 Only sub"), "\(harness.text)")
  }

  @Test("What an app is told lines up, whether a day or a time stands before it")
  func calls() throws {
    var harness = ScreenHarness.pods()
    harness.play("unlock\nlaunch podcasts\nat 2018-06-06T09:00\nunlock\nlaunch podcasts")
    harness.play("will-present podcasts alert")
    harness.play("push podcasts {\"aps\":{\"alert\":\"While it is open\"}}")
    harness.perform(.advance(to: harness.state.now + .seconds(60)))
    let lines = harness.text.split(separator: "\n")
    let launch = try #require(lines.first { $0.contains("Jun 4 ") }, "\(harness.text)")
    let present = try #require(lines.first { $0.contains("09:00:00  willPresent") })
    let starts = [launch.firstRange(of: "didFinish"), present.firstRange(of: "willPresent")]
    let columns = zip([launch, present], starts).map { line, range in
      range.map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(columns[0] != nil && columns[0] == columns[1], "\(harness.text)")
  }

  @Test("A locked phone opens neither apps nor Settings, and says so")
  func locked() {
    var harness = ScreenHarness.pods()
    for keys in ["sa", "ss"] {
      harness.type(keys)
      #expect(harness.model.message?.text == Words.lockedHome.standard)
    }
    #expect(harness.effects.isEmpty)
  }

  @Test("P1: s l leads from the open list of a locked phone back to its lock screen")
  func backToLockScreen() {
    var harness = ScreenHarness.pods()
    harness.type("sl")
    #expect(harness.model.message?.text == Words.lockedAlready && harness.effects.isEmpty)
    harness.play("center")
    harness.type("sl")
    #expect(harness.state.device.screen == .lockScreen && harness.state.device.isLocked)
  }

  @Test(
    "N18: a call has its time and its method whole before what came with it",
    arguments: [40, 48, 80])
  func narrowCalls(columns: Int) {
    var harness = ScreenHarness(columns: columns, rows: 16)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.innings","displayName":"Innings"}
      unlock
      schedule-legacy innings {"fireDate":"2018-06-04T10:00Z","alertBody":"Play ball!"}
      at 2018-06-04T10:00
      banner tap
      wait 1d
      """)
    #expect(harness.text.contains("Jun 4 10:00  didFinishLaunching "), "\(harness.text)")
    #expect(harness.text.contains(" l1"), "\(harness.text)")
    #expect(harness.text.contains("launch options") == (columns == 80), "\(harness.text)")
  }

  @Test("R10, R11: o d and o r are seen in the status line; o + and o - change the volume")
  func silence() {
    var harness = ScreenHarness.pods()
    harness.type("od")
    #expect(harness.text.contains("☾ Do Not Disturb"), "\(harness.text)")
    harness.type("or")
    #expect(harness.text.contains("ringer off"), "\(harness.text)")
    harness.type("odor")
    #expect(harness.state.device.isRingerOn && !harness.state.device.isDoNotDisturbOn)
    harness.type("o+")
    #expect(harness.state.device.volume == 0.6)
    for _ in 0..<7 { harness.type("o-") }
    #expect(harness.state.device.volume == 0)
    #expect(harness.model.message?.text == Words.volumeEnd)
  }

  @Test("S: a switch that is not as usual is in the status line, several are counted")
  func policies() {
    var harness = ScreenHarness.pods(columns: 120, rows: 40)
    harness.play("policy group.stackThreshold 3")
    #expect(harness.text.contains("group.stackThreshold=3"), "\(harness.text)")
    harness.play("policy banner.seconds 9")
    #expect(harness.text.contains("banner.seconds=9 group.stackThreshold=3"), "\(harness.text)")
  }

  @Test("The bell rings for what is heard, not for what the log muted, nor when time goes back")
  func bell() {
    var harness = ScreenHarness.pods(columns: 120, rows: 40)
    harness.model.bell.rings = true
    let push = "push podcasts {\"aps\":{\"alert\":\"Ding\",\"sound\":\"default\"}}"
    harness.play(push)
    #expect(harness.rings == 1)
    harness.play("push podcasts {\"aps\":{\"alert\":\"No sound\"}}")
    #expect(harness.rings == 1)
    harness.type("L")
    harness.model.focus = .inspector
    harness.model.inspector.fact = harness.facts.facts.lastIndex { $0.event.isHeard }
    #expect(harness.text.contains("♪"), "\(harness.text)")
    harness.type("Q")
    #expect(harness.model.message?.text == Words.muted("Podcasts", true))
    harness.play(push)
    #expect(harness.rings == 1)
    harness.type("Q")
    harness.play(push)
    #expect(harness.rings == 2)
    harness.model.inspector.fact = 0
    harness.type("Q")
    #expect(harness.model.message?.text == Words.selectWhatRang)
  }
}

extension ScreenHarness {
  fileprivate var rings: Int { effects.count { $0 == .terminal(.ring) } }
}
