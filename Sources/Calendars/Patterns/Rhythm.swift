import Notifications

/// How a pattern comes again where no clock is set: every so many seconds, by the
/// clock of the device's zone.
///
/// Small, and kept with what repeats: the next date is found by it without a calendar.
package struct Rhythm: Hashable, Sendable {
  // At most a week.
  private let period: Int32
  // What the clock reads modulo the period, counted from 1 January 1970.
  private let phase: Int32

  // The last days before the year 10000 are left to the search, which knows where it ends.
  private static let end = (MatchingDays.end - 30) * 86_400

  /// Nil for patterns of months and years, of other calendars than the Gregorian,
  /// and of a zone of their own.
  package init?(_ matching: DateMatching) {
    guard matching.timeZone == nil, matching.calendar ?? .gregorian == .gregorian else {
      return nil
    }
    let days = DayPattern(matching.units, isLeapMonth: matching.isLeapMonth ?? false)
    switch (days.kind, ClockPattern(matching.units, isDayFree: days.kind == .everyDay)) {
    case (.everyDay, .daily(let time)): self.init(time, every: 86_400)
    case (.everyDay, .often(let offset, let period)): self.init(offset, every: period)
    case (.everyWeek, .daily(let time)):
      guard let weekday = days.weekday, 1...7 ~= weekday, 0..<86_400 ~= time else { return nil }
      // Day 0 was a Thursday.
      self.init((weekday + 2) % 7 * 86_400 + time, every: 604_800)
    case (.everyWeek, .often), (.inMonths, _), (.inYears, _): return nil
    }
  }

  private init?(_ phase: Int, every period: Int) {
    guard 0..<period ~= phase else { return nil }
    (self.period, self.phase) = (Int32(period), Int32(phase))
  }

  /// The first moment behind another, as the search of the pattern finds it.
  ///
  /// - Parameters:
  ///   - instant: The answer is later.
  ///   - zone: The device's.
  /// - Returns: Nil where a clock is set in the days around: then the search has to be asked.
  package func next(after instant: Instant, in zone: TimeZone) -> Instant? {
    let seconds = instant.seconds
    let change = zone.firstChange(after: seconds - 2 * 86_400)
    let offset = change == 0 ? zone.firstOffset : zone.changes[change - 1].offset
    let ahead = Int64(phase) - (seconds + Int64(offset))
    let rest = ahead - ahead.flooring(Int64(period)) * Int64(period)
    let next = seconds + (rest == 0 ? Int64(period) : rest)
    let isSteady = change == zone.changes.count || zone.changes[change].start > next + 2 * 86_400
    return isSteady && next < Self.end ? Instant(milliseconds: next * 1000) : nil
  }
}
