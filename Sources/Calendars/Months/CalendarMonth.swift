/// A month of a calendar; where an era begins within one, what each era has of it.
///
/// A value of its own and no ICU type, so that the search is the same for the Gregorian calendar,
/// which is worked out, and for the others, which ICU is asked about.
struct CalendarMonth {
  /// As ICU counts eras; 0 and 1 before and after 1 in the Gregorian calendar.
  var era: Int
  /// Within its era.
  var year: Int
  /// From 1; a leap month has the number of the one before it.
  var number: Int
  /// Whether only some years have it, under the number of another.
  var isLeap: Bool
  /// Days since 1 January 1970 of its day 1, also where that lies in another era.
  var firstDay: Int64
  /// The numbers of its days.
  ///
  /// From 1 where the month begins in the era; a later start where the era begins within the month,
  /// as Japanese ones do.
  var days: ClosedRange<Int>

  /// Days since 1 January 1970 of the day behind its last.
  var end: Int64 { firstDay + Int64(days.upperBound) }
  /// Whether a year begins with it.
  fileprivate var beginsYear: Bool { number == 1 && !isLeap && days.lowerBound == 1 }
  /// 1 to 4.
  var quarter: Int { (number - 1) / 3 + 1 }

  /// Days since 1 January 1970 of one of its days.
  func day(_ number: Int) -> Int64 { firstDay + Int64(number) - 1 }
}

/// Says in which month each day lies.
///
/// Days are numbers, counted from 1 January 1970 without clock or zone; conformers need not answer
/// for days behind the year 10000.
protocol MonthCalendar {
  /// How many months are looked through for a date before there is none.
  ///
  /// It bounds the time that a pattern takes which no date fulfills, such as 30 February.
  var searchedMonths: Int { get }

  /// The month of a day since 1 January 1970; nil where the calendar cannot say.
  ///
  /// - Parameter day: Days since 1 January 1970; negative before.
  func month(of day: Int64) -> CalendarMonth?

  /// A day up to which no month of a year can lie, seen from a month; nil where that is not known.
  ///
  /// - Parameter year: The year that is asked for, within the era; nil for any, which skips
  ///   nothing.
  /// - Returns: `Int64.max` where no later month can lie in that year.
  func skip(_ month: CalendarMonth, to year: Int?) -> Int64?
}

extension MonthCalendar {
  func skip(_ month: CalendarMonth, to year: Int?) -> Int64? { nil }

  /// The month with which the year of a day begins.
  ///
  /// Goes back month by month, at most fourteen, as a year has thirteen and an era may begin within
  /// one.
  ///
  /// - Returns: Nil where the calendar cannot say.
  func yearStart(of day: Int64) -> CalendarMonth? {
    var day = day
    for _ in 0..<14 {
      guard let month = month(of: day) else { return nil }
      if month.beginsYear { return month }
      day = month.day(month.days.lowerBound) - 1
    }
    return nil
  }

  /// The month with which the next year begins.
  ///
  /// - Parameter start: The month with which a year begins.
  func yearStart(after start: CalendarMonth) -> CalendarMonth? {
    var day = start.end
    for _ in 0..<14 {
      guard let month = month(of: day) else { return nil }
      if month.beginsYear { return month }
      day = month.end
    }
    return nil
  }
}
