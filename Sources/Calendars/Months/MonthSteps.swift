import Notifications

/// The days that come behind one by whole months of a calendar (N13, N14, N16).
///
/// A month that lacks the day takes its last one. Whether later days go on from there or return to
/// the first one's number is the policy's (`legacy.monthStep`).
struct MonthSteps {
  private let first: Int64
  private let start: CalendarMonth
  private let unit: Unit
  private let calendar: any MonthCalendar
  private let step: MonthStep

  /// How far it is from one day to the next.
  enum Unit: Sendable {
    case month, quarter, year
  }

  /// Nil where ICU cannot be loaded or lacks the calendar.
  ///
  /// - Parameters:
  ///   - first: Days since 1 January 1970.
  ///   - step: `drift` goes on from a day that was cut short, `clampFromOrigin` returns to the
  ///     first day's number.
  init?(from first: Int64, by unit: Unit, in identifier: CalendarIdentifier, step: MonthStep) {
    guard let calendar = identifier.monthsOfSteps, let start = calendar.month(of: first) else {
      return nil
    }
    (self.first, self.start, self.unit) = (first, start, unit)
    (self.calendar, self.step) = (calendar, step)
  }

  /// The first of the days that is later than another, the first one among them; nil where none
  /// comes before the year 10000.
  ///
  /// - Complexity: Under `clampFromOrigin` a step or two, except for quarters; else it goes through
  ///   all months since the first.
  func next(after day: Int64) -> Int64? {
    var number = Int(first - start.firstDay) + 1
    var (month, passed) = nearest(before: day)
    while month.firstDay < MatchingDays.end {
      guard let next = calendar.month(of: month.end) else { return nil }
      if admits(month, before: next, passed) {
        let clamped = min(number, month.days.upperBound)
        if month.day(clamped) > day { return month.day(clamped) }
        if step == .drift { number = clamped }
      }
      (month, passed) = (next, passed + 1)
    }
    return nil
  }

  /// The number of the first day in its month, where one of the later months lacks it; nil where
  /// none of those of two years does, one of which is no leap year.
  var lackedDay: Int? {
    let number = Int(first - start.firstDay) + 1
    var (month, passed) = (start, 0)
    while passed <= 27, let next = calendar.month(of: month.end) {
      if admits(month, before: next, passed), number > month.days.upperBound { return number }
      (month, passed) = (next, passed + 1)
    }
    return nil
  }

  // Where the way from the first month does not matter, the search begins
  // with the month of the day.
  private func nearest(before day: Int64) -> (month: CalendarMonth, passed: Int) {
    guard unit != .quarter, step == .clampFromOrigin, day >= start.end,
      let month = calendar.month(of: day),
      let last = calendar.month(of: month.firstDay - 1)
    else { return (start, 0) }
    return (last, 1)
  }

  // How many months passed since the first; of those that are nearer to the day than
  // to that any number but 0.
  private func admits(_ month: CalendarMonth, before next: CalendarMonth, _ passed: Int) -> Bool {
    switch unit {
    case .month: true
    case .quarter: passed % 3 == 0
    case .year: passed == 0 || standsForFirst(month, before: next)
    }
  }

  // A year without the first month's leap month has the month of its number; one that lacks the
  // number itself, as the Hebrew one does, has the next month.
  private func standsForFirst(_ month: CalendarMonth, before next: CalendarMonth) -> Bool {
    if month.number == start.number {
      let hasLeapTwin = next.isLeap && next.number == month.number
      return start.isLeap ? month.isLeap || !hasLeapTwin : !month.isLeap
    }
    guard month.number > start.number, !month.isLeap,
      let last = calendar.month(of: month.firstDay - 1)
    else { return false }
    return last.number < start.number && last.year == month.year
  }
}

extension CalendarIdentifier {
  // The Gregorian months need not be asked for.
  fileprivate var monthsOfSteps: (any MonthCalendar)? {
    hasGregorianMonths ? GregorianMonths() : ICUMonths(self)
  }
}
