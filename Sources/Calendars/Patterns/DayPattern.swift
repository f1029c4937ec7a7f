import Notifications

/// K4: which days it can be, of the units above the hour.
///
/// Units above the highest given one are free; what misses below it is its least value, also
/// between two given ones: the first such weekday of a month, the first day of a week.
struct DayPattern {
  /// As ICU counts eras; nil for any, as with all of these.
  private(set) var era: Int?
  /// Within the era.
  private(set) var year: Int?
  /// From 1; the first of the quarter or year where only these are given.
  private(set) var month: Int?
  /// Of the month, from 1.
  private(set) var day: Int?
  /// 1 Sunday to 7 Saturday.
  private(set) var weekday: Int?
  /// Which such weekday of the month it is, from 1.
  private(set) var ordinal: Int?
  /// From 1.
  private(set) var weekOfMonth: Int?
  /// From 1; the first where only the year of weeks is given.
  private(set) var weekOfYear: Int?
  /// The year that the week belongs to.
  private(set) var weekYear: Int?
  /// 1 to 4.
  private(set) var quarter: Int?
  /// Whether it is a leap month's, which has the number of the month before it.
  let isLeapMonth: Bool

  /// Takes what is given of the units above the hour.
  ///
  /// A quarter without a month is its first month, a year without month and week its first month; a
  /// year of weeks without a week its first week.
  init(_ units: [DateMatching.Unit: Int], isLeapMonth: Bool = false) {
    self.isLeapMonth = isLeapMonth
    // Few are given: going through them costs a tenth of looking each of all up.
    for (unit, value) in units {
      switch unit {
      case .era: era = value
      case .year: year = value
      case .yearForWeekOfYear: weekYear = value
      case .quarter: quarter = value
      case .month: month = value
      case .weekOfYear: weekOfYear = value
      case .weekOfMonth: weekOfMonth = value
      case .weekdayOrdinal: ordinal = value
      case .day: day = value
      case .weekday: weekday = value
      case .hour, .minute, .second: break
      }
    }
    weekOfYear = weekOfYear ?? (weekYear == nil ? nil : 1)
    month = month ?? quarter.map { $0 * 3 - 2 } ?? (year != nil && weekOfYear == nil ? 1 : nil)
  }

  /// How its days are found.
  enum Kind {
    /// One after the other, or by the weekday.
    case everyDay, everyWeek
    /// By the number of the week, a year after the other.
    case inYears
    /// A month after the other.
    case inMonths
  }

  /// How its days are found.
  ///
  /// The week of a year decides first, since it crosses months; a weekday alone needs no months at
  /// all.
  var kind: Kind {
    if weekOfYear != nil { return .inYears }
    let isFree =
      era == nil && year == nil && quarter == nil && month == nil && day == nil && ordinal == nil
      && weekOfMonth == nil && !isLeapMonth
    guard isFree else { return .inMonths }
    return weekday == nil ? .everyDay : .everyWeek
  }

  /// Whether a month is one of those in which it can be.
  ///
  /// Leap months are among them only where they are asked for
  /// (`DateComponents.isLeapMonth`), and then no others are.
  func admits(_ month: CalendarMonth) -> Bool {
    month.isLeap == isLeapMonth && (self.month ?? month.number) == month.number
      && (year ?? month.year) == month.year && (era ?? month.era) == month.era
      && (quarter ?? month.quarter) == month.quarter
  }

  /// Whether a day of a month has all that is given of weeks.
  ///
  /// - Parameter number: The day's number in the month, from 1; it need not be one that the era has
  ///   of it.
  func admits(_ number: Int, of month: CalendarMonth, counting weeks: WeekCount) -> Bool {
    let date = month.day(number)
    return (weekday.map { $0 == CivilTime.weekday(of: date) } ?? true)
      && (ordinal.map { $0 == (number - 1) / 7 + 1 } ?? true)
      && (weekOfMonth.map { $0 == weeks.week(of: date, inPeriodFrom: month.firstDay) } ?? true)
  }

  /// Whether nothing is given of weeks, so that another day may stand for one that a month lacks.
  var namesDayOnly: Bool {
    day != nil && weekday == nil && ordinal == nil && weekOfMonth == nil
  }

  /// Whether a day of some week of a year has what is given of month and day as well.
  ///
  /// - Parameter date: Days since 1 January 1970.
  func admits(_ date: Int64, in calendar: any MonthCalendar, counting weeks: WeekCount) -> Bool {
    guard let month = calendar.month(of: date) else { return false }
    let number = Int(date - month.firstDay) + 1
    return admits(month) && (day ?? number) == number && admits(number, of: month, counting: weeks)
  }

  /// The number of the day of a month that it is; beyond the month's last where the month lacks it.
  ///
  /// - Returns: From 1. What is given is not checked against the other units: ask `admits` as well.
  func day(in month: CalendarMonth, counting weeks: WeekCount) -> Int {
    if let day { return day }
    if let weekOfMonth {
      let start =
        weeks.firstWeek(ofPeriodFrom: month.firstDay) + Int64(7 * (weekOfMonth - 1))
      if let weekday { return Int(weeks.day(weekday, ofWeekFrom: start) - month.firstDay) + 1 }
      return max(1, Int(start - month.firstDay) + 1)
    }
    let weeksBefore = 7 * ((ordinal ?? 1) - 1)
    guard let weekday else { return weeksBefore + 1 }
    return Int(weeks.day(weekday, onOrAfter: month.firstDay) - month.firstDay) + weeksBefore + 1
  }
}
