/// A length of simulated time, in milliseconds.
package struct Interval: Hashable, Sendable, Comparable {
  /// Its length.
  package var milliseconds: Int64

  @inlinable package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  @inlinable package static func < (left: Interval, right: Interval) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// A number of seconds, of 1000 milliseconds each; below zero for time before.
  ///
  /// Traps where the milliseconds do not fit into 64 bits; so do minutes, hours and days.
  package static func seconds(_ count: Int64) -> Interval { Interval(milliseconds: count * 1000) }
  /// A number of minutes, of 60 seconds each.
  package static func minutes(_ count: Int64) -> Interval { .seconds(count * 60) }
  /// A number of hours, of 60 minutes each.
  package static func hours(_ count: Int64) -> Interval { .minutes(count * 60) }
  /// 24 hours each, whatever the clocks do.
  package static func days(_ count: Int64) -> Interval { .hours(count * 24) }

  /// In whole seconds, one that has begun counted as whole. Not for what is below zero.
  package var secondsRoundedUp: Int64 { (milliseconds + 999) / 1000 }
}
