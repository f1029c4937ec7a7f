import Calendars
import Notifications
import Testing

/// A date of an old local notification, and when it comes.
private struct Dates {
  var first: String
  var every: LocalNotification.RepeatInterval?
  var calendar = CalendarIdentifier.gregorian
  var zone = "UTC"
  var policies = Policies()

  /// The next moments behind one, in UTC; the first date is what a clock in the zone reads.
  func next(_ count: Int, after: String? = nil) throws -> [String] {
    let reading = CivilTime(try DateVector.instant(first), in: .utc)
    let dates = RepeatedReading(
      reading, every: every, in: calendar, zone: try DateVector.zone(zone), policies: policies)
    let start = try DateVector.instant(after ?? first)
    let before = after == nil ? start + .days(-2) : start
    return sequence(first: before) { dates.next(after: $0) }.dropFirst().prefix(count)
      .map { $0.iso8601(in: .utc).replacing("+00:00", with: "Z") }
  }
}

@Suite("A date that comes again")
struct RepeatedReadingTests {
  @Test(
    "N13: after one unit, be it a year or a minute",
    arguments: LocalNotification.RepeatInterval.allCases)
  func units(_ unit: LocalNotification.RepeatInterval) throws {
    let second = [
      .year: "2011-06-11T09:00:00Z", .quarter: "2010-09-11T09:00:00Z",
      .month: "2010-07-11T09:00:00Z", .week: "2010-06-18T09:00:00Z",
      .weekday: "2010-06-12T09:00:00Z", .day: "2010-06-12T09:00:00Z",
      .hour: "2010-06-11T10:00:00Z", .minute: "2010-06-11T09:01:00Z",
    ][unit]
    let found = try Dates(first: "2010-06-11T09:00:00Z", every: unit).next(2)
    #expect(found == ["2010-06-11T09:00:00Z", second])
  }

  @Test("N13: without a unit it comes once")
  func once() throws {
    #expect(try Dates(first: "2010-06-11T09:00:00Z").next(2) == ["2010-06-11T09:00:00Z"])
  }

  @Test("N15, Z63: what a clock reads stays, whatever it is set to")
  func wall() throws {
    let daily = Dates(first: "2010-11-06T09:00:00Z", every: .day, zone: "America/Los_Angeles")
    #expect(try daily.next(2) == ["2010-11-06T16:00:00Z", "2010-11-07T17:00:00Z"])
  }

  @Test(
    "N12: skipped by the clock it comes an hour later, doubled it comes once, hours go on as clocks do"
  )
  func clockChanges() throws {
    let zone = "America/Los_Angeles"
    let gap = Dates(first: "2019-03-09T02:30:00Z", every: .day, zone: zone)
    #expect(
      try gap.next(3) == ["2019-03-09T10:30:00Z", "2019-03-10T10:30:00Z", "2019-03-11T09:30:00Z"])
    let overlap = Dates(first: "2019-11-03T01:30:00Z", every: .day, zone: zone)
    #expect(try overlap.next(2) == ["2019-11-03T08:30:00Z", "2019-11-04T09:30:00Z"])
    let hours = Dates(first: "2019-11-03T00:45:00Z", every: .hour, zone: zone)
    #expect(
      try hours.next(3) == ["2019-11-03T07:45:00Z", "2019-11-03T08:45:00Z", "2019-11-03T09:45:00Z"])
  }

  @Test("N12: under the other policies a skipped time is left out, and a doubled one comes second")
  func policies() throws {
    var strict = Policies()
    (strict[.calendarGap], strict[.calendarOverlap]) = (.strict, .last)
    let zone = "America/Los_Angeles"
    let gap = Dates(first: "2019-03-09T02:30:00Z", every: .day, zone: zone, policies: strict)
    #expect(try gap.next(2) == ["2019-03-09T10:30:00Z", "2019-03-11T09:30:00Z"])
    let overlap = Dates(first: "2019-11-03T01:30:00Z", every: .day, zone: zone, policies: strict)
    #expect(try overlap.next(1) == ["2019-11-03T09:30:00Z"])
    let never = Dates(first: "2019-03-10T02:30:00Z", zone: zone, policies: strict)
    #expect(try never.next(1).isEmpty)
  }

  @Test(
    "N10, N12: a reading that a clock change carried over midnight is of the day before elsewhere",
    arguments: [
      // Nuuk goes from 23:00 on the 30th to midnight.
      ("23:30", "2024-03-30T01:30", "2024-03-29T23:30"),
      ("23:30", "2024-03-31T01:30", "2024-03-30T23:30"),
      ("00:30", "2024-03-31T01:30", "2024-03-31T00:30"),
    ])
  func carried(time: String, fired: String, elsewhere: String) throws {
    let first = CivilTime(try DateVector.instant("2024-03-01T\(time):00Z"), in: .utc)
    let dates = RepeatedReading(
      first, every: .day, in: .gregorian, zone: .utc, policies: Policies())
    let nuuk = try DateVector.zone("America/Nuuk")
    let moved = dates.moment(ofReadingAt: try DateVector.instant(fired + ":00Z"), in: nuuk)
    #expect(moved.map(DateVector.text) == elsewhere + ":00Z")
  }

  @Test("N16: from the 31st it is the last day of shorter months, and the 31st again")
  func monthSteps() throws {
    var monthly = Dates(first: "2019-01-31T09:00:00Z", every: .month)
    let days = ["2019-01-31", "2019-02-28", "2019-03-31", "2019-04-30"].map { $0 + "T09:00:00Z" }
    #expect(try monthly.next(4) == days)
    monthly.policies[.legacyMonthStep] = .drift
    let drifting = ["2019-01-31", "2019-02-28", "2019-03-28", "2019-04-28"]
    #expect(try monthly.next(4) == drifting.map { $0 + "T09:00:00Z" })
    #expect(try monthly.next(1, after: "2031-01-01T00:00:00Z") == ["2031-01-28T09:00:00Z"])
  }

  @Test(
    "N14, N16: which day a later month lacks, by the calendar that counts",
    arguments: [
      ("2018-08-31", .month, .gregorian, 31), ("2020-01-29", .month, .gregorian, 29),
      ("2018-08-28", .month, .gregorian, nil), ("2018-08-31", .quarter, .gregorian, 31),
      ("2019-01-30", .quarter, .gregorian, nil), ("2019-11-29", .quarter, .gregorian, 29),
      ("2018-08-31", .day, .gregorian, nil), ("2018-07-31", .month, .islamicCivil, nil),
      // 30 Muharram 1440.
      ("2018-10-11", .month, .islamicCivil, 30),
    ] as [(String, LocalNotification.RepeatInterval, CalendarIdentifier, Int?)])
  func lackedDay(
    _ first: String, _ every: LocalNotification.RepeatInterval, _ calendar: CalendarIdentifier,
    _ day: Int?
  ) throws {
    let reading = CivilTime(try DateVector.instant(first + "T09:00:00Z"), in: .utc)
    let dates = RepeatedReading(
      reading, every: every, in: calendar, zone: .utc, policies: Policies())
    #expect(dates.lackedDay == day)
  }

  @Test("N16: a quarter and a year are three months and twelve")
  func longSteps() throws {
    let quarters = Dates(first: "2019-11-30T09:00:00Z", every: .quarter)
    let days = ["2019-11-30", "2020-02-29", "2020-05-30", "2020-08-30"]
    #expect(try quarters.next(4) == days.map { $0 + "T09:00:00Z" })
    #expect(try quarters.next(1, after: "2031-03-01T00:00:00Z") == ["2031-05-30T09:00:00Z"])
    let years = Dates(first: "2020-02-29T09:00:00Z", every: .year)
    let birthdays = ["2020-02-29", "2021-02-28", "2022-02-28", "2023-02-28", "2024-02-29"]
    #expect(try years.next(5) == birthdays.map { $0 + "T09:00:00Z" })
  }

  @Test("N14: a calendar of its own counts months and years")
  func calendars() throws {
    // 1 Tishri, the new year; the year between has a leap month.
    let hebrew = Dates(first: "2018-09-10T09:00:00Z", every: .year, calendar: .hebrew)
    let years = ["2018-09-10", "2019-09-30", "2020-09-19"].map { $0 + "T09:00:00Z" }
    #expect(try hebrew.next(3) == years)
    // 30 Adar I of a leap year; other years have only the Adar.
    let adar = Dates(first: "2019-03-07T09:00:00Z", every: .year, calendar: .hebrew)
    #expect(try adar.next(2).last == "2020-03-25T09:00:00Z")
    let moon = Dates(first: "2019-02-05T09:00:00Z", every: .year, calendar: .chinese)
    #expect(try moon.next(2).last == "2020-01-25T09:00:00Z")
    let imperial = Dates(first: "2019-04-30T09:00:00Z", every: .month, calendar: .japanese)
    #expect(try imperial.next(2).last == "2019-05-30T09:00:00Z")
  }

  @Test("N17: it goes on to the year 9999, and from any moment the next is found at once")
  func goesOn() throws {
    let monthly = Dates(first: "1900-01-31T09:00:00Z", every: .month)
    #expect(try monthly.next(1, after: "9999-11-30T10:00:00Z") == ["9999-12-31T09:00:00Z"])
    #expect(try monthly.next(1, after: "9999-12-31T09:00:00Z").isEmpty)
  }
}
