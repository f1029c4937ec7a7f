import Notifications

/// How weeks are counted.
///
/// Only these two values differ between ISO 8601 and the other calendars; the rest is arithmetic on
/// days.
struct WeekCount {
  /// 1 Sunday to 7 Saturday.
  let firstWeekday: Int
  /// How many days of the first week lie in its month or year at least.
  let minimumDays: Int

  /// The day, since 1 January 1970, on which the first week of a month or year
  /// begins; it may lie before.
  ///
  /// - Parameter firstDay: Days since 1 January 1970 of the first day of the month or year.
  func firstWeek(ofPeriodFrom firstDay: Int64) -> Int64 {
    let before = (CivilTime.weekday(of: firstDay) - firstWeekday + 7) % 7
    return firstDay - Int64(before) + (7 - before < minimumDays ? 7 : 0)
  }

  /// The number of a day's week within the month or year that begins on
  /// another; 0 before its first.
  ///
  /// - Returns: From 1. Not bounded by the end of the period: a day of the next one has a higher
  ///   number.
  func week(of day: Int64, inPeriodFrom firstDay: Int64) -> Int {
    let days = day - firstWeek(ofPeriodFrom: firstDay)
    return days < 0 ? 0 : Int(days / 7) + 1
  }

  /// The day of a week that begins on a day.
  ///
  /// - Parameters:
  ///   - weekday: 1 Sunday to 7 Saturday.
  ///   - start: Days since 1 January 1970; the week's first day by `firstWeekday`.
  func day(_ weekday: Int, ofWeekFrom start: Int64) -> Int64 {
    start + Int64((weekday - firstWeekday + 7) % 7)
  }

  /// The first such weekday from a day on.
  ///
  /// - Returns: Days since 1 January 1970, 0 to 6 days behind `day`.
  func day(_ weekday: Int, onOrAfter day: Int64) -> Int64 {
    day + Int64((weekday - CivilTime.weekday(of: day) + 7) % 7)
  }
}
