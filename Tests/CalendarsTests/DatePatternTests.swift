import Notifications
import Testing

@testable import Calendars

@Suite("K4: what a date names, and what it leaves to its least value")
struct DatePatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let units: [DateMatching.Unit: Int]
    var calendar = CalendarIdentifier.gregorian
    var after = "2019-06-01T00:00:00Z"
    var gap = GapPolicy.preserve
    /// The first three dates at most, in UTC; none for never.
    let dates: [String]

    var testDescription: String { words }
  }

  private static let rows: [Row] = [
    Row(words: "a year alone is its first moment", units: [.year: 2020], dates: ["2020-01-01"]),
    Row(
      words: "a year and a day are of its first month", units: [.year: 2020, .day: 5],
      dates: ["2020-01-05"]),
    Row(words: "a year that is past never comes", units: [.year: 2019], dates: []),
    Row(
      words: "a month of a year comes once", units: [.year: 2021, .month: 2],
      dates: ["2021-02-01"]),
    Row(
      words: "an era does not hold a month back", units: [.era: 1, .month: 3],
      dates: ["2020-03-01", "2021-03-01", "2022-03-01"]),
    Row(
      words: "an era does not hold a day back", units: [.era: 1, .hour: 0],
      dates: ["2019-06-02", "2019-06-03", "2019-06-04"]),
    Row(
      words: "an era does not hold a weekday back", units: [.era: 1, .weekday: 2],
      dates: ["2019-06-03", "2019-06-10", "2019-06-17"]),
    Row(words: "an era that is over never comes", units: [.era: 0, .month: 3], dates: []),
    Row(words: "nor does an hour of it", units: [.era: 0, .hour: 0], dates: []),
    Row(
      words: "a quarter is its first month", units: [.quarter: 4, .day: 15],
      dates: ["2019-10-15", "2020-10-15", "2021-10-15"]),
    Row(words: "March is in no second quarter", units: [.quarter: 2, .month: 3], dates: []),
    Row(
      words: "a quarter and its month agree", units: [.quarter: 1, .month: 3],
      dates: ["2020-03-01", "2021-03-01", "2022-03-01"]),
    Row(
      words: "the first Monday of September", units: [.month: 9, .weekday: 2, .weekdayOrdinal: 1],
      dates: ["2019-09-02", "2020-09-07", "2021-09-06"]),
    Row(
      words: "the fourth Thursday of November",
      units: [.month: 11, .weekday: 5, .weekdayOrdinal: 4],
      dates: ["2019-11-28", "2020-11-26", "2021-11-25"]),
    Row(
      words: "a fifth Friday, where a month has one", units: [.weekday: 6, .weekdayOrdinal: 5],
      dates: ["2019-08-30", "2019-11-29", "2020-01-31"]),
    Row(
      words: "Friday the 13th", units: [.weekday: 6, .day: 13],
      dates: ["2019-09-13", "2019-12-13", "2020-03-13"]),
    Row(
      words: "a Sunday in a month's sixth week", units: [.weekOfMonth: 6, .weekday: 1],
      dates: ["2019-06-30", "2020-05-31", "2020-08-30"]),
    Row(
      words: "the first week of a month begins with its first day", units: [.weekOfMonth: 1],
      dates: ["2019-07-01", "2019-08-01", "2019-09-01"]),
    Row(
      words: "its second week begins with a Sunday", units: [.weekOfMonth: 2],
      dates: ["2019-06-02", "2019-07-07", "2019-08-04"]),
    Row(
      words: "30 February is 1 March", units: [.month: 2, .day: 30],
      dates: ["2020-03-01", "2021-03-01", "2022-03-01"]),
    Row(
      words: "30 February never comes where it has to be one", units: [.month: 2, .day: 30],
      gap: .strict, dates: []),
    Row(
      words: "29 February waits for leap years where it has to be one",
      units: [.month: 2, .day: 29], gap: .strict,
      dates: ["2020-02-29", "2024-02-29", "2028-02-29"]),
    Row(
      words: "31 April is 1 May", units: [.month: 4, .day: 31],
      dates: ["2020-05-01", "2021-05-01", "2022-05-01"]),
    Row(
      words: "the 32nd is the first of the next month", units: [.day: 32],
      dates: ["2019-07-01", "2019-08-01", "2019-09-01"]),
    Row(words: "no month is the thirteenth", units: [.month: 13], dates: []),
    Row(
      words: "weeks of ISO 8601 begin on Monday", units: [.weekOfYear: 1], calendar: .iso8601,
      dates: ["2019-12-30", "2021-01-04", "2022-01-03"]),
    Row(
      words: "some years of ISO 8601 have 53 weeks", units: [.weekOfYear: 53], calendar: .iso8601,
      dates: ["2020-12-28", "2026-12-28", "2032-12-27"]),
    Row(
      words: "the year of a week is not the year",
      units: [.yearForWeekOfYear: 2020, .weekOfYear: 1, .weekday: 2], calendar: .iso8601,
      dates: ["2019-12-30"]),
    Row(
      words: "a year of weeks alone is its first week", units: [.yearForWeekOfYear: 2021],
      calendar: .iso8601, dates: ["2021-01-04"]),
    Row(
      words: "a week that the year lacks never comes",
      units: [.yearForWeekOfYear: 2020, .weekOfYear: 53], dates: []),
    Row(
      words: "a week of a year that is far away comes once",
      units: [.yearForWeekOfYear: 2500, .weekOfYear: 10, .weekday: 2], dates: ["2500-03-01"]),
    Row(
      words: "the first week of such a year begins in the one before",
      units: [.yearForWeekOfYear: 2500], dates: ["2499-12-27"]),
    Row(
      words: "the last days of such a year are of the next one's first week",
      units: [.year: 2500, .weekOfYear: 1, .weekday: 1], dates: ["2500-12-26"]),
    Row(
      words: "a year of weeks that is past never comes",
      units: [.yearForWeekOfYear: 2018, .weekOfYear: 10], dates: []),
    Row(
      words: "Rosh Hashanah is 1 Tishri", units: [.month: 1, .day: 1], calendar: .hebrew,
      dates: ["2019-09-30", "2020-09-19", "2021-09-07"]),
    Row(
      words: "Nouruz is 1 Farvardin", units: [.month: 1, .day: 1], calendar: .persian,
      dates: ["2020-03-20", "2021-03-21", "2022-03-21"]),
    Row(
      words: "Enkutatash is 1 Meskerem", units: [.month: 1, .day: 1],
      calendar: .ethiopicAmeteMihret, dates: ["2019-09-12", "2020-09-11", "2021-09-11"]),
    Row(
      words: "a Buddhist year is 543 more", units: [.year: 2563, .month: 4, .day: 13],
      calendar: .buddhist, dates: ["2020-04-13"]),
    Row(
      words: "a year of the Republic is 1911 less", units: [.year: 109, .month: 10, .day: 10],
      calendar: .republicOfChina, dates: ["2020-10-10"]),
  ]

  @Test("K4, K7, K8, K9: the next dates, or never", arguments: rows)
  func dates(_ row: Row) throws {
    let search = try #require(
      DateSearch(row.units, in: row.calendar, zone: .utc, gap: row.gap))
    let start = try DateVector.instant(row.after)
    let found = sequence(first: start) { search.next(after: $0) }.dropFirst().prefix(3)
    #expect(
      found.prefix(max(1, row.dates.count)).map(DateVector.text)
        == row.dates.map { $0 + "T00:00:00Z" })
  }

  @Test(
    "An era that begins within a month has the rest of it, and no day before",
    arguments: [
      // Heisei began on 8 January 1989, in the 64th year of Showa.
      ([.era: 235, .year: 1, .month: 1, .day: 8], "1989-01-08T00:00:00Z"),
      ([.era: 235, .year: 1, .month: 1, .day: 7], nil),
      ([.era: 234, .year: 64, .month: 1, .day: 7], "1989-01-07T00:00:00Z"),
      ([.era: 234, .year: 64, .month: 1, .day: 8], nil),
      ([.year: 1, .month: 1, .day: 20], "1989-01-20T00:00:00Z"),
      ([.month: 1, .day: 5], "1989-01-05T00:00:00Z"),
      ([.day: 31], "1988-12-31T00:00:00Z"),
      // Reiwa began with May 2019.
      ([.era: 236, .year: 1, .month: 5, .day: 1], "2019-05-01T00:00:00Z"),
      ([.era: 235, .year: 31, .month: 4, .day: 30], "2019-04-30T00:00:00Z"),
      ([.era: 235, .year: 31, .month: 5, .day: 1], nil),
    ] as [([DateMatching.Unit: Int], String?)])
  func eras(units: [DateMatching.Unit: Int], date: String?) throws {
    let search = try #require(DateSearch(units, in: .japanese, zone: .utc, gap: .strict))
    let start = try DateVector.instant("1988-12-25T00:00:00Z")
    #expect(search.next(after: start).map(DateVector.text) == date)
  }

  @Test(
    "K4: of the clock, units above the highest given one are free, those below are zero",
    arguments: [
      ([.hour: 9], "2019-06-01T09:00:00Z", "2019-06-02T09:00:00Z"),
      ([.hour: 9, .second: 5], "2019-06-01T09:00:05Z", "2019-06-02T09:00:05Z"),
      ([.minute: 15], "2019-06-01T00:15:00Z", "2019-06-01T01:15:00Z"),
      ([.minute: 15, .second: 30], "2019-06-01T00:15:30Z", "2019-06-01T01:15:30Z"),
      ([.second: 0], "2019-06-01T00:01:00Z", "2019-06-01T00:02:00Z"),
      ([.second: 59], "2019-06-01T00:00:59Z", "2019-06-01T00:01:59Z"),
      ([.day: 2, .second: 7], "2019-06-02T00:00:07Z", "2019-07-02T00:00:07Z"),
      ([.weekday: 1, .minute: 5], "2019-06-02T00:05:00Z", "2019-06-09T00:05:00Z"),
      ([.hour: 0], "2019-06-02T00:00:00Z", "2019-06-03T00:00:00Z"),
    ] as [([DateMatching.Unit: Int], String, String)])
  func clock(units: [DateMatching.Unit: Int], first: String, second: String) throws {
    let search = try #require(DateSearch(units, in: .gregorian, zone: .utc))
    let start = try DateVector.instant("2019-06-01T00:00:00Z")
    let found = sequence(first: start) { search.next(after: $0) }.dropFirst().prefix(2)
    #expect(found.map(DateVector.text) == [first, second])
  }
}
