import Notifications
import Testing

@testable import Calendars

@Suite("A date that there is not")
struct DateContradictionTests {
  @Test(
    "K8: what no date has together is told, with what to leave out",
    arguments: [
      (
        [.year: 2019, .month: 1, .day: 1, .weekday: 2],
        "year 2019, month 1, day 1, weekday 2", "weekday"
      ),
      ([.quarter: 2, .month: 1, .hour: 9], "quarter 2, month 1", "quarter"),
      ([.month: 2, .day: 30, .weekday: 2], "month 2, day 30, weekday 2", "weekday"),
      (
        [.year: 2019, .yearForWeekOfYear: 2025, .weekOfYear: 3],
        "year 2019, yearForWeekOfYear 2025, weekOfYear 3", "yearForWeekOfYear"
      ),
      (
        [.year: 2031, .quarter: 2, .month: 1, .day: 6, .weekday: 5],
        "year 2031, quarter 2, month 1, day 6, weekday 5", "several"
      ),
      (
        [.quarter: 2, .month: 10, .day: 27, .weekdayOrdinal: 1],
        "quarter 2, month 10, weekdayOrdinal 1, day 27", "several"
      ),
    ] as [([DateMatching.Unit: Int], String, String)])
  func contradictory(units: [DateMatching.Unit: Int], asked: String, surplus: String) throws {
    let found = try #require(DateContradiction(DateMatching(units)))
    #expect(found.asked == asked && found.surplus == surplus)
  }

  @Test(
    "K8: what was once, or comes in some years, contradicts nothing",
    arguments: [
      [.year: 1900, .month: 1, .day: 1], [.year: 2018, .month: 1, .day: 1, .weekday: 2],
      [.year: 9999, .month: 12], [.month: 2, .day: 29, .weekday: 2], [.month: 4, .day: 31],
      [.era: 0, .year: 1900], [.hour: 9], [.yearForWeekOfYear: 2018, .weekOfYear: 1],
    ] as [[DateMatching.Unit: Int]])
  func possible(units: [DateMatching.Unit: Int]) {
    #expect(DateContradiction(DateMatching(units)) == nil)
  }

  @Test("K8: a leap month that its year lacks is told, in a calendar that has them in other years")
  func lackedLeapMonth() throws {
    let hebrew = DateMatching([.year: 5780, .month: 6, .day: 14], calendar: .hebrew)
    #expect(DateContradiction(hebrew)?.surplus == "month")
    let there = DateMatching([.year: 5782, .month: 6, .day: 14], calendar: .hebrew)
    #expect(DateContradiction(there) == nil)
    // Years have numbers from 1 to 60: this is 2019, and 2079.
    let again = DateMatching([.year: 36, .month: 4], isLeapMonth: true, calendar: .chinese)
    #expect(DateContradiction(again) == nil)
  }

  @Test(
    "K8: of another calendar no year is looked at that began before the search does",
    arguments: [
      ([.year: 30, .month: 1, .day: 1], .japanese), ([.year: 1, .month: 1, .day: 1], .japanese),
      ([.year: 5720, .month: 6, .day: 14], .hebrew), ([.era: 77, .year: 36, .month: 1], .chinese),
    ] as [([DateMatching.Unit: Int], CalendarIdentifier)])
  func earlyYears(units: [DateMatching.Unit: Int], calendar: CalendarIdentifier) {
    #expect(DateContradiction(DateMatching(units, calendar: calendar)) == nil)
  }

  @Test("K8: what no year has is told in other calendars, too")
  func otherCalendars() {
    let never = DateMatching([.quarter: 2, .month: 1], calendar: .buddhist)
    #expect(DateContradiction(never)?.surplus == "quarter")
  }

  @Test(
    "K8: a leap month that comes once in centuries is no contradiction",
    arguments: [
      [.month: 1], [.month: 12, .day: 1], [.month: 1, .day: 15, .hour: 9],
      [.month: 7, .weekday: 2], [.month: 3, .day: 29, .weekday: 4],
    ] as [[DateMatching.Unit: Int]])
  func rareLeapMonth(units: [DateMatching.Unit: Int]) {
    let matching = DateMatching(units, isLeapMonth: true, calendar: .chinese)
    #expect(DateContradiction(matching) == nil)
  }

  @Test("K8: what no month has is told in a calendar with leap months, too")
  func otherMonths() throws {
    let never = DateMatching([.quarter: 2, .month: 1], calendar: .chinese)
    #expect(DateContradiction(never)?.surplus == "quarter")
    let search = try #require(DateSearch([.month: 1], in: .chinese, isLeapMonth: true, zone: .utc))
    var days = search.matchingDays(after: 0, gap: .preserve)
    #expect(days.next() == nil && days.isCutShort)
    let past = try #require(DateSearch([.year: 2000], in: .gregorian, zone: .utc))
    var none = past.matchingDays(after: 2_000_000_000, gap: .preserve)
    #expect(none.next() == nil && !none.isCutShort)
  }

  @Test("K4: a leap month is found where one is asked for, and nowhere else")
  func leapMonth() throws {
    let zone = try DateVector.zone("Asia/Shanghai")
    let start = try DateVector.instant("2019-12-31T16:00:00Z")
    let units: [DateMatching.Unit: Int] = [.month: 4, .day: 1]
    func next(_ isLeapMonth: Bool?) throws -> String? {
      let matching = DateMatching(units, isLeapMonth: isLeapMonth, calendar: .chinese)
      let search = DateSearch(matching, deviceZone: zone, policies: Policies())
      return try #require(search).next(after: start).map(DateVector.text)
    }
    #expect(try next(nil) == "2020-04-22T16:00:00Z" && next(false) == next(nil))
    #expect(try next(true) == "2020-05-22T16:00:00Z")
  }

  @Test("K4: a leap month alone is no day of any month")
  func leapMonthAlone() {
    #expect(DayPattern([.hour: 9], isLeapMonth: true).kind == .inMonths)
    #expect(DayPattern([.hour: 9]).kind == .everyDay)
  }
}
