import CICU
import Notifications

/// A calendar that ICU knows. What it says of a day depends on nothing but the day.
final class ICUMonths: MonthCalendar {
  // A hundred years: of the lunar calendars each month has to be computed from the moon.
  let searchedMonths = 1240
  private let calendar: UnsafeMutableRawPointer

  /// Nil where ICU cannot be loaded or lacks the calendar.
  init?(_ identifier: CalendarIdentifier) {
    guard let calendar = cicu_open_calendar(identifier.localeName) else { return nil }
    self.calendar = calendar
  }

  deinit { cicu_close_calendar(calendar) }

  func month(of day: Int64) -> CalendarMonth? {
    guard let date = date(of: day) else { return nil }
    let firstDay = day - Int64(date.day) + 1
    let lastDay = firstDay + Int64(date.month_length) - 1
    var days = 1...Int(date.month_length)
    if !isSameEra(date, on: firstDay) {
      let start = edge(from: day, to: firstDay) { self.isSameEra(date, on: $0) }
      days = Int(start - firstDay) + 1...days.upperBound
    }
    if !isSameEra(date, on: lastDay) {
      let end = edge(from: day, to: lastDay) { self.isSameEra(date, on: $0) }
      days = days.lowerBound...Int(end - firstDay) + 1
    }
    return CalendarMonth(
      era: Int(date.era), year: Int(date.year), number: Int(date.month),
      isLeap: date.is_leap_month, firstDay: firstDay, days: days)
  }

  func skip(_ month: CalendarMonth, to year: Int?) -> Int64? { nil }

  private func date(of day: Int64) -> cicu_date? {
    var date = cicu_date()
    return cicu_read_date(calendar, day, &date) ? date : nil
  }

  private func isSameEra(_ date: cicu_date, on day: Int64) -> Bool {
    self.date(of: day).map { $0.era == date.era && $0.year == date.year } ?? true
  }

  // The last day on the way to another for which the condition holds, as it does at the start.
  private func edge(from start: Int64, to end: Int64, while holds: (Int64) -> Bool) -> Int64 {
    let step: Int64 = end < start ? -1 : 1
    var day = start
    while day != end, holds(day + step) { day += step }
    return day
  }
}
