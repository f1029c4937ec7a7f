/// A moment of the simulated clock, in milliseconds since 1 January 1970 UTC.
package struct Instant: Hashable, Sendable, Comparable {
  /// Milliseconds since 1 January 1970 UTC.
  package var milliseconds: Int64

  @inlinable package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The last moment that the clock can show: the last day of the year 9999 begins, in Greenwich.
  package static let last = Instant(milliseconds: 253_402_214_400_000)

  /// Whole seconds since 1 January 1970 UTC, rounded down.
  package var seconds: Int64 { milliseconds.flooring(1000) }

  @inlinable package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment a while later.
  ///
  /// Traps beyond 64 bits of milliseconds.
  @inlinable package static func + (instant: Instant, interval: Interval) -> Instant {
    Instant(milliseconds: instant.milliseconds + interval.milliseconds)
  }

  /// How long after the other moment.
  ///
  /// Negative where the other one is later. Traps beyond 64 bits of milliseconds.
  @inlinable package static func - (left: Instant, right: Instant) -> Interval {
    Interval(milliseconds: left.milliseconds - right.milliseconds)
  }
}

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
}

extension Int64 {
  /// Division that rounds toward minus infinity, so that time before 1970 works as after it.
  package func flooring(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
