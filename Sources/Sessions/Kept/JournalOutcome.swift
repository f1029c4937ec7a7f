import Notifications

/// How the journal fared since that was asked last.
package enum JournalOutcome: Equatable, Sendable {
  /// It could not be written: why, and how many lines it lacks by now.
  case lost(Diagnostic, unwritten: Int)
  /// It holds everything again, after it did not.
  case recovered
}
