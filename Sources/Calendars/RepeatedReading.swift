import Notifications

/// The moments at which a clock reads a date, and then again one calendar unit
/// later each time (N10–N17).
///
/// What `UILocalNotification.repeatInterval` does with `fireDate`: not every so many seconds, but
/// at the next reading of the clock, so that a daily one stays at its time when clocks change.
package struct RepeatedReading {
  /// What calendar and clock read first.
  let first: CivilTime
  /// After what again; nil for once.
  let interval: LocalNotification.RepeatInterval?
  private let zone: TimeZone
  private let policies: Policies
  private let months: MonthSteps?

  /// - Parameters:
  ///   - first: Read by the clock of `zone`; its milliseconds are kept for all later ones.
  ///   - interval: Nil fires once.
  ///   - calendar: What counts months, quarters and years.
  ///   - zone: The zone in which the clock is.
  ///   - policies: What becomes of readings that a clock change skips or doubles (N12), and of days
  ///     that a month lacks (N16).
  package init(
    _ first: CivilTime, every interval: LocalNotification.RepeatInterval?,
    in calendar: CalendarIdentifier, zone: TimeZone, policies: Policies
  ) {
    (self.first, self.interval, self.zone, self.policies) = (first, interval, zone, policies)
    months = interval?.inMonths.flatMap {
      MonthSteps(from: first.daysSince1970, by: $0, in: calendar, step: policies[.legacyMonthStep])
    }
  }

  /// N16: the number that the calendar gives the first day in its month, where one of the months to
  /// come lacks it; nil where none does.
  package var lackedDay: Int? { months?.lackedDay }

  /// The first moment behind another; nil where none comes before the year 10000.
  ///
  /// - Returns: For nil as interval the first reading or nothing.
  package func next(after moment: Instant) -> Instant? {
    // Searches count whole seconds.
    let rest = Interval(milliseconds: Int64(first.millisecond))
    let second = (moment + Interval(milliseconds: -rest.milliseconds)).seconds
    return nextSecond(after: second).map { Instant(milliseconds: $0 * 1000) + rest }
  }

  /// The moment of the reading that fell on another, by the clock of another zone; nil where a
  /// clock change skips it here.
  ///
  /// For notifications that follow the device's zone when the person travels (N11); not for those
  /// of every hour or minute, which name no time of day.
  package func moment(ofReadingAt moment: Instant, in old: TimeZone) -> Instant? {
    let day = interval == nil ? first.daysSince1970 : day(ofReadingAt: moment, in: old)
    return second(on: day, in: zone).map {
      Instant(milliseconds: $0 * 1000 + Int64(first.millisecond))
    }
  }

  // N12: a clock change may have carried the reading over midnight.
  private func day(ofReadingAt moment: Instant, in old: TimeZone) -> Int64 {
    let day = CivilTime(moment, in: old).daysSince1970
    return second(on: day - 1, in: old) == moment.seconds ? day - 1 : day
  }

  private func nextSecond(after second: Int64) -> Int64? {
    switch interval {
    case .hour: nextOften([.minute: first.minute, .second: first.second], after: second)
    case .minute: nextOften([.second: first.second], after: second)
    case .day, .weekday: nextDaily(after: second) { day(after: $0, every: 1) }
    case .week: nextDaily(after: second) { day(after: $0, every: 7) }
    case .month, .quarter, .year: nextDaily(after: second) { months?.next(after: $0) }
    case nil: nextDaily(after: second) { $0 < first.daysSince1970 ? first.daysSince1970 : nil }
    }
  }

  private func nextDaily(after second: Int64, _ next: (Int64) -> Int64?) -> Int64? {
    let today = (second + Int64(zone.secondsFromGMT(at: second))).flooring(86_400)
    // A gap may lead into the next day.
    var day = max(today - 2, first.daysSince1970 - 1)
    while let found = next(day), found < MatchingDays.end {
      if let moment = self.second(on: found, in: zone), moment > second { return moment }
      day = found
    }
    return nil
  }

  private func nextOften(_ units: [DateMatching.Unit: Int], after second: Int64) -> Int64? {
    let start = self.second(on: first.daysSince1970, in: zone) ?? first.instant(in: zone).seconds
    if second < start { return start }
    let search = DateSearch(units, in: .gregorian, zone: zone)
    return search?.next(after: Instant(milliseconds: second * 1000))?.seconds
  }

  // N12: as calendar triggers have it (K6).
  private func second(on day: Int64, in zone: TimeZone) -> Int64? {
    let time = first.hour * 3600 + first.minute * 60 + first.second
    return LocalReading(day: day, secondsFromMidnight: time)
      .moment(in: zone, gap: policies[.calendarGap], overlap: policies[.calendarOverlap])
  }

  private func day(after day: Int64, every step: Int64) -> Int64 {
    let start = first.daysSince1970
    return day < start ? start : start + ((day - start) / step + 1) * step
  }
}

extension LocalNotification.RepeatInterval {
  fileprivate var inMonths: MonthSteps.Unit? {
    switch self {
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    case .week, .weekday, .day, .hour, .minute: nil
    }
  }
}
