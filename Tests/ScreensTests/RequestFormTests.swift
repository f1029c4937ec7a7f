import Delivery
import Files
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The form for a request")
struct RequestFormTests {
  private func opened(_ stage: ScreenHarness) -> RequestForm? {
    stage.model.sheets.last as? RequestForm
  }

  /// The form with a row selected.
  private func stage(at field: RequestField, _ kind: RequestKind = .date) throws -> ScreenHarness {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.type("A")
    var form = try #require(opened(stage))
    (form.kind, form.selected) = (kind, field)
    stage.model.sheets = [form]
    return stage
  }

  @Test("K1, K11: typed from top to bottom, it is what a scenario’s line would ask for")
  func scheduling() {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.type("A")
    stage.type("Tea")
    stage.press(.down)
    stage.type("Green")
    stage.press(.down)
    stage.press(.down)
    stage.type("4m")
    stage.press(.down)
    stage.press(.right)
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty)
    guard case .perform(.schedule(let app, let request))? = stage.effects.last else {
      Issue.record("\(stage.effects)")
      return
    }
    #expect(app == "com.example.pills" && request.identifier == "request-1")
    #expect(request.content.title == .literal("Tea") && request.content.body == .literal("Green"))
    #expect(request.trigger == .timeInterval(.minutes(4), repeats: true))
    #expect(stage.text.contains("request-1 waits: Fri, Nov 2, 2018 18:04"), "\(stage.text)")
  }

  @Test("K4: the units that are typed are the ones that have to match")
  func date() throws {
    var stage = try stage(at: .unit(.hour))
    stage.type("1")
    stage.press(.down)
    stage.type("30")
    stage.press(.down)
    stage.type("sun")
    #expect(stage.text.contains("once, on Sunday at 01:30"), "\(stage.text)")
    #expect(stage.text.contains("first of two"), "\(stage.text)")
    stage.press(.enter)
    let pending = try #require(
      stage.state.pending[NotificationKey(app: "com.example.pills", identifier: "request-1")])
    #expect(
      pending.request.trigger
        == .calendar(DateMatching([.hour: 1, .minute: 30, .weekday: 1]), repeats: false))
  }

  @Test("K6: its preview lists ten firings, and marks the one that a clock change doubles")
  func preview() throws {
    var stage = try stage(at: .unit(.hour))
    stage.type("1")
    stage.press(.down)
    stage.type("30")
    for _ in 0..<6 { stage.press(.down) }
    stage.press(.right)
    let lines = stage.text.split(separator: "\n").filter { $0.contains("○ 01:30") }
    #expect(lines.count == 10, "\(stage.text)")
    #expect(lines.filter { $0.contains("first of two") }.count == 1)
    #expect(stage.text.contains("it follows the device’s zone, now"), "\(stage.text)")
  }

  @Test(
    "K2: what the system would refuse is said as one types, and Enter adds nothing",
    arguments: [
      ("0", false, "time interval must be greater than 0"),
      ("-5", false, "time interval must be greater than 0"),
      ("59s", true, "time interval must be at least 60 if repeating"),
      ("soon", false, "\"soon\" is no duration; write one such as 5s, 90m or 1h30m"),
      ("", false, "type how long, such as 8h, 90m or 30s"),
      ("1000000w", false, "\"1000000w\" is no duration"),
    ])
  func refusals(typed: String, repeats: Bool, words: String) throws {
    var stage = try stage(at: .interval, .interval)
    stage.type(typed)
    if repeats {
      stage.press(.down)
      stage.press(.right)
    }
    #expect(stage.text.contains(words), "\(stage.text)")
    let count = stage.effects.count
    stage.press(.enter)
    #expect(!stage.model.sheets.isEmpty && stage.effects.count == count)
  }

  @Test(
    "Components that cannot be are refused in the reader’s words, and Enter goes there",
    arguments: [
      (DateMatching.Unit.hour, "25", "there is no hour 25; write 0 to 23"),
      (.month, "13", "there is no month 13; write 1 to 12"),
      (.weekday, "someday", "weekday is \"someday\"; write a whole number"),
    ])
  func components(unit: DateMatching.Unit, typed: String, words: String) throws {
    var stage = try stage(at: .unit(unit))
    stage.type(typed)
    #expect(stage.text.contains(words), "\(stage.text)")
    stage.press(.down)
    stage.press(.enter)
    #expect(opened(stage)?.selected == .unit(unit))
  }

  @Test("K5: a zone is looked for as it is typed; one that there is not says so")
  func zones() throws {
    var stage = try stage(at: .unit(.hour))
    stage.type("9")
    var form = try #require(opened(stage))
    form.selected = .zone
    stage.model.sheets = [form]
    stage.send(.input(.paste("Asia/Seoul")))
    #expect(stage.effects.last == .findTimeZone("Asia/Seoul"))
    #expect(stage.text.contains("there is no time zone \"Asia/Seoul\""), "\(stage.text)")
    let zone = try TimeZoneFolder("/usr/share/zoneinfo").timeZone("Asia/Seoul", at: Place("form"))
    stage.send(.timeZone("Asia/Seoul", .found(zone)))
    #expect(stage.text.contains("it reads the clock of Asia/Seoul"), "\(stage.text)")
    stage.send(.timeZone("Asia/Seoul", .unknown("did you mean Asia/Tokyo?")))
    #expect(stage.text.contains("did you mean Asia/Tokyo?"), "\(stage.text)")
  }

  @Test("K8: a date that is past can be asked for, and what comes of it is said")
  func past() throws {
    var stage = try stage(at: .unit(.year))
    stage.type("2017")
    #expect(stage.text.contains("its date is past, or never comes"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.text.contains("taken and dropped"), "\(stage.text)")
  }

  @Test("K10: a place of the app, and which way its edge is crossed")
  func place() throws {
    var stage = try stage(at: .app, .place)
    stage.press(.right)
    #expect(stage.text.contains("the app has no places"), "\(stage.text)")
    stage.press(.left)
    #expect(stage.text.contains("once arriving at Home"), "\(stage.text)")
    for _ in 0..<6 { stage.press(.down) }
    stage.press(.right)
    #expect(stage.text.contains("once leaving Home"), "\(stage.text)")
    #expect(stage.text.contains("the edge of a place decides it"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.state.pending.requests(of: "com.example.pills").count == 3)
  }

  @Test("K15: changing a request that waits replaces it, and keeps what the form does not show")
  func changing() throws {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.play(
      #"schedule alarm {"identifier":"up","content":{"title":"Get up","badge":3},"#
        + #""trigger":{"dateMatching":{"hour":7},"repeats":true}}"#)
    let key = NotificationKey(app: "com.example.alarm", identifier: "up")
    let old = try #require(stage.state.pending[key])
    stage.model.edit(old, stage.scene)
    #expect(stage.text.contains("Change up") && stage.text.contains("every day at 07:00"))
    for _ in 0..<1 { stage.press(.down) }
    stage.press(.backspace)
    stage.type("8")
    stage.press(.enter)
    let new = try #require(stage.state.pending[key])
    #expect(new.request.trigger == .calendar(DateMatching([.hour: 8]), repeats: true))
    #expect(new.request.content == old.request.content)
    #expect(stage.text.contains("waits in the place of the old one"), "\(stage.text)")
  }

  @Test("K15, K16: a name that waits already is said to be replaced")
  func replacing() throws {
    var stage = try stage(at: .identifier, .interval)
    stage.model.sheets = [
      try #require(opened(stage)).with(.identifier, "dose").with(.interval, "5m")
    ]
    #expect(stage.text.contains("this one replaces it (K15)"), "\(stage.text)")
    var now = try #require(opened(stage))
    now.kind = .now
    stage.model.sheets = [now]
    #expect(stage.text.contains("this one comes now (K16)"), "\(stage.text)")
  }

  @Test(
    "A click selects a row, a second one on a choice takes the next; the buttons are clicked, too")
  func mouse() throws {
    var stage = try stage(at: .title, .interval)
    stage.click(.field(.kind))
    #expect(opened(stage)?.selected == .kind && opened(stage)?.kind == .interval)
    stage.click(.field(.kind))
    #expect(opened(stage)?.kind == .date)
    stage.click(.field(.unit(.hour)))
    stage.type("6")
    stage.click(.hintKey(Key(.enter)))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("A click beside it loses nothing; Esc closes it")
  func closing() throws {
    var stage = try stage(at: .title, .interval)
    stage.send(.input(.mouse(Mouse(.press(.left), at: Point(column: 0, row: 1)))))
    #expect(opened(stage) != nil)
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty && !stage.effects.contains { $0 == .terminal(.quit) })
  }
}

extension RequestForm {
  fileprivate func with(_ field: RequestField, _ text: String) -> RequestForm {
    var form = self
    form[field] = TextField(text)
    return form
  }
}
