import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Requests that wait, on their app’s page of Settings")
struct PendingSettingsTests {
  private static let up = NotificationKey(app: "com.example.alarm", identifier: "up")

  /// The page of Alarm, with the request that wakes selected.
  private func page(columns: Int = 120) -> ScreenHarness {
    var harness = ScreenHarness.week(columns: columns, rows: 40)
    harness.play("unlock\nsettings alarm")
    harness.model.phone.settings.row = .pending(Self.up)
    return harness
  }

  @Test("K18: they are listed by their next date, each with when and why then")
  func listed() {
    let harness = page()
    let rows = harness.text.split(separator: "\n").filter { $0.contains("○ ") }
    #expect(rows.count == 3 && rows[0].contains("Night shift"), "\(harness.text)")
    #expect(rows[0].contains("Sat, Nov 3 01:30"))
    #expect(harness.text.contains("every day at 07:00: it follows the device’s zone"))
    #expect(harness.text.contains("changes it, d removes it, T shows it"), "\(harness.text)")
  }

  @Test("K6: beside it the inspector says when it fires next")
  func inspected() {
    let harness = page()
    #expect(harness.text.contains("up “Get up” · Alarm"), "\(harness.text)")
    #expect(harness.text.contains("Waits for Sat, Nov 3, 2018 07:00"), "\(harness.text)")
  }

  @Test("Enter opens the form, T the timeline at it")
  func opening() throws {
    var harness = page()
    harness.press(.enter)
    #expect(harness.model.sheets.last is RequestSheet && harness.text.contains("Change up"))
    harness.press(.escape)
    harness.type("T")
    #expect(harness.model.timelineRequest(harness.scene)?.key == Self.up)
    let lines = harness.text.split(separator: "\n")
    let marked = try #require(
      lines.firstIndex { $0.contains("▌  07:00:00 ○ Alarm · Get up") }, "\(harness.text)")
    let heading = lines[..<marked].last { $0.contains(/│  [A-Z][a-z]+, [A-Z]/) }
    #expect(heading?.contains("│  Sat, Nov 3") == true, "\(harness.text)")
  }

  @Test("N1, N25: Enter opens the form for a local notification of old, too, and d takes it back")
  func localNotification() {
    var harness = page()
    harness.play("schedule-legacy alarm {\"fireDate\":\"+1m\",\"alertBody\":\"Up\"}")
    harness.model.phone.settings.row = .pending(
      NotificationKey(app: "com.example.alarm", identifier: "l1"))
    harness.press(.enter)
    #expect(harness.text.contains("Change l1"), "\(harness.text)")
    harness.press(.escape)
    harness.type("d")
    #expect(harness.text.contains("l1 waits no longer"), "\(harness.text)")
  }

  @Test("K20, K22: d removes it and says so; what it delivered stays")
  func removing() {
    var harness = page()
    harness.type("d")
    #expect(harness.state.pending[Self.up] == nil)
    #expect(harness.effects.last == .perform(.removePending("com.example.alarm", ["up"])))
    #expect(harness.text.contains("waits no longer; what it delivered stays"), "\(harness.text)")
  }

  @Test("Where the selected one goes the next one is selected, not the first row of the page")
  func removed() throws {
    var harness = page()
    let before = harness.model.phone.settingsRows(harness.scene)
    let index = try #require(before.firstIndex(of: .pending(Self.up)))
    harness.type("d")
    let after = harness.model.phone.settingsRows(harness.scene)
    #expect(after.count == before.count - 1)
    #expect(SettingsSurface.row(harness.model, harness.scene) == before[index + 1])
    harness.press(.down)
    #expect(SettingsSurface.row(harness.model, harness.scene) == after[index + 1])
  }

  @Test("Its last row opens the form for a new one")
  func adding() {
    var harness = page()
    harness.click(.setting(.addRequest("com.example.alarm")))
    #expect((harness.model.sheets.last as? RequestSheet)?.app == "com.example.alarm")
  }

  @Test("d says where a request is selected, where none is")
  func nothingSelected() {
    var harness = ScreenHarness.week()
    harness.type("d")
    #expect(harness.model.message?.isError == true)
  }
}
