import Calendars
import Foundation
import Notifications
import Testing

/// K6: the search against Foundation's.
///
/// Foundation is asked from midnight on: where a month lacks a day, it keeps the time of day that
/// is not given, which K4 has as zero.
@Suite("The next date is the one that Foundation finds")
struct FoundationDateTests {
  @Test("K6, K7: 500 random components that repeat, in 20 zones", arguments: 0..<10)
  func gregorian(part: Int) throws {
    var random = RandomDates(seed: UInt64(part))
    for _ in 0..<50 {
      let (name, units) = (random.zone(), random.units())
      let zone = try DateVector.zone(name)
      let search = try #require(DateSearch(units, in: .gregorian, zone: zone))
      let start = random.midnight(in: zone)
      let theirs = foundationDate(units, .gregorian, in: name, after: start)
      guard reads(theirs, units, in: zone) else { continue }
      let ours = search.next(after: start).map(DateVector.text)
      #expect(ours == theirs.map(DateVector.text), "\(units) in \(name) after \(start)")
    }
  }

  @Test(
    "K5: dates of other calendars",
    arguments: [
      (Calendar.Identifier.hebrew, CalendarIdentifier.hebrew),
      (.islamicCivil, .islamicCivil), (.islamicUmmAlQura, .islamicUmmAlQura),
      (.buddhist, .buddhist), (.japanese, .japanese), (.persian, .persian), (.indian, .indian),
      (.republicOfChina, .republicOfChina),
    ])
  func others(theirs: Calendar.Identifier, ours: CalendarIdentifier) throws {
    var random = RandomDates(seed: 7)
    for _ in 0..<25 {
      let (name, month, day) = ("Asia/Tokyo", random.units(), random.units())
      let units: [DateMatching.Unit: Int] = [
        .month: month[.month] ?? 3, .day: min(28, day[.day] ?? 17), .hour: 9,
      ]
      let zone = try DateVector.zone(name)
      let search = try #require(DateSearch(units, in: ours, zone: zone))
      let start = random.midnight(in: zone)
      let date = foundationDate(units, theirs, in: name, after: start)
      guard let date, reads(date, units[.day], theirs) else { continue }
      #expect(
        search.next(after: start).map(DateVector.text) == DateVector.text(date),
        "\(units) after \(DateVector.text(start))")
    }
  }

  private func foundationDate(
    _ units: [DateMatching.Unit: Int], _ identifier: Calendar.Identifier, in zone: String,
    after start: Instant
  ) -> Instant? {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = Foundation.TimeZone(identifier: zone) ?? .gmt
    let components = DateComponents(
      month: units[.month], day: units[.day], hour: units[.hour], minute: units[.minute],
      second: units[.second], weekday: units[.weekday], weekdayOrdinal: units[.weekdayOrdinal])
    return calendar.nextDate(
      after: Date(timeIntervalSince1970: Double(start.seconds)), matching: components,
      matchingPolicy: .nextTimePreservingSmallerComponents, repeatedTimePolicy: .first
    ).map { Instant(milliseconds: Int64($0.timeIntervalSince1970) * 1000) }
  }

  // All months have 28 days; within the month asked for, Foundation finds the next month's first.
  private func reads(_ date: Instant, _ day: Int?, _ identifier: Calendar.Identifier) -> Bool {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = Foundation.TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    return calendar.component(
      .day, from: Date(timeIntervalSince1970: Double(date.seconds))) == day
  }

  // Some of what Foundation finds is on none of the days that were asked for, such as the 1st of a
  // month for its third Monday.
  private func reads(
    _ date: Instant?, _ units: [DateMatching.Unit: Int], in zone: Notifications.TimeZone
  ) -> Bool {
    guard let date, let weekday = units[.weekday] else { return true }
    return CivilTime(date, in: zone).weekday == weekday
  }
}
