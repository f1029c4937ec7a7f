import Calendars
import Notifications

/// A change of the clock that skips or doubles a time that a trigger waits for (K6).
struct ClockChange {
  /// Whether the time is skipped; else it comes twice.
  let isSkip: Bool
  /// The day, such as `2019-03-10`.
  let day: String
  /// Where the clock is.
  let zone: String

  /// Those within a year, earliest first.
  ///
  /// - Parameters:
  ///   - matching: What the trigger asks for; its own zone counts before the clock's.
  ///   - clock: Where the year begins that is looked at, 366 days long.
  /// - Returns: Only changes that meet the time asked for, so a trigger for noon has none.
  static func all(meeting matching: DateMatching, _ clock: LintedClock) -> [ClockChange] {
    let zone = matching.timeZone ?? clock.timeZone
    let first = zone.firstChange(after: clock.now.seconds)
    let end = (clock.now + .days(366)).seconds
    return zone.changes[first...].prefix { $0.start < end }.compactMap { change in
      let before = change.start + Int64(zone.secondsFromGMT(at: change.start - 1))
      let after = change.start + Int64(change.offset)
      let search = DateSearch(
        matching.units, in: matching.calendar ?? .gregorian,
        isLeapMonth: matching.isLeapMonth ?? false, zone: .utc)
      // What the clock reads, taken for a moment in Greenwich, where no reading is missing.
      let last = Instant(milliseconds: min(before, after) * 1000 - 1)
      guard before != after, let met = search?.next(after: last), met.seconds < max(before, after)
      else { return nil }
      let day = CivilTime(met, in: .utc).isoText.prefix(10)
      return ClockChange(isSkip: before < after, day: String(day), zone: zone.identifier)
    }
  }
}
