import Notifications

extension Event {
  /// The zone in which the phone was before and the one in which it is since; nil for what takes it
  /// to no other.
  package var zones: (before: TimeZone, after: TimeZone)? {
    guard case .deviceChanged(let old, let new, _) = self, old.timeZone != new.timeZone else {
      return nil
    }
    return (old.timeZone, new.timeZone)
  }
}

extension State {
  /// Takes the clock of a zone in which the phone was: for what is said of facts of then.
  package mutating func takeClock(of zone: TimeZone) { device.timeZone = zone }
}
