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
