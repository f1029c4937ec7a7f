/// Why something is not simply due at the one moment at which the clock reads what was asked.
package enum ReadingAdjustment: String, Hashable, Sendable, CaseIterable {
  /// K6: the clocks skip the reading; it fires once they went forward.
  case movedByGap
  /// K6, K9: the clocks skip the reading, and that day it does not fire.
  case skippedByGap
  /// K7: the month lacks the day; it fires on the first of the next.
  case movedToNextMonth
  /// K7: the month lacks the day, and it waits for one that has it.
  case skippedDay
  /// K6: the clocks read it twice; it fires the first time.
  case firstOfTwo
  /// K6: the clocks read it twice; it fires the second time.
  case lastOfTwo
  /// K6: it fires every hour or minute, and here once more at the same reading.
  case again

  /// The rule that decides it.
  package var rule: RuleID {
    switch self {
    case .movedByGap, .skippedByGap, .firstOfTwo, .lastOfTwo, .again: "K6"
    case .movedToNextMonth, .skippedDay: "K7"
    }
  }
}
