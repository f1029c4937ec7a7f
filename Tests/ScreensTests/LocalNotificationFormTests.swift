import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The form for a local notification of old")
struct LocalNotificationFormTests {
  private static let alarm: BundleIdentifier = "com.example.alarm"

  private func notification(_ stage: ScreenHarness, _ name: String) -> LocalNotification? {
    stage.state.pending[NotificationKey(app: Self.alarm, identifier: name)]?
      .request.trigger.localNotification
  }

  /// A phone with one that waits, and the form in which that is changed, with a row selected.
  private func changing(_ json: String, at field: RequestField) throws -> ScreenHarness {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.play("schedule-legacy alarm \(json)")
    let key = NotificationKey(app: Self.alarm, identifier: "l1")
    stage.model.edit(try #require(stage.state.pending[key]), stage.scene)
    try select(field, &stage)
    return stage
  }

  private func select(_ field: RequestField, _ stage: inout ScreenHarness) throws {
    var form = try #require(stage.model.sheets.last as? RequestForm)
    form.selected = field
    stage.model.sheets = [form]
  }

  private func clear(_ stage: inout ScreenHarness) {
    for _ in 0..<24 { stage.press(.backspace) }
  }

  @Test(
    "N10, N13, N25: changed, it is taken back and scheduled anew with what the form does not show")
  func changing() throws {
    var stage = try changing(
      #"{"fireDate":"2018-11-03T07:00","timeZone":"America/Los_Angeles","alertBody":"Up","soundName":"up.caf","category":"ALARM"}"#,
      at: .fireDate)
    #expect(stage.text.contains("11-03T07:00:00"), "\(stage.text)")
    clear(&stage)
    stage.type("2018-11-04T01:30")
    stage.press(.down)
    stage.press(.right)
    #expect(stage.text.contains("every minute, by the wall clock"), "\(stage.text)")
    for _ in 0..<3 { stage.press(.right) }
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty && notification(stage, "l1") == nil)
    let new = try #require(notification(stage, "l2"))
    #expect(new.repeatInterval == .weekday)
    #expect(new.timeZone?.identifier == "America/Los_Angeles")
    #expect(
      new.fireDate.map { CivilTime($0, in: stage.state.device.timeZone).isoText }
        == "2018-11-04T01:30:00")
    #expect((new.soundName, new.category, new.alertBody) == ("up.caf", "ALARM", "Up"))
    #expect(stage.text.contains("waits in the place of the old one"), "\(stage.text)")
  }

  @Test("N9: a fire date that is not touched stays the moment that it was")
  func untouched() throws {
    var stage = try changing(
      #"{"fireDate":"2018-11-04T01:30:00-08:00","alertBody":"Up"}"#, at: .title)
    let date = notification(stage, "l1")?.fireDate
    stage.type("Alarm")
    stage.press(.enter)
    #expect(notification(stage, "l2")?.alertTitle == "Alarm")
    #expect(notification(stage, "l2")?.fireDate == date)
  }

  @Test("N30: at a place it fires for an edge of that, once or each time")
  func place() throws {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.play(#"schedule-legacy pills {"fireDate":"+1h","alertBody":"Pills"}"#)
    let key = NotificationKey(app: "com.example.pills", identifier: "l1")
    stage.model.edit(try #require(stage.state.pending[key]), stage.scene)
    stage.press(.right)
    #expect(stage.text.contains("once arriving at or leaving Home"), "\(stage.text)")
    stage.press(.down)
    stage.press(.down)
    stage.press(.right)
    stage.press(.enter)
    let new = stage.state.pending[NotificationKey(app: "com.example.pills", identifier: "l2")]
    #expect(new?.request.trigger.localNotification?.region?.name == "Home")
    #expect(new?.request.trigger.repeats == true)
  }

  @Test("What cannot be is said in the reader’s words, and Enter changes nothing")
  func complaints() throws {
    var stage = try changing(#"{"fireDate":"+1h","alertBody":"Up"}"#, at: .fireDate)
    clear(&stage)
    #expect(stage.text.contains("type when it fires, such as 07:30"), "\(stage.text)")
    stage.type("soon")
    #expect(stage.text.contains("\"soon\" is no date; write a date such as"), "\(stage.text)")
    stage.press(.enter)
    #expect(!stage.model.sheets.isEmpty && notification(stage, "l1") != nil)
  }

  @Test("N8: at once it is delivered, and no longer waits")
  func atOnce() throws {
    var stage = try changing(#"{"fireDate":"+1h","alertBody":"Up"}"#, at: .kind)
    stage.press(.left)
    #expect(stage.text.contains("at once"), "\(stage.text)")
    stage.press(.enter)
    #expect(notification(stage, "l1") == nil && notification(stage, "l2") == nil)
    #expect(stage.state.notifications.last?.value.content.body != nil)
    #expect(stage.text.contains("l2 is delivered at once"), "\(stage.text)")
  }

  @Test("N1: before iOS 10 a new one is a local notification of old, without a title")
  func adding() throws {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.play("device os=4")
    stage.type("A")
    #expect(stage.text.contains("A local notification"), "\(stage.text)")
    let form = try #require(stage.model.sheets.last as? RequestForm)
    #expect(!form.fields.contains(.title))
    stage.type("Tea")
    stage.press(.down)
    stage.type("Pour")
    stage.press(.enter)
    let waiting = stage.state.pending.all.compactMap(\.request.trigger.localNotification)
    #expect(waiting.map(\.alertBody) == ["Tea"] && waiting.map(\.alertAction) == ["Pour"])
    #expect(waiting.first?.fireDate == stage.state.now + .minutes(10))
  }
}
