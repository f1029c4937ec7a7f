import Localization
import Notifications

extension DateFormat {
  /// The day of another time with its clock, as short as both are told apart: `Jun 4 09:41`, and of
  /// another year `Jun 4, 2019` alone.
  ///
  /// - Parameter year: The one that need not be said.
  package func dayAndClock(_ time: CivilTime, besideYear year: Int) -> String {
    if time.year == year { return "\(monthAndDay(time)) \(time.hourAndMinute)" }
    return "\(monthAndDay(time))\(namesMonthFirst ? "," : "") \(time.year)"
  }
}
