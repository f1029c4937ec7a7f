internal import CTerminal

/// The allocator of the C library, which Swift takes memory from.
package enum Allocator {
  /// Lets it ask the system for a mebibyte more than it needs.
  ///
  /// What belongs to a thread of its own grows by a page otherwise, each with a call of
  /// the system: a twentieth of the time that opening 100,000 payloads takes. What is
  /// not used is only addresses.
  package static func growInLargeSteps() { ct_set_top_pad(1 << 20) }
}
