import Delivery
import Notifications

extension Firing {
  /// What is special about it, with what it was to be; nil for a firing like any other.
  ///
  /// Such as `moved from 02:30` or `left out: no such day` (policies `calendar.*`); of another zone
  /// than the device's `left out: no 02:30 in Australia/Sydney`.
  package var remark: String? {
    guard let adjustment else { return nil }
    let clock = (reading?.shortestClock ?? "") + (zone.map { " in \($0.identifier)" } ?? "")
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

  /// When it fires by the device's clock; of one that is left out, when about it would.
  ///
  /// - Returns: Nil where neither a moment nor a clock's reading is known.
  package func time(on device: Device) -> CivilTime? {
    let moment = at ?? zone.flatMap { reading?.instant(in: $0) }
    return moment.map { CivilTime($0, in: device.timeZone) } ?? reading
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
