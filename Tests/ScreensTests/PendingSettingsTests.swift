import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Requests that wait, on their app’s page of Settings")
struct PendingSettingsTests {
  private static let up = NotificationKey(app: "com.example.alarm", identifier: "up")

  /// The page of Alarm, with the request that wakes selected.
  private func page(columns: Int = 120) -> ScreenHarness {
    var stage = ScreenHarness.week(columns: columns, rows: 40)
    stage.play("unlock\nsettings alarm")
    stage.model.phone.settings.row = .pending(Self.up)
    return stage
  }

  @Test("K18: they are listed by their next date, each with when and why then")
  func listed() {
    let stage = page()
    let rows = stage.text.split(separator: "\n").filter { $0.contains("○ ") }
    #expect(rows.count == 3 && rows[0].contains("Night shift"), "\(stage.text)")
    #expect(rows[0].contains("Sat, Nov 3 01:30"))
    #expect(stage.text.contains("every day at 07:00: it follows the device’s zone"))
    #expect(stage.text.contains("changes it, d removes it, T shows it"), "\(stage.text)")
  }

  @Test("K6: beside it the inspector says when it fires next")
  func inspected() {
    let stage = page()
    #expect(stage.text.contains("up “Get up” · Alarm"), "\(stage.text)")
    #expect(stage.text.contains("Waits for Sat, Nov 3, 2018 07:00"), "\(stage.text)")
  }

  @Test("Enter opens the form, T the timeline at it")
  func opening() {
    var stage = page()
    stage.press(.enter)
    #expect(stage.model.sheets.last is RequestForm && stage.text.contains("Change up"))
    stage.press(.escape)
    stage.type("T")
    #expect(stage.model.timelineRequest(stage.scene)?.key == Self.up)
    #expect(stage.text.contains("▌Nov 3 07:00   ○ Alarm · Get up"), "\(stage.text)")
  }

  @Test("N1, N25: Enter opens the form for a local notification of old, too, and d takes it back")
  func localNotification() {
    var stage = page()
    stage.play("schedule-legacy alarm {\"fireDate\":\"+1m\",\"alertBody\":\"Up\"}")
    stage.model.phone.settings.row = .pending(
      NotificationKey(app: "com.example.alarm", identifier: "l1"))
    stage.press(.enter)
    #expect(stage.text.contains("Change l1"), "\(stage.text)")
    stage.press(.escape)
    stage.type("d")
    #expect(stage.text.contains("l1 waits no longer"), "\(stage.text)")
  }

  @Test("K20, K22: d removes it and says so; what it delivered stays")
  func removing() {
    var stage = page()
    stage.type("d")
    #expect(stage.state.pending[Self.up] == nil)
    #expect(stage.effects.last == .perform(.removePending("com.example.alarm", ["up"])))
    #expect(stage.text.contains("waits no longer; what it delivered stays"), "\(stage.text)")
  }

  @Test("Its last row opens the form for a new one")
  func adding() {
    var stage = page()
    stage.click(.setting(.addRequest("com.example.alarm")))
    #expect((stage.model.sheets.last as? RequestForm)?.app == "com.example.alarm")
  }

  @Test("d says where a request is selected, where none is")
  func nothingSelected() {
    var stage = ScreenHarness.week()
    stage.type("d")
    #expect(stage.model.message?.isError == true)
  }
}
