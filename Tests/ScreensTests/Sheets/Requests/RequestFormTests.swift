import Delivery
import Files
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The form for a request")
struct RequestFormTests {
  private func opened(_ harness: ScreenHarness) -> RequestSheet? {
    harness.model.sheets.last as? RequestSheet
  }

  /// The form with a row selected.
  private func harness(at field: RequestField, _ kind: RequestKind = .date) throws -> ScreenHarness
  {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("A")
    var form = try #require(opened(harness))
    (form.kind, form.selected) = (kind, field)
    harness.model.sheets = [form]
    return harness
  }

  @Test("K1, K11: typed from top to bottom, it is what a scenario’s line would ask for")
  func scheduling() {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("A")
    harness.type("Tea")
    harness.press(.down)
    harness.type("Green")
    harness.press(.down)
    harness.press(.down)
    harness.type("4m")
    harness.press(.down)
    harness.press(.right)
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty)
    guard case .perform(.schedule(let app, let request))? = harness.effects.last else {
      Issue.record("\(harness.effects)")
      return
    }
    #expect(app == "com.example.pills" && request.identifier == "request-1")
    #expect(request.content.title == .literal("Tea") && request.content.body == .literal("Green"))
    #expect(request.trigger == .timeInterval(.minutes(4), repeats: true))
    #expect(harness.text.contains("request-1 waits: Fri, Nov 2, 2018 18:04"), "\(harness.text)")
  }

  @Test("K4: the units that are typed are the ones that have to match")
  func date() throws {
    var harness = try harness(at: .unit(.hour))
    harness.type("1")
    harness.press(.down)
    harness.type("30")
    harness.press(.down)
    harness.type("sun")
    #expect(harness.text.contains("once, on Sunday at 01:30"), "\(harness.text)")
    #expect(harness.text.contains("first of two"), "\(harness.text)")
    harness.press(.enter)
    let pending = try #require(
      harness.state.pending[NotificationKey(app: "com.example.pills", identifier: "request-1")])
    #expect(
      pending.request.trigger
        == .calendar(DateMatching([.hour: 1, .minute: 30, .weekday: 1]), repeats: false))
  }

  @Test("K6: its preview lists ten firings, and marks the one that a clock change doubles")
  func preview() throws {
    var harness = try harness(at: .unit(.hour))
    harness.type("1")
    harness.press(.down)
    harness.type("30")
    for _ in 0..<6 { harness.press(.down) }
    harness.press(.right)
    let lines = harness.text.split(separator: "\n").filter { $0.contains("○ 01:30") }
    #expect(lines.count == 10, "\(harness.text)")
    #expect(lines.filter { $0.contains("first of two") }.count == 1)
    #expect(harness.text.contains("it follows the device’s zone, now"), "\(harness.text)")
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
    var harness = try harness(at: .interval, .interval)
    harness.type(typed)
    if repeats {
      harness.press(.down)
      harness.press(.right)
    }
    #expect(harness.text.contains("✗") == !typed.isEmpty, "\(harness.text)")
    let count = harness.effects.count
    harness.press(.enter)
    #expect(harness.text.contains("✗ \(words.capitalizedFirst)"), "\(harness.text)")
    #expect(!harness.model.sheets.isEmpty && harness.effects.count == count)
  }

  @Test(
    "Components that cannot be are refused in the reader’s words, and Enter goes there",
    arguments: [
      (DateMatching.Unit.hour, "25", "there is no hour 25; write 0 to 23"),
      (.month, "13", "there is no month 13; write 1 to 12"),
      (.weekday, "someday", "weekday is \"someday\"; write a whole number"),
    ])
  func components(unit: DateMatching.Unit, typed: String, words: String) throws {
    var harness = try harness(at: .unit(unit))
    harness.type(typed)
    #expect(harness.text.contains("✗ \(words.capitalizedFirst)"), "\(harness.text)")
    harness.press(.down)
    harness.press(.enter)
    #expect(opened(harness)?.selected == .unit(unit))
  }

  @Test("K5: a zone is looked for as it is typed; one that there is not says so")
  func zones() throws {
    var harness = try harness(at: .unit(.hour))
    harness.type("9")
    var form = try #require(opened(harness))
    form.selected = .zone
    harness.model.sheets = [form]
    harness.send(.input(.paste("Asia/Seoul")))
    #expect(harness.effects.last == .findTimeZone("Asia/Seoul"))
    #expect(harness.text.contains("There is no time zone \"Asia/Seoul\""), "\(harness.text)")
    let zone = try TimeZoneFolder("/usr/share/zoneinfo").timeZone("Asia/Seoul", at: Place("form"))
    harness.send(.timeZone("Asia/Seoul", .found(zone)))
    #expect(harness.text.contains("it reads the clock of Asia/Seoul"), "\(harness.text)")
    harness.send(.timeZone("Asia/Seoul", .unknown("did you mean Asia/Tokyo?")))
    #expect(harness.text.contains("✗ Did you mean Asia/Tokyo?"), "\(harness.text)")
  }

  @Test("K8: a date that is past can be asked for, and what comes of it is said")
  func past() throws {
    var harness = try harness(at: .unit(.year))
    harness.type("2017")
    #expect(harness.text.contains("its date is past, or never comes"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("taken and dropped"), "\(harness.text)")
  }

  @Test("K10: a place of the app, and which way its edge is crossed")
  func place() throws {
    var harness = try harness(at: .app, .place)
    harness.press(.right)
    #expect(harness.text.contains("The app has no places"), "\(harness.text)")
    harness.press(.left)
    #expect(harness.text.contains("once arriving at Home"), "\(harness.text)")
    for _ in 0..<6 { harness.press(.down) }
    harness.press(.right)
    #expect(harness.text.contains("once leaving Home"), "\(harness.text)")
    #expect(harness.text.contains("the edge of a place decides it"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.pending.requests(of: "com.example.pills").count == 3)
  }

  @Test("K15: changing a request that waits replaces it, and keeps what the form does not show")
  func changing() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play(
      #"schedule alarm {"identifier":"up","content":{"title":"Get up","badge":3},"#
        + #""trigger":{"dateMatching":{"hour":7},"repeats":true}}"#)
    let key = NotificationKey(app: "com.example.alarm", identifier: "up")
    let old = try #require(harness.state.pending[key])
    harness.model.open(RequestSheet(changing: old, in: harness.state))
    #expect(harness.text.contains("Change up") && harness.text.contains("every day at 07:00"))
    for _ in 0..<1 { harness.press(.down) }
    harness.press(.backspace)
    harness.type("8")
    harness.press(.enter)
    let new = try #require(harness.state.pending[key])
    #expect(new.request.trigger == .calendar(DateMatching([.hour: 8]), repeats: true))
    #expect(new.request.content == old.request.content)
    #expect(harness.text.contains("waits in the place of the old one"), "\(harness.text)")
  }

  @Test("K15: changing a request replaces it though there are blanks around its name")
  func blanks() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play(
      #"schedule alarm {"identifier":" lunch ","content":{"title":"Lunch"},"#
        + #""trigger":{"timeInterval":600}}"#)
    let key = NotificationKey(app: "com.example.alarm", identifier: " lunch ")
    let old = try #require(harness.state.pending[key])
    let count = harness.state.pending.requests(of: key.app).count
    let form = RequestSheet(changing: old, in: harness.state).with(.interval, "5m")
    #expect(form.replaces(in: harness.state))
    harness.model.open(form)
    harness.press(.enter)
    #expect(harness.state.pending.requests(of: key.app).count == count)
    #expect(
      harness.state.pending[key]?.request.trigger == .timeInterval(.minutes(5), repeats: false))
  }

  @Test(
    "A leap month is kept when a request is changed, and can be chosen in the Chinese calendar alone"
  )
  func leapMonth() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play(
      #"schedule alarm {"identifier":"moon","content":{"title":"Moon"},"trigger":{"dateMatching":"#
        + #"{"calendar":"chinese","month":4,"isLeapMonth":true,"day":1}}}"#)
    let key = NotificationKey(app: "com.example.alarm", identifier: "moon")
    let old = try #require(harness.state.pending[key])
    var form = RequestSheet(changing: old, in: harness.state)
    #expect(form.fields.contains(.leapMonth))
    #expect(try form.request(in: harness.state).trigger == old.request.trigger)
    harness.model.open(form)
    #expect(harness.text.contains("leap month"), "\(harness.text)")
    form.calendar = .hebrew
    #expect(!form.fields.contains(.leapMonth))
    let hebrew = try form.request(in: harness.state).trigger
    #expect(
      hebrew
        == .calendar(DateMatching([.month: 4, .day: 1], calendar: .hebrew), repeats: false))
  }

  @Test("K15, K16: a name that waits already is said to be replaced")
  func replacing() throws {
    var harness = try harness(at: .identifier, .interval)
    harness.model.sheets = [
      try #require(opened(harness)).with(.identifier, "dose").with(.interval, "5m")
    ]
    #expect(harness.text.contains("this one replaces it (K15)"), "\(harness.text)")
    var now = try #require(opened(harness))
    now.kind = .now
    harness.model.sheets = [now]
    #expect(harness.text.contains("this one comes now (K16)"), "\(harness.text)")
  }

  @Test(
    "A click selects a row, a second one on a choice takes the next; the buttons are clicked, too")
  func mouse() throws {
    var harness = try harness(at: .title, .interval)
    harness.click(.field(.kind))
    #expect(opened(harness)?.selected == .kind && opened(harness)?.kind == .interval)
    harness.click(.field(.kind))
    #expect(opened(harness)?.kind == .date)
    harness.click(.field(.unit(.hour)))
    harness.type("6")
    harness.click(.hintKey(Key(.enter)))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("Nothing is wrong before anything was done, and no row is empty", arguments: [80, 120])
  func untouched(columns: Int) throws {
    var harness = ScreenHarness.week(columns: columns, rows: 40)
    harness.type("A")
    #expect(!harness.text.contains("✗"), "\(harness.text)")
    let form = try #require(opened(harness))
    let rows = harness.text.split(separator: "\n")
    let top = try #require(rows.firstIndex { $0.contains("┌ A request") })
    let bottom = try #require(rows[top...].firstIndex { $0.contains("└─") })
    #expect(bottom - top - 1 == form.fields.count, "\(harness.text)")
    harness.press(.down)
    #expect(!harness.text.contains("✗"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("✗ Type how long"), "\(harness.text)")
  }

  @Test("A click beside it loses nothing; Esc closes it")
  func closing() throws {
    var harness = try harness(at: .title, .interval)
    harness.send(.input(.mouse(Mouse(.press(.left), at: Point(column: 0, row: 1)))))
    #expect(opened(harness) != nil)
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty && !harness.effects.contains { $0 == .terminal(.quit) })
  }
}

extension RequestSheet {
  fileprivate func with(_ field: RequestField, _ text: String) -> RequestSheet {
    var form = self
    form[field] = TextField(text)
    return form
  }
}
