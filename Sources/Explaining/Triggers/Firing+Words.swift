import Delivery
import Notifications

extension Firing {
  /// What is special about it, with what it was to be; nil for a firing like any other.
  ///
  /// Such as `moved from 02:30` or `left out: no such day` (policies `calendar.*`).
  package var remark: String? {
    guard let adjustment else { return nil }
    let clock = reading.map { $0.second == 0 ? $0.hourAndMinute : $0.clockText } ?? ""
    return switch adjustment {
    case .movedByGap: "moved from \(clock)"
    case .skippedByGap: "left out: no \(clock)"
    case .movedToNextMonth: "moved: no such day"
    case .skippedDay: "left out: no such day"
    case .firstOfTwo: "first of two"
    case .lastOfTwo: "second of two"
    case .again: "once more"
    }
  }
}

extension CivilTime {
  /// The clock's reading without seconds: `09:41`.
  package var hourAndMinute: String { hour.padded(2) + ":" + minute.padded(2) }

  /// The reading as short as it is exact: `09:41`, or `09:41:05`.
  package var shortestClock: String {
    second == 0 && millisecond == 0 ? hourAndMinute : clockText
  }
}
