import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The form for a local notification of old")
struct LocalNotificationFormTests {
  private static let alarm: BundleIdentifier = "com.example.alarm"

  private func notification(_ harness: ScreenHarness, _ name: String) -> LocalNotification? {
    harness.state.pending[NotificationKey(app: Self.alarm, identifier: name)]?
      .request.trigger.localNotification
  }

  /// A phone with one that waits, and the form in which that is changed, with a row selected.
  private func changing(_ json: String, at field: RequestField) throws -> ScreenHarness {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play("schedule-legacy alarm \(json)")
    let key = NotificationKey(app: Self.alarm, identifier: "l1")
    let pending = try #require(harness.state.pending[key])
    harness.model.open(RequestSheet(changing: pending, in: harness.state))
    try select(field, &harness)
    return harness
  }

  private func select(_ field: RequestField, _ harness: inout ScreenHarness) throws {
    var form = try #require(harness.model.sheets.last as? RequestSheet)
    form.selected = field
    harness.model.sheets = [form]
  }

  private func clear(_ harness: inout ScreenHarness) {
    for _ in 0..<24 { harness.press(.backspace) }
  }

  @Test(
    "N10, N13, N25: changed, it is taken back and scheduled anew with what the form does not show")
  func changing() throws {
    var harness = try changing(
      #"{"fireDate":"2018-11-03T07:00","timeZone":"America/Los_Angeles","alertBody":"Up","soundName":"up.caf","category":"ALARM"}"#,
      at: .fireDate)
    #expect(harness.text.contains("11-03T07:00:00"), "\(harness.text)")
    clear(&harness)
    harness.type("2018-11-04T01:30")
    harness.press(.down)
    harness.press(.right)
    #expect(harness.text.contains("every minute, by the wall clock"), "\(harness.text)")
    for _ in 0..<3 { harness.press(.right) }
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && notification(harness, "l1") == nil)
    let new = try #require(notification(harness, "l2"))
    #expect(new.repeatInterval == .weekday)
    #expect(new.timeZone?.identifier == "America/Los_Angeles")
    #expect(
      new.fireDate.map { CivilTime($0, in: harness.state.device.timeZone).isoText }
        == "2018-11-04T01:30:00")
    #expect((new.soundName, new.category, new.alertBody) == ("up.caf", "ALARM", "Up"))
    #expect(harness.text.contains("waits in the place of the old one"), "\(harness.text)")
  }

  @Test("N9: a fire date that is not touched stays the moment that it was")
  func untouched() throws {
    var harness = try changing(
      #"{"fireDate":"2018-11-04T01:30:00-08:00","alertBody":"Up"}"#, at: .title)
    let date = notification(harness, "l1")?.fireDate
    harness.type("Alarm")
    harness.press(.enter)
    #expect(notification(harness, "l2")?.alertTitle == "Alarm")
    #expect(notification(harness, "l2")?.fireDate == date)
  }

  @Test("N30: at a place it fires for an edge of that, once or each time")
  func place() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play(#"schedule-legacy pills {"fireDate":"+1h","alertBody":"Pills"}"#)
    let key = NotificationKey(app: "com.example.pills", identifier: "l1")
    let pending = try #require(harness.state.pending[key])
    harness.model.open(RequestSheet(changing: pending, in: harness.state))
    harness.press(.right)
    #expect(harness.text.contains("once arriving at or leaving Home"), "\(harness.text)")
    harness.press(.down)
    harness.press(.down)
    harness.press(.right)
    harness.press(.enter)
    let new = harness.state.pending[NotificationKey(app: "com.example.pills", identifier: "l2")]
    #expect(new?.request.trigger.localNotification?.region?.name == "Home")
    #expect(new?.request.trigger.repeats == true)
  }

  @Test("What cannot be is said in the reader’s words, and Enter changes nothing")
  func complaints() throws {
    var harness = try changing(#"{"fireDate":"+1h","alertBody":"Up"}"#, at: .fireDate)
    clear(&harness)
    #expect(harness.text.contains("Type when it fires, such as 07:30"), "\(harness.text)")
    harness.type("soon")
    #expect(harness.text.contains("\"soon\" is no date; write a date such as"), "\(harness.text)")
    harness.press(.enter)
    #expect(!harness.model.sheets.isEmpty && notification(harness, "l1") != nil)
  }

  @Test("N8: at once it is delivered, and no longer waits")
  func atOnce() throws {
    var harness = try changing(#"{"fireDate":"+1h","alertBody":"Up"}"#, at: .kind)
    harness.press(.left)
    #expect(harness.text.contains("at once"), "\(harness.text)")
    harness.press(.enter)
    #expect(notification(harness, "l1") == nil && notification(harness, "l2") == nil)
    #expect(harness.state.notifications.last?.value.content.body != nil)
    #expect(harness.text.contains("l2 is delivered at once"), "\(harness.text)")
  }

  @Test("N1: before iOS 10 a new one is a local notification of old, without a title")
  func adding() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play("device os=4")
    harness.type("A")
    #expect(harness.text.contains("A local notification"), "\(harness.text)")
    let form = try #require(harness.model.sheets.last as? RequestSheet)
    #expect(!form.fields.contains(.title))
    harness.type("Tea")
    harness.press(.down)
    harness.type("Pour")
    harness.press(.enter)
    let waiting = harness.state.pending.all.compactMap(\.request.trigger.localNotification)
    #expect(waiting.map(\.alertBody) == ["Tea"] && waiting.map(\.alertAction) == ["Pour"])
    #expect(waiting.first?.fireDate == harness.state.now + .minutes(10))
  }
}
