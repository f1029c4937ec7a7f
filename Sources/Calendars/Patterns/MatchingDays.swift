import Notifications

/// The days that a pattern means, earliest first, from one on.
///
/// It ends by itself where the calendar's limit of months is reached; for patterns of every day it
/// does not, so compare with `end`.
struct MatchingDays: IteratorProtocol {
  private let pattern: DayPattern
  private let kind: DayPattern.Kind
  private let calendar: any MonthCalendar
  private let weeks: WeekCount
  private let gap: GapPolicy
  // The next day to look at, or a day of the next month or year.
  private var day: Int64
  private var monthsLeft: Int

  /// Whether it ended because so many months were looked through; later ones may have such days.
  var isCutShort: Bool { monthsLeft <= 0 && day < Self.end }

  /// The first day that is not looked at any more, of the Gregorian year 10000.
  static let end = CivilTime(year: 10_000, month: 1, day: 1).daysSince1970

  /// A day that is meant.
  struct Element {
    /// Days since 1 January 1970.
    let day: Int64
    /// Whether it stands for one that the month lacks (K7).
    var isSubstitute = false
  }

  /// A pattern by weeks of a year begins 400 days earlier, since the week may belong to the year
  /// before.
  ///
  /// - Parameters:
  ///   - day: Days since 1 January 1970; the first that may match.
  ///   - gap: Under `strict` no day stands for one that a month lacks.
  init(
    _ pattern: DayPattern, from day: Int64, in calendar: any MonthCalendar, weeks: WeekCount,
    gap: GapPolicy
  ) {
    self.pattern = pattern
    kind = pattern.kind
    (self.calendar, self.weeks, self.gap) = (calendar, weeks, gap)
    self.day = kind == .inYears ? day - 400 : day
    monthsLeft = calendar.searchedMonths
  }

  mutating func next() -> Element? {
    switch kind {
    case .everyDay:
      day += 1
      return Element(day: day - 1)
    case .everyWeek:
      day = weeks.day(pattern.weekday ?? 1, onOrAfter: day) + 1
      return Element(day: day - 1)
    case .inMonths: return nextInMonths()
    case .inYears: return nextInYears()
    }
  }

  private mutating func nextInMonths() -> Element? {
    while monthsLeft > 0, day < Self.end, let month = calendar.month(of: day) {
      monthsLeft -= 1
      day = month.end
      if let found = element(in: month) { return found }
      if let next = calendar.skip(month, to: pattern.year) { day = max(day, next) }
    }
    return nil
  }

  private func element(in month: CalendarMonth) -> Element? {
    guard pattern.admits(month) else { return nil }
    let number = pattern.day(in: month, counting: weeks)
    if month.days.contains(number) {
      guard pattern.admits(number, of: month, counting: weeks) else { return nil }
      return Element(day: month.day(number))
    }
    guard number > month.days.upperBound, gap != .strict, pattern.namesDayOnly else { return nil }
    return Element(day: month.end, isSubstitute: true)
  }

  private mutating func nextInYears() -> Element? {
    while monthsLeft > 0, day < Self.end, let start = calendar.yearStart(of: day),
      let next = calendar.yearStart(after: start)
    {
      monthsLeft -= 13
      day = next.firstDay
      if let found = element(inYearFrom: start, to: next) { return found }
      // A week of that year may begin in the one before.
      if let first = calendar.skip(start, to: pattern.weekYear ?? pattern.year) {
        day = max(day, first - 7)
      }
    }
    return nil
  }

  private func element(inYearFrom start: CalendarMonth, to next: CalendarMonth) -> Element? {
    guard (pattern.weekYear ?? start.year) == start.year, let week = pattern.weekOfYear else {
      return nil
    }
    let weekStart = weeks.firstWeek(ofPeriodFrom: start.firstDay) + Int64(7 * (week - 1))
    guard weekStart < weeks.firstWeek(ofPeriodFrom: next.firstDay) else { return nil }
    let day = weeks.day(pattern.weekday ?? weeks.firstWeekday, ofWeekFrom: weekStart)
    return pattern.admits(day, in: calendar, counting: weeks) ? Element(day: day) : nil
  }
}
