import Notifications

/// Why requests fire and wait again. Made once: each of what repeats has some with each firing.
enum FiringReasons {
  /// What repeats waits for its next date.
  static let repeats = [Reason("K11", "repeats")]
  /// A local notification of old does.
  static let repeatsOfOld = [Reason("N17")]
  /// Its date passed while the phone was off.
  static let late = [Reason("K28")]

  fileprivate static let interval = [Reason("K3")]
  fileprivate static let date = [Reason("K6")]
}

extension Trigger {
  /// Why it fires, as `reason` has it.
  var firingReasons: [Reason] {
    switch self {
    case .push, .immediate: []
    case .timeInterval: FiringReasons.interval
    case .calendar: FiringReasons.date
    case .location, .legacy: [reason].compactMap(\.self)
    }
  }
}
