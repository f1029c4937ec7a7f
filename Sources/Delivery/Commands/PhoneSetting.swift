import Notifications

/// What a person sets about the phone itself.
package enum PhoneSetting: Hashable, Sendable {
  case ringer(Bool)
  /// By hand; the schedule is another matter (R10).
  case doNotDisturb(Bool, schedule: ScheduleChange)
  /// 0 to 1.
  case volume(Double)

  /// What becomes of the times at which Do Not Disturb is on every day.
  package enum ScheduleChange: Hashable, Sendable {
    case keep
    /// Nil for none.
    case set(DailySpan?)
  }
}
