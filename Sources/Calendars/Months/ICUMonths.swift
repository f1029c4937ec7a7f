import CICU
import Notifications

/// A calendar that ICU knows. What it says of a day depends on nothing but the day. A class for the
/// ICU handle that it closes; the calendar has no time zone and no first weekday of its own, as
/// only dates are asked for.
final class ICUMonths: MonthCalendar {
  // A hundred years: of the lunar calendars each month has to be computed from the moon.
  let searchedMonths = 1240
  private let calendar: UnsafeMutableRawPointer
  // Elsewhere a month lies in one era, and asking for its first and last day
  // costs as much again each.
  private let hasErasWithinMonths: Bool

  /// Nil where ICU cannot be loaded or lacks the calendar.
  init?(_ identifier: CalendarIdentifier) {
    guard let calendar = cicu_open_calendar(identifier.localeName) else { return nil }
    self.calendar = calendar
    hasErasWithinMonths = identifier == .japanese
  }

  deinit { cicu_close_calendar(calendar) }

  func month(of day: Int64) -> CalendarMonth? {
    guard let date = date(of: day) else { return nil }
    let firstDay = day - Int64(date.day) + 1
    let length = Int(date.month_length)
    return CalendarMonth(
      era: Int(date.era), year: Int(date.year), number: Int(date.month),
      isLeap: date.is_leap_month, firstDay: firstDay,
      days: hasErasWithinMonths ? daysOfEra(around: day, date, from: firstDay) : 1...length)
  }

  // The part of a month that lies in the era of one of its days.
  private func daysOfEra(
    around day: Int64, _ date: cicu_date, from firstDay: Int64
  ) -> ClosedRange<Int> {
    let lastDay = firstDay + Int64(date.month_length) - 1
    let start = edge(from: day, to: firstDay, sharing: date)
    let end = edge(from: day, to: lastDay, sharing: date)
    return Int(start - firstDay) + 1...Int(end - firstDay) + 1
  }

  private func date(of day: Int64) -> cicu_date? {
    var date = cicu_date()
    return cicu_read_date(calendar, day, &date) ? date : nil
  }

  private func isSameEra(_ date: cicu_date, on day: Int64) -> Bool {
    self.date(of: day).map { $0.era == date.era && $0.year == date.year } ?? true
  }

  // The last day on the way from one to another that lies in the same era.
  private func edge(from start: Int64, to end: Int64, sharing date: cicu_date) -> Int64 {
    if isSameEra(date, on: end) { return end }
    let step: Int64 = end < start ? -1 : 1
    var day = start
    while day != end, isSameEra(date, on: day + step) { day += step }
    return day
  }
}
