import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The home screen, apps in front, silence and the bell")
struct HomeScreenTests {
  @Test("Esc leads out of the app in front, as it does out of Settings")
  func leavingApp() {
    var stage = ScreenHarness.social()
    stage.play("unlock")
    stage.play("launch social")
    #expect(stage.text.contains("Esc Home"), "\(stage.text)")
    stage.press(.escape)
    #expect(stage.effects.last == .perform(.device(.home)))
    #expect(stage.state.device.screen == .home)
  }

  @Test("P16, P18: a badge is in the icon's corner, above 9999 as 9999+")
  func badges() {
    var stage = ScreenHarness.morning()
    stage.type("su")
    stage.play("set-badge mail 7")
    #expect(stage.text.contains(" 7 "), "\(stage.text)")
    stage.play("set-badge mail 10000")
    #expect(stage.text.contains(" 9999+ "), "\(stage.text)")
    stage.press(.right)
    stage.type("w")
    #expect(stage.text.contains("badge 10000"), "\(stage.text)")
    stage.press(.escape)
    stage.play("setting mail badges=off")
    #expect(!stage.text.contains("9999+"), "\(stage.text)")
  }

  @Test("The arrows go from icon to icon, Enter and a second click open the app")
  func opening() {
    var stage = ScreenHarness.morning()
    stage.type("su")
    #expect(stage.model.selectedAppIndex(stage.scene) == 0)
    stage.press(.right)
    #expect(stage.model.selectedAppIndex(stage.scene) == 1)
    stage.press(.down)
    #expect(stage.model.selectedAppIndex(stage.scene) == 1, "there is one row")
    stage.press(.left)
    #expect(stage.text.contains("↵ open "), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.state.device.foregroundApp == "com.example.messages")
    stage.type("sh")
    stage.click(.app(2))
    #expect(stage.state.device.foregroundApp == nil)
    stage.click(.app(2))
    #expect(stage.effects.last == .perform(.setState("com.example.podcasts", .launch)))
  }

  @Test("On a narrow phone Down goes to the next row, and a short last row ends with its last")
  func rows() {
    var stage = ScreenHarness.morning(columns: 60, rows: 24)
    stage.type("su")
    #expect(stage.model.homeColumns == 3)
    stage.press(.right)
    stage.press(.down)
    #expect(stage.model.selectedAppIndex(stage.scene) == 3)
    stage.press(.up)
    #expect(stage.model.selectedAppIndex(stage.scene) == 0)
  }

  @Test("s a opens the app of the selected row; what it is told comes in order")
  func app() throws {
    var stage = ScreenHarness.pods()
    stage.type("susc")
    stage.type("sa")
    #expect(stage.state.device.foregroundApp == "com.example.podcasts")
    #expect(stage.text.contains("in front, has no willPresent"), "\(stage.text)")
    stage.play("will-present podcasts alert")
    #expect(stage.text.contains("in front, presents alert"), "\(stage.text)")
    stage.play("push podcasts {\"aps\":{\"alert\":\"While it is open\"}}")
    let lines = stage.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("willPresent") && $0.contains("→ banner, list") })
    let launch = try #require(lines.firstIndex { $0.contains("didFinishLaunching") })
    let present = try #require(lines.firstIndex { $0.contains("willPresent") })
    #expect(launch < present)
  }

  @Test("A locked phone opens neither apps nor Settings, and says so")
  func locked() {
    var stage = ScreenHarness.pods()
    for keys in ["sa", "ss"] {
      stage.type(keys)
      #expect(stage.model.message?.text == Words.lockedHome.standard)
    }
    #expect(stage.effects.isEmpty)
  }

  @Test("R10, R11: o d and o r are seen in the status line; o + and o - change the volume")
  func silence() {
    var stage = ScreenHarness.pods()
    stage.type("od")
    #expect(stage.text.contains("☾ Do Not Disturb"), "\(stage.text)")
    stage.type("or")
    #expect(stage.text.contains("ringer off"), "\(stage.text)")
    stage.type("odor")
    #expect(stage.state.device.isRingerOn && !stage.state.device.isDoNotDisturbOn)
    stage.type("o+")
    #expect(stage.state.device.volume == 0.6)
    for _ in 0..<7 { stage.type("o-") }
    #expect(stage.state.device.volume == 0)
    #expect(stage.model.message?.text == Words.volumeEnd)
  }

  @Test("S: a switch that is not as usual is in the status line, several are counted")
  func policies() {
    var stage = ScreenHarness.pods(columns: 120, rows: 40)
    stage.play("policy group.stackThreshold 3")
    #expect(stage.text.contains("group.stackThreshold=3"), "\(stage.text)")
    stage.play("policy banner.seconds 9")
    #expect(stage.text.contains("banner.seconds=9 group.stackThreshold=3"), "\(stage.text)")
  }

  @Test("The bell rings for what is heard, not for what the log muted, nor when time goes back")
  func bell() {
    var stage = ScreenHarness.pods(columns: 120, rows: 40)
    stage.model.bell.rings = true
    let push = "push podcasts {\"aps\":{\"alert\":\"Ding\",\"sound\":\"default\"}}"
    stage.play(push)
    #expect(stage.rings == 1)
    stage.play("push podcasts {\"aps\":{\"alert\":\"No sound\"}}")
    #expect(stage.rings == 1)
    stage.type("L")
    stage.model.focus = .inspector
    stage.model.inspector.fact = stage.facts.facts.lastIndex { $0.event.isHeard }
    #expect(stage.text.contains("♪"), "\(stage.text)")
    stage.type("Q")
    #expect(stage.model.message?.text == Words.muted("Podcasts", true))
    stage.play(push)
    #expect(stage.rings == 1)
    stage.type("Q")
    stage.play(push)
    #expect(stage.rings == 2)
    stage.model.inspector.fact = 0
    stage.type("Q")
    #expect(stage.model.message?.text == Words.selectWhatRang)
  }
}

extension ScreenHarness {
  fileprivate var rings: Int { effects.count { $0 == .terminal(.ring) } }
}
