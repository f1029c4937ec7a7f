import Foundation
import Notifications
import Testing

@testable import Files

/// Rules of the last line of a zone's file, against dates that Foundation's calendar counts.
@Suite("When clocks change each year")
struct TimeZoneRuleTests {
  private static let calendar: Foundation.Calendar = {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = Foundation.TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  private static func seconds(_ components: DateComponents) -> Int64? {
    calendar.date(from: components).map { Int64($0.timeIntervalSince1970) }
  }

  @Test(
    "A weekday of a month is the one that the calendar has; the fifth is the last",
    arguments: 1...12)
  func weekdays(month: Int) throws {
    for year in [1999, 2000, 2023, 2024, 2100] {
      for week in 1...5 {
        for weekday in 0...6 {
          let rule = try #require(TimeZoneRule("AAA0BBB,M\(month).\(week).\(weekday)/0,J1/0"))
          var components = DateComponents(year: year, month: month)
          components.weekday = weekday + 1
          components.weekdayOrdinal = week == 5 ? -1 : week
          let wanted = try #require(Self.seconds(components))
          let starts = rule.changes(in: year...year).map(\.start)
          #expect(starts.contains(wanted), "week \(week), weekday \(weekday) of \(month)/\(year)")
        }
      }
    }
  }

  @Test(
    "A day of the year counts from 1 without 29 February, or from 0 with it",
    arguments: [2023, 2024, 2000, 2100])
  func days(year: Int) throws {
    for day in [1, 31, 58, 59, 60, 61, 200, 365] {
      let julian = try #require(TimeZoneRule("AAA0BBB,J\(day)/0,J1/1"))
      var plain = DateComponents(year: 2023, month: 1, day: day)
      let date = try #require(Self.calendar.date(from: plain))
      plain = Self.calendar.dateComponents([.month, .day], from: date)
      plain.year = year
      let starts = julian.changes(in: year...year).map(\.start)
      #expect(starts.contains(try #require(Self.seconds(plain))), "J\(day) of \(year)")
      let zeroBased = try #require(TimeZoneRule("AAA0BBB,\(day - 1)/0,J1/1"))
      let wanted = try #require(Self.seconds(DateComponents(year: year, month: 1, day: day)))
      #expect(zeroBased.changes(in: year...year).map(\.start).contains(wanted), "\(day) of \(year)")
    }
  }

  @Test(
    "A rule reads as it is written",
    arguments: [
      ("UTC0", 0, nil), ("JST-9", 32_400, nil), ("<+0545>-5:45", 20_700, nil),
      ("<-03>3", -10_800, nil), ("PST8PDT,M3.2.0,M11.1.0", -28_800, -25_200),
      ("NZST-12NZDT,M9.5.0,M4.1.0/3", 43_200, 46_800), ("IST-1GMT0,M10.5.0,M3.5.0/1", 3600, 0),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 37_800, 39_600),
      ("AAA+3:30:15BBB,J60/-1,300/25:30", -12_615, -9015),
    ] as [(String, Int, Int?)])
  func offsets(text: String, standard: Int, summer: Int?) throws {
    let rule = try #require(TimeZoneRule(text))
    #expect(rule.standard == standard && rule.summer?.offset == summer)
  }

  @Test(
    "What is no rule is none",
    arguments: [
      "", "0", "UTC", "UTC0X", "<+03", "<+03>", "AAA0BBB", "AAA0BBB,J0,J1", "AAA0BBB,J366,J1",
      "AAA0BBB,366,J1", "AAA0BBB,M0.1.0,J1", "AAA0BBB,M1.6.0,J1", "AAA0BBB,M1.1.7,J1",
      "AAA0BBB,J1,J2,J3", "AAA0BBB,J1/x,J2", "AAA--1", "AAA1:", "AAA1:30:", "AAA0BBB,J1 ,J2",
    ])
  func wrong(text: String) { #expect(TimeZoneRule(text) == nil) }

  @Test(
    "Each change comes after the one before it, north and south",
    arguments: [
      "PST8PDT,M3.2.0,M11.1.0", "NZST-12NZDT,M9.5.0,M4.1.0/3", "CET-1CEST,M3.5.0,M10.5.0/3",
      "<-03>3<-02>,M3.5.0/-1,M10.5.0/0", "EET-2EEST,M3.4.4/50,M10.4.4/50",
    ])
  func order(text: String) throws {
    let all = try #require(TimeZoneRule(text)).changes(in: 2019...2026)
    for (change, next) in zip(all, all.dropFirst()) {
      #expect(change.start < next.start && change.offset != next.offset)
    }
  }
}
