/// A month of a calendar; where an era begins within one, what each era has of it.
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
  var days: ClosedRange<Int>

  /// Days since 1 January 1970 of the day behind its last.
  var end: Int64 { firstDay + Int64(days.upperBound) }
  /// Whether a year begins with it.
  var beginsYear: Bool { number == 1 && !isLeap && days.lowerBound == 1 }
  /// 1 to 4.
  var quarter: Int { (number - 1) / 3 + 1 }

  /// Days since 1 January 1970 of one of its days.
  func day(_ number: Int) -> Int64 { firstDay + Int64(number) - 1 }
}

/// Says in which month each day lies.
protocol MonthCalendar {
  /// How many months are looked through for a date before there is none.
  var searchedMonths: Int { get }

  /// The month of a day since 1 January 1970; nil where the calendar cannot say.
  func month(of day: Int64) -> CalendarMonth?

  /// A day up to which no month of a year can lie, seen from a month; nil where that is not known.
  func skip(_ month: CalendarMonth, to year: Int?) -> Int64?
}

extension MonthCalendar {
  func skip(_ month: CalendarMonth, to year: Int?) -> Int64? { nil }

  /// The month with which the year of a day begins.
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
