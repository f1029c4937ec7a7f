import Notifications

/// A reading of clock and calendar that a pattern asks for, with what becomes of it.
///
/// Told also of readings at which nothing fires, so that a list of coming dates can say which are
/// left out and why (K6, K7).
package struct AskedReading: Equatable, Sendable {
  /// When it fires; nil where it is left out.
  package let instant: Instant?
  /// What clock and calendar were to read; of a day that a month lacks, the day that stands for it.
  package let reading: CivilTime
  /// What was done about a clock that is set, or a month that lacks the day;
  /// nil where nothing had to be.
  package let adjustment: ReadingAdjustment?
}
