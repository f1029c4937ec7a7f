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

extension Int64 {
  /// Division that rounds toward minus infinity, so that time before 1970 works as after it.
  package func flooring(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
