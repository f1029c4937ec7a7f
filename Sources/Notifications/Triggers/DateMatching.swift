/// What a clock and a calendar have to read (`DateComponents`).
package struct DateMatching: Hashable, Sendable {
  /// The units that have to match, each at most once.
  package var units: [Unit: Int]
  /// Whether the month is a leap month; nil for an ordinary one, of which nothing was said.
  package var isLeapMonth: Bool?
  /// The zone in which the clock is; nil for the device's, wherever it is (K5).
  package var timeZone: TimeZone?
  /// The calendar that counts; nil for the Gregorian one.
  package var calendar: CalendarIdentifier?

  package init(
    _ units: [Unit: Int], isLeapMonth: Bool? = nil, timeZone: TimeZone? = nil,
    calendar: CalendarIdentifier? = nil
  ) {
    (self.units, self.isLeapMonth) = (units, isLeapMonth)
    (self.timeZone, self.calendar) = (timeZone, calendar)
  }

  /// A unit by its name in `DateComponents`, from the highest to the lowest.
  package enum Unit: String, CaseIterable, Sendable {
    case era, year, yearForWeekOfYear, quarter, month, weekOfYear, weekOfMonth, weekdayOrdinal, day
    case weekday, hour, minute, second
  }
}

extension [DateMatching.Unit: Int] {
  /// K4: those that decide: all days that are searched lie in era 1 of the Gregorian calendar, which
  /// beside another unit holds nothing back.
  ///
  /// - Parameter calendar: The one that counts them.
  package func deciding(in calendar: CalendarIdentifier) -> Self {
    let isEraIdle = self[.era] == 1 && (calendar == .gregorian || calendar == .iso8601)
    return isEraIdle && count > 1 ? filter { $0.key != .era } : self
  }
}
