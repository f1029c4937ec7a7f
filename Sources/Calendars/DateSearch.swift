import Notifications

/// Finds the moments at which clock and calendar read what is asked, as Foundation's
/// `Calendar.nextDate(after:matching:)` does (K4–K9).
///
///     if let search = DateSearch([.weekday: 2, .hour: 9], in: .gregorian, zone: zone) {
///       let nextMondayAtNine = search.next(after: now)
///     }
///
/// A search knows no clock and keeps no state: the same question has the same answer, however often
/// it is asked.
package struct DateSearch {
  /// Which days match, of the units above the hour.
  let days: DayPattern
  /// When on such a day, of the units from the hour down.
  let clock: ClockPattern
  /// Counts months and years; where era, year or month is asked for, it decides which days there
  /// are.
  let calendar: any MonthCalendar
  /// Where weeks begin, by the calendar's identifier and not by the device's region.
  let weeks: WeekCount
  /// The zone whose clock is read.
  let zone: TimeZone
  /// K6, K7: what becomes of a reading that a clock set forward skips, and of a day that a month
  /// lacks.
  let gap: GapPolicy
  /// K6: which of two moments counts where a clock set back reads the same twice.
  let overlap: OverlapPolicy

  /// Prepares a search; it can be used again for the next date.
  ///
  /// Values are not checked: the thirteenth month is found nowhere, and 25 o'clock is one o'clock
  /// of the next day.
  ///
  /// - Parameters:
  ///   - units: What has to match.
  ///   - calendar: The calendar that counts them.
  ///   - isLeapMonth: Whether the month is a leap month; else it is none.
  ///   - zone: The zone in which the clock is.
  ///   - gap: What becomes of skipped readings and missing days (`calendar.gap`).
  ///   - overlap: Which of two equal readings counts (`calendar.overlap`).
  /// - Returns: Nil where no unit is given, and where ICU lacks the calendar.
  package init?(
    _ units: [DateMatching.Unit: Int], in calendar: CalendarIdentifier, isLeapMonth: Bool = false,
    zone: TimeZone, gap: GapPolicy = .preserve, overlap: OverlapPolicy = .first
  ) {
    guard !units.isEmpty, let months = calendar.months else { return nil }
    let units = units.deciding(in: calendar)
    days = DayPattern(units, isLeapMonth: isLeapMonth)
    clock = ClockPattern(units, isDayFree: days.kind == .everyDay)
    self.calendar = months
    weeks = calendar.weeks
    (self.zone, self.gap, self.overlap) = (zone, gap, overlap)
  }

  /// Prepares the search of a trigger, by the policies in force.
  ///
  /// - Parameters:
  ///   - matching: What the trigger asks for; without a calendar it is the Gregorian one, whatever
  ///     the device counts by.
  ///   - zone: The device's, which holds for what names none (K5).
  ///   - policies: `calendar.gap` and `calendar.overlap` are read.
  /// - Returns: Nil as above.
  package init?(_ matching: DateMatching, deviceZone zone: TimeZone, policies: Policies) {
    self.init(
      matching.units, in: matching.calendar ?? .gregorian,
      isLeapMonth: matching.isLeapMonth ?? false, zone: matching.timeZone ?? zone,
      gap: policies[.calendarGap], overlap: policies[.calendarOverlap])
  }

  /// The first moment behind another; nil where none comes before the year 10000, or within the
  /// `searchedMonths` of the calendar, of which the Gregorian one leaves out years that are not
  /// asked for.
  ///
  /// - Parameter instant: The answer is later than this, and a whole second: clocks are searched by
  ///   seconds.
  /// - Complexity: A few steps for most patterns; one that names a rare date looks at up to
  ///   `searchedMonths` months.
  package func next(after instant: Instant) -> Instant? {
    let seconds = instant.seconds
    let found =
      switch clock {
      case .often(let offset, let period):
        nextOften(after: seconds, offset: Int64(offset), period: Int64(period))
      case .daily(let time): nextDaily(after: seconds, at: time)
      }
    return found.map { Instant(milliseconds: $0 * 1000) }
  }

  private func nextDaily(after seconds: Int64, at time: Int) -> Int64? {
    var days = matchingDays(after: seconds, gap: gap)
    while let found = days.next(), found.day < MatchingDays.end {
      let reading = reading(on: found, at: time)
      if let moment = reading.moment(in: zone, gap: gap, overlap: overlap), moment > seconds {
        return moment
      }
    }
    return nil
  }

  /// The days that match, from the one before a moment on: a gap may lead into the next day.
  ///
  /// - Parameters:
  ///   - seconds: Since 1 January 1970 UTC; the day that the zone's clock reads then is the second
  ///     one looked at.
  ///   - gap: The search's own, unless days that are left out are to be told as well.
  func matchingDays(after seconds: Int64, gap: GapPolicy) -> MatchingDays {
    let today = (seconds + Int64(zone.secondsFromGMT(at: seconds))).flooring(86_400)
    return MatchingDays(days, from: today - 1, in: calendar, weeks: weeks, gap: gap)
  }

  /// What the clock is to read on a day; on one that stands for another, its start
  /// where the policy says so (K7).
  ///
  /// - Parameter time: Seconds from midnight, as the clock reads them.
  func reading(on day: MatchingDays.Element, at time: Int) -> LocalReading {
    let isStart = day.isSubstitute && gap == .nextTime
    return LocalReading(day: day.day, secondsFromMidnight: isStart ? 0 : time)
  }

  // Where a clock is set, it goes on with the new reading at once, so each
  // stretch is looked at alone.
  private func nextOften(after seconds: Int64, offset: Int64, period: Int64) -> Int64? {
    var start = seconds + 1
    while start.flooring(86_400) < MatchingDays.end {
      let local = start + Int64(zone.secondsFromGMT(at: start))
      let ahead = offset - local
      let moment = start + ahead - ahead.flooring(period) * period
      let next = zone.firstChange(after: start)
      guard next < zone.changes.count, zone.changes[next].start <= moment else { return moment }
      start = zone.changes[next].start
    }
    return nil
  }
}

extension CalendarIdentifier {
  /// Whether dates can be found by it; false where ICU cannot be loaded or lacks the calendar.
  package var isKnown: Bool { months != nil }

  /// Its months; nil where ICU cannot be loaded or lacks the calendar.
  fileprivate var months: (any MonthCalendar)? {
    self == .gregorian || self == .iso8601 ? GregorianMonths() : ICUMonths(self)
  }
}
