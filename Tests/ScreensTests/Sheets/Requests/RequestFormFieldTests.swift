import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Rows of the form for a request")
struct RequestFormFieldTests {
  /// The form with a row selected.
  private func harness(at field: RequestField, _ kind: RequestKind = .date) throws -> ScreenHarness
  {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("A")
    var form = try #require(harness.model.sheets.last as? RequestSheet)
    (form.kind, form.selected) = (kind, field)
    harness.model.sheets = [form]
    return harness
  }

  private func form(_ harness: ScreenHarness) throws -> RequestSheet {
    try #require(harness.model.sheets.last as? RequestSheet)
  }

  @Test(
    "A title of some length is seen as a whole while it is typed, at every width",
    arguments: [60, 80, 100, 120])
  func room(columns: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: 40)
    harness.type("ADescale the kettle on Tuesday")
    #expect(harness.text.contains("Descale the kettle on Tuesday"), "\(harness.text)")
  }

  @Test("A click on the mark before a value takes the value before it", arguments: [80, 120])
  func stepsBack(columns: Int) throws {
    var harness = try harness(at: .kind, .interval)
    harness.model.size.columns = columns
    harness.click(.hintKey(Key(.left)))
    #expect(try form(harness).kind == .now, "\(harness.text)")
    harness.click(.field(.kind))
    #expect(try form(harness).kind == .interval && form(harness).selected == .kind)
  }

  @Test("K6: beside it, when it fires is told in full at 80 columns, too")
  func previewAt80() throws {
    var harness = ScreenHarness.week(columns: 80, rows: 24)
    harness.type("A")
    var form = try form(harness)
    (form.kind, form.selected, form.repeats) = (.date, .title, true)
    form[.unit(.hour)] = TextField("1")
    form[.unit(.minute)] = TextField("30")
    harness.model.sheets = [form]
    harness.type("The kettle is descaled")
    #expect(harness.text.contains("The kettle is descaled"), "\(harness.text)")
    #expect(harness.text.contains("○ 01:30  first of two"), "\(harness.text)")
  }

  @Test("K4: months and weekdays may be named, by three letters or more, in either case")
  func names() throws {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    let harness = try harness(at: .unit(.month))
    for (unit, names) in [(DateMatching.Unit.month, months), (.weekday, weekdays)] {
      for (index, name) in names.enumerated() {
        for length in 3...name.count {
          var form = try form(harness)
          let typed = String(name.prefix(length))
          form[.unit(unit)] = TextField(length % 2 == 0 ? typed.uppercased() : typed)
          let request = try? form.request(in: harness.state)
          #expect(
            request?.trigger == .calendar(DateMatching([unit: index + 1]), repeats: false),
            "\(typed)")
        }
      }
    }
  }

  @Test(
    "What names no month or no number is said, with the row that it is about",
    arguments: [
      (.month, "ju"), (.month, "juneau"), (.month, "monday"), (.weekday, "mo"), (.hour, "noon"),
      (.day, "1.5"),
      (.year, "MMXVIII"), (.minute, "--"),
    ] as [(DateMatching.Unit, String)])
  func noNumbers(unit: DateMatching.Unit, typed: String) throws {
    let harness = try harness(at: .unit(unit))
    var form = try form(harness)
    form[.unit(unit)] = TextField(typed)
    #expect(throws: RequestSheet.Complaint(field: .unit(unit), words: Words.noNumber(typed, unit)))
    {
      try form.request(in: harness.state)
    }
  }

  @Test("A form that is opened on a request and accepted as it is asks for the same")
  func unchanged() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.play(
      """
      schedule pills {"identifier":"half","content":{"title":"Half a dose"},
        "trigger":{"timeInterval":90.5}}
      schedule alarm {"identifier":"leap","content":{"body":"Leap"},
        "trigger":{"dateMatching":{"month":2,"day":29,"hour":9},"repeats":true}}
      schedule alarm {"identifier":"weeks","content":{"body":"Weeks"},
        "trigger":{"dateMatching":{"weekOfMonth":2,"weekday":3}}}
      schedule pills {"identifier":"gone","content":{"title":"Lights out"},
        "trigger":{"region":"Home","notifyOnEntry":false,"repeats":true}}
      """)
    let waiting = harness.state.pending.next(20)
    #expect(waiting.count == 9)
    for pending in waiting {
      let form = RequestSheet(changing: pending, in: harness.state)
      let request = try? form.request(in: harness.state)
      #expect(request == pending.request, "\(pending.request.identifier)")
    }
  }

  @Test(
    "K2: how long an interval is may be typed as scenarios say it, or in seconds",
    arguments: [
      ("90m", Interval.minutes(90)), ("1h30m", .minutes(90)), ("30", .seconds(30)),
      ("0.5", Interval(milliseconds: 500)),
      (" 8h ", .hours(8)), ("1e2", .seconds(100)),
    ])
  func intervals(typed: String, interval: Interval) throws {
    let harness = try harness(at: .interval, .interval)
    var form = try form(harness)
    form[.interval] = TextField(typed)
    let request = try? form.request(in: harness.state)
    #expect(request?.trigger == .timeInterval(interval, repeats: false))
  }

  @Test(
    "K2: what is no interval, or one that the system refuses, is said",
    arguments: [
      ("", Words.typeInterval), ("soon", Words.noInterval("soon")),
      ("inf", Words.noInterval("inf")),
      ("0", "time interval must be greater than 0"), ("-5", "time interval must be greater than 0"),
    ])
  func noIntervals(typed: String, words: String) throws {
    let harness = try harness(at: .interval, .interval)
    var form = try form(harness)
    form[.interval] = TextField(typed)
    #expect(throws: RequestSheet.Complaint(field: .interval, words: words)) {
      try form.request(in: harness.state)
    }
  }

  @Test("The seldom units are shown when they are asked for, and the first of them is selected")
  func more() throws {
    var harness = try harness(at: .more)
    let before = try form(harness).fields
    harness.press(.right)
    let form = try form(harness)
    #expect(form.showsMore && form.selected == .unit(RequestField.otherUnits[0]))
    #expect(form.fields.count == before.count - 1 + RequestField.otherUnits.count)
    #expect(harness.text.contains("ordinal"), "\(harness.text)")
  }

  @Test("Calendars, edges and places go round, either way")
  func rounds() throws {
    var harness = try harness(at: .calendar)
    var seen: [CalendarIdentifier?] = []
    for _ in CalendarIdentifier.allCases {
      seen.append(try form(harness).calendar)
      harness.press(.right)
    }
    #expect(
      try form(harness).calendar == nil && Set(seen).count == CalendarIdentifier.allCases.count)
    harness.press(.left)
    #expect(try form(harness).calendar == seen.last)
    harness = try self.harness(at: .edge, .place)
    var edges: [Trigger.Crossings] = []
    for _ in 0..<4 {
      edges.append(try form(harness).edge)
      harness.press(.character(" "))
    }
    #expect(edges == [.entry, .exit, [.entry, .exit], .entry])
    harness = try self.harness(at: .place, .place)
    harness.press(.right)
    #expect(try form(harness).place == "Home", "the app has one place")
  }

  @Test("An app without places says so, and where to name one")
  func noPlaces() throws {
    var harness = try harness(at: .place, .place)
    var form = try form(harness)
    form.app = "com.example.alarm"
    harness.model.sheets = [form]
    #expect(harness.text.contains("The app has no places"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.model.sheets.count == 1 && harness.effects.isEmpty)
  }

  @Test("What is chosen and not typed is left alone by letters, and Tab goes on from any row")
  func letters() throws {
    var harness = try harness(at: .kind, .interval)
    harness.type("xyz")
    #expect(try form(harness).kind == .interval && form(harness).selected == .kind)
    var rows: [RequestField] = []
    for _ in 0..<9 {
      rows.append(try form(harness).selected)
      harness.press(.tab)
    }
    #expect(Array(rows.prefix(3)) == [.kind, .interval, .repeats] && rows.last == .repeats)
    harness.press(.pageUp)
    #expect(try form(harness).selected == .app)
  }

  @Test("Where its app was deleted meanwhile, the form stays with what was typed, and says so")
  func deletedApp() throws {
    var harness = try harness(at: .title, .now)
    harness.type("Tea")
    let app = try form(harness).app
    harness.perform(.uninstall(app))
    harness.press(.enter)
    #expect(try form(harness)[.title].text == "Tea" && form(harness).selected == .app)
    #expect(
      harness.text.contains("No app \(app) is installed; install it again"), "\(harness.text)")
    #expect(!harness.effects.contains { if case .perform = $0 { true } else { false } })
  }
}
