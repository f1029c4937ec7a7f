import Localization
import Notifications

extension DateFormat {
  /// The day of another time with its clock, as short as both are told apart: `Jun 4 09:41`, and of
  /// another year `Jun 4, 2019` alone.
  ///
  /// - Parameters:
  ///   - clock: How the time of day is written; nil by 24 hours.
  ///   - year: The one that need not be said.
  package func dayAndClock(
    _ time: CivilTime, _ clock: String? = nil, besideYear year: Int
  ) -> String {
    if time.year == year { return "\(monthAndDay(time)) \(clock ?? time.hourAndMinute)" }
    return "\(monthAndDay(time))\(namesMonthFirst ? "," : "") \(time.year)"
  }
}

extension Device {
  /// A moment as its clock reads it, on its day: `Mon, Jun 4, 2018 09:41`.
  ///
  /// - Parameter year: The one that need not be said; nil for none.
  package func dayAndClock(_ moment: Instant, besideYear year: Int? = nil) -> String {
    let time = CivilTime(moment, in: timeZone)
    return "\(englishDates.day(time, besideYear: year)) \(time.shortestClock)"
  }
}
