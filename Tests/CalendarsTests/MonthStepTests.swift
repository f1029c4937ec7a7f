import Foundation
import Notifications
import Testing

@testable import Calendars

/// N13, N14, N16: months, quarters and years of any calendar, against Foundation's arithmetic.
@Suite("Months counted on from a date")
struct MonthStepTests {
  private static func dates(
    _ first: Int64, every unit: LocalNotification.RepeatInterval, in calendar: CalendarIdentifier,
    _ count: Int, step: MonthStep = .clampFromOrigin
  ) -> [Int64] {
    var policies = Policies()
    policies[.legacyMonthStep] = step
    let reading = CivilTime(Instant(milliseconds: first * 86_400_000), secondsFromGMT: 0)
    let dates = RepeatedReading(reading, every: unit, in: calendar, zone: .utc, policies: policies)
    let start = Instant(milliseconds: (first - 1) * 86_400_000)
    return sequence(first: start) { dates.next(after: $0) }.dropFirst().prefix(count)
      .map { $0.seconds / 86_400 }
  }

  private static func theirs(
    _ first: Int64, _ unit: Calendar.Component, _ factor: Int, in identifier: CalendarIdentifier,
    _ count: Int
  ) -> [Int64] {
    var calendar = Calendar(identifier: identifier.foundation)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: Double(first) * 86_400)
    return (0..<count).compactMap { number in
      calendar.date(byAdding: unit, value: number * factor, to: start)
        .map { Int64($0.timeIntervalSince1970) / 86_400 }
    }
  }

  private static func words(_ days: [Int64]) -> String {
    days.map {
      CivilTime(Instant(milliseconds: $0 * 86_400_000), secondsFromGMT: 0).isoText.prefix(10)
    }
    .joined(separator: " ")
  }

  @Test(
    "N14, N16: months and quarters of a calendar, from its last days too",
    arguments: CalendarIdentifier.comparable)
  func months(calendar: CalendarIdentifier) {
    var random = SplitMix(seed: 3)
    for _ in 0..<12 {
      let first = 15_000 + Int64(random.next() % 4000)
      let months = Self.theirs(first, .month, 1, in: calendar, 14)
      #expect(
        Self.words(Self.dates(first, every: .month, in: calendar, 14)) == Self.words(months),
        "each month from \(Self.words([first])), \(calendar)")
      let quarters = Self.theirs(first, .month, 3, in: calendar, 6)
      #expect(
        Self.words(Self.dates(first, every: .quarter, in: calendar, 6)) == Self.words(quarters),
        "each quarter from \(Self.words([first])), \(calendar)")
    }
  }

  @Test(
    "N14, N16: years of the calendars whose years have the same months",
    arguments: [
      .gregorian, .iso8601, .buddhist, .coptic, .ethiopicAmeteMihret, .indian, .islamicCivil,
      .persian, .republicOfChina,
    ] as [CalendarIdentifier])
  func years(calendar: CalendarIdentifier) {
    var random = SplitMix(seed: 4)
    for _ in 0..<12 {
      let first = 15_000 + Int64(random.next() % 4000)
      #expect(
        Self.words(Self.dates(first, every: .year, in: calendar, 6))
          == Self.words(Self.theirs(first, .year, 1, in: calendar, 6)),
        "each year from \(Self.words([first])), \(calendar)")
    }
  }

  @Test(
    "N16: however the month is cut short, steps go on, and each comes once",
    arguments: MonthStep.allCases)
  func monotonous(step: MonthStep) {
    var random = SplitMix(seed: 5)
    for unit in [.month, .quarter, .year] as [LocalNotification.RepeatInterval] {
      for calendar in CalendarIdentifier.allCases {
        let first = 15_000 + Int64(random.next() % 4000)
        let days = Self.dates(first, every: unit, in: calendar, 8, step: step)
        #expect(days.count == 8 && days.first == first, "\(unit), \(calendar)")
        #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 }, "\(Self.words(days))")
      }
    }
  }

  @Test(
    "N16: drifting stays on the day to which a short month brought it",
    arguments: [
      ("2019-01-31", "2019-01-31 2019-02-28 2019-03-28 2019-04-28"),
      ("2020-01-30", "2020-01-30 2020-02-29 2020-03-29 2020-04-29"),
      ("2019-03-31", "2019-03-31 2019-04-30 2019-05-30 2019-06-30"),
      ("2019-01-28", "2019-01-28 2019-02-28 2019-03-28 2019-04-28"),
    ])
  func drift(first: String, expected: String) throws {
    let day = try DateVector.instant(first + "T00:00:00Z").seconds / 86_400
    let days = Self.dates(day, every: .month, in: .gregorian, 4, step: .drift)
    #expect(Self.words(days) == expected)
  }

  @Test("N13: milliseconds of the first date stay, and no date comes twice")
  func milliseconds() throws {
    var reading = CivilTime(try DateVector.instant("2018-06-04T09:41:05Z"), in: .utc)
    reading.millisecond = 250
    for unit in LocalNotification.RepeatInterval.allCases {
      let dates = RepeatedReading(
        reading, every: unit, in: .gregorian, zone: .utc, policies: Policies())
      var moment = reading.instant(in: .utc) + Interval(milliseconds: -1)
      for number in 0..<5 {
        let next = try #require(dates.next(after: moment))
        #expect(next > moment && next.milliseconds % 1000 == 250, "\(unit), \(number)")
        // Just before it, it is still to come; at it, it is past.
        #expect(dates.next(after: next + Interval(milliseconds: -1)) == next)
        moment = next
      }
    }
  }

  @Test(
    "N11: the reading of a date, by the clock of another zone",
    arguments: [
      // Nine in the morning in Los Angeles, and in Seoul that day; Z62 has the moments.
      ("Asia/Seoul", "2010-06-11T00:00:00Z"), ("America/New_York", "2010-06-11T13:00:00Z"),
      ("America/Los_Angeles", "2010-06-11T16:00:00Z"), ("UTC", "2010-06-11T09:00:00Z"),
    ])
  func moving(zone: String, moment: String) throws {
    let old = try DateVector.zone("America/Los_Angeles")
    let reading = CivilTime(year: 2010, month: 6, day: 1, hour: 9)
    let daily = RepeatedReading(
      reading, every: .day, in: .gregorian, zone: try DateVector.zone(zone), policies: Policies())
    let there = try DateVector.instant("2010-06-11T16:00:00Z")
    #expect(daily.moment(ofReadingAt: there, in: old).map(DateVector.text) == moment)
    let once = RepeatedReading(
      CivilTime(year: 2010, month: 6, day: 11, hour: 9), every: nil, in: .gregorian,
      zone: try DateVector.zone(zone), policies: Policies())
    #expect(once.moment(ofReadingAt: there, in: old).map(DateVector.text) == moment)
  }
}
