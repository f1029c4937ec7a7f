import Notifications

/// When clocks change each year from now on: the POSIX `TZ` text at the end of a zone's file, such
/// as `PST8PDT,M3.2.0,M11.1.0`.
struct TimeZoneRule: Hashable, Sendable {
  /// The offset outside summer, in seconds east of Greenwich.
  let standard: Int
  /// The time of summer, with when it begins and ends; nil where clocks never change.
  let summer: Summer?

  /// The other half of the year, in the zones that have one.
  struct Summer: Hashable, Sendable {
    /// The offset that holds from `start` to `end`, in seconds east of Greenwich.
    var offset: Int
    /// When it begins, by the clock of standard time.
    var start: YearlyMoment
    /// When it ends, by the clock of summer; earlier in the year than `start` in the south.
    var end: YearlyMoment
  }

  /// A day of the year and the local time on it.
  struct YearlyMoment: Hashable, Sendable {
    /// The day that the moment is counted from.
    var day: Day
    /// Seconds from midnight; below zero and above a day are allowed.
    var seconds: Int

    /// The three ways in which POSIX writes a day of the year.
    enum Day: Hashable, Sendable {
      /// 1 to 365, 29 February never counted.
      case julian(Int)
      /// 0 to 365, 29 February counted.
      case zeroBased(Int)
      /// Month, week (5 is the last) and weekday (0 is Sunday).
      case weekday(month: Int, week: Int, weekday: Int)
    }

    /// Seconds since 1970 of the moment as if the local time were UTC.
    func localSeconds(in year: Int) -> Int64 { daysSince1970(in: year) * 86_400 + Int64(seconds) }

    private func daysSince1970(in year: Int) -> Int64 {
      let newYear = CivilTime(year: year, month: 1, day: 1).daysSince1970
      switch day {
      case .zeroBased(let day): return newYear + Int64(day)
      case .julian(let day):
        let isLeapYear = CivilTime(year: year + 1, month: 1, day: 1).daysSince1970 - newYear == 366
        return newYear + Int64(day) - (isLeapYear && day >= 60 ? 0 : 1)
      case .weekday(let month, let week, let weekday):
        let first = CivilTime(year: year, month: month, day: 1)
        var day = (weekday - (first.weekday - 1) + 7) % 7 + (week - 1) * 7
        while day >= first.daysInMonth { day -= 7 }
        return first.daysSince1970 + Int64(day)
      }
    }
  }

  /// The changes of some years, earliest first.
  ///
  /// - Returns: Empty where clocks never change.
  func changes(in years: ClosedRange<Int>) -> [TimeZone.Change] {
    guard let summer else { return [] }
    let both = years.flatMap { year in
      [
        TimeZone.Change(
          start: summer.start.localSeconds(in: year) - Int64(standard), offset: summer.offset),
        TimeZone.Change(
          start: summer.end.localSeconds(in: year) - Int64(summer.offset), offset: standard),
      ]
    }
    // North of the equator they are in order; most zones are read before the first frame.
    let isInOrder = both.indices.dropFirst().allSatisfy { both[$0 - 1].start <= both[$0].start }
    return isInOrder ? both : both.ordered { $0.start < $1.start }
  }
}
