import Notifications

/// K4: when on a day it is, of the units from the hour down.
enum ClockPattern {
  /// Once a day; seconds from midnight.
  case daily(Int)
  /// Whenever the clock reads this many seconds behind the full hour or
  /// minute, of 3600 or 60 seconds.
  case often(offset: Int, period: Int)

  /// What the units say: those above the highest given one are free, those that miss below it zero.
  ///
  /// - Parameters:
  ///   - units: What the trigger gives; units above the hour are not looked at.
  ///   - isDayFree: Whether every day matches: then a pattern without an hour fires each hour or
  ///     minute, else at the start of a day.
  init(_ units: [DateMatching.Unit: Int], isDayFree: Bool) {
    var (hour, minute, second): (Int?, Int?, Int) = (nil, nil, 0)
    for (unit, value) in units {
      switch unit {
      case .hour: hour = value
      case .minute: minute = value
      case .second: second = value
      case .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth,
        .weekdayOrdinal, .day, .weekday:
        break
      }
    }
    if let hour {
      self = .daily(hour * 3600 + (minute ?? 0) * 60 + second)
    } else if !isDayFree {
      self = .daily((minute ?? 0) * 60 + second)
    } else if let minute {
      self = .often(offset: minute * 60 + second, period: 3600)
    } else {
      self = .often(offset: second, period: 60)
    }
  }
}
