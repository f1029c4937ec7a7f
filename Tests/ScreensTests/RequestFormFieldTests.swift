import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Rows of the form for a request")
struct RequestFormFieldTests {
  /// The form with a row selected.
  private func stage(at field: RequestField, _ kind: RequestKind = .date) throws -> ScreenHarness {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.type("A")
    var form = try #require(stage.model.sheets.last as? RequestForm)
    (form.kind, form.selected) = (kind, field)
    stage.model.sheets = [form]
    return stage
  }

  private func form(_ stage: ScreenHarness) throws -> RequestForm {
    try #require(stage.model.sheets.last as? RequestForm)
  }

  @Test("K4: months and weekdays may be named, by three letters or more, in either case")
  func names() throws {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    let stage = try stage(at: .unit(.month))
    for (unit, names) in [(DateMatching.Unit.month, months), (.weekday, weekdays)] {
      for (index, name) in names.enumerated() {
        for length in 3...name.count {
          var form = try form(stage)
          let typed = String(name.prefix(length))
          form[.unit(unit)] = TextField(length % 2 == 0 ? typed.uppercased() : typed)
          let request = try? form.request(in: stage.state)
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
    let stage = try stage(at: .unit(unit))
    var form = try form(stage)
    form[.unit(unit)] = TextField(typed)
    #expect(throws: RequestForm.Complaint(field: .unit(unit), words: Words.noNumber(typed, unit))) {
      try form.request(in: stage.state)
    }
  }

  @Test("A form that is opened on a request and accepted as it is asks for the same")
  func unchanged() throws {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.play(
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
    let waiting = stage.state.pending.next(20)
    #expect(waiting.count == 9)
    for pending in waiting {
      let form = RequestForm(changing: pending, in: stage.state)
      let request = try? form.request(in: stage.state)
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
    let stage = try stage(at: .interval, .interval)
    var form = try form(stage)
    form[.interval] = TextField(typed)
    let request = try? form.request(in: stage.state)
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
    let stage = try stage(at: .interval, .interval)
    var form = try form(stage)
    form[.interval] = TextField(typed)
    #expect(throws: RequestForm.Complaint(field: .interval, words: words)) {
      try form.request(in: stage.state)
    }
  }

  @Test("The seldom units are shown when they are asked for, and the first of them is selected")
  func more() throws {
    var stage = try stage(at: .more)
    let before = try form(stage).fields
    stage.press(.right)
    let form = try form(stage)
    #expect(form.showsMore && form.selected == .unit(RequestField.otherUnits[0]))
    #expect(form.fields.count == before.count - 1 + RequestField.otherUnits.count)
    #expect(stage.text.contains("ordinal"), "\(stage.text)")
  }

  @Test("Calendars, edges and places go round, either way")
  func rounds() throws {
    var stage = try stage(at: .calendar)
    var seen: [CalendarIdentifier?] = []
    for _ in CalendarIdentifier.allCases {
      seen.append(try form(stage).calendar)
      stage.press(.right)
    }
    #expect(try form(stage).calendar == nil && Set(seen).count == CalendarIdentifier.allCases.count)
    stage.press(.left)
    #expect(try form(stage).calendar == seen.last)
    stage = try self.stage(at: .edge, .place)
    var edges: [Trigger.Crossings] = []
    for _ in 0..<4 {
      edges.append(try form(stage).edge)
      stage.press(.character(" "))
    }
    #expect(edges == [.entry, .exit, [.entry, .exit], .entry])
    stage = try self.stage(at: .place, .place)
    stage.press(.right)
    #expect(try form(stage).place == "Home", "the app has one place")
  }

  @Test("An app without places says so, and where to name one")
  func noPlaces() throws {
    var stage = try stage(at: .place, .place)
    var form = try form(stage)
    form.app = "com.example.alarm"
    stage.model.sheets = [form]
    #expect(stage.text.contains("the app has no places"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.model.sheets.count == 1 && stage.effects.isEmpty)
  }

  @Test("What is chosen and not typed is left alone by letters, and Tab goes on from any row")
  func letters() throws {
    var stage = try stage(at: .kind, .interval)
    stage.type("xyz")
    #expect(try form(stage).kind == .interval && form(stage).selected == .kind)
    var rows: [RequestField] = []
    for _ in 0..<9 {
      rows.append(try form(stage).selected)
      stage.press(.tab)
    }
    #expect(Array(rows.prefix(3)) == [.kind, .interval, .repeats] && rows.last == .repeats)
    stage.press(.pageUp)
    #expect(try form(stage).selected == .app)
  }
}
