/// K6, K7: what happens to a time that a day lacks, and to a day that a
/// month lacks (`calendar.gap`).
package enum GapPolicy: String, CaseIterable, Sendable {
  /// Later by as much as the clock jumps, or on the next day at the same time
  /// (`nextTimePreservingSmallerComponents`).
  case preserve
  /// The first moment that there is again (`nextTime`).
  case nextTime
  /// It is left out (`strict`).
  case strict
}

/// K6: which of two moments counts where a clock reads the same twice (`calendar.overlap`).
package enum OverlapPolicy: String, CaseIterable, Sendable {
  /// In the order in which time passes: `first` is the one before the clocks go back.
  case first, last
}
