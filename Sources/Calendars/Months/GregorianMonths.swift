import Notifications

/// The Gregorian calendar, worked out.
///
/// Proleptic: the months before 1582 are counted as if the calendar had been in force. The year
/// before 1 is 1 of era 0.
struct GregorianMonths: MonthCalendar {
  // After 400 years it begins anew.
  let searchedMonths = 4800

  func month(of day: Int64) -> CalendarMonth? {
    let date = CivilTime(Instant(milliseconds: day * 86_400_000), secondsFromGMT: 0)
    let firstDay = day - Int64(date.day) + 1
    return CalendarMonth(
      era: date.year > 0 ? 1 : 0, year: date.year > 0 ? date.year : 1 - date.year,
      number: date.month, isLeap: false, firstDay: firstDay,
      days: 1...date.daysInMonth)
  }

  func skip(_ month: CalendarMonth, to year: Int?) -> Int64? {
    guard let year, month.era == 1 else { return nil }
    return year < month.year
      ? Int64.max : CivilTime(year: year, month: 1, day: 1).daysSince1970
  }
}
