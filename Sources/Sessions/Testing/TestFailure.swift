import Notifications
import Scenarios

/// A check of a scenario that did not hold: an expectation, or a picture that is not what was kept.
package struct TestFailure: Hashable, Sendable {
  /// Where and what, in one line.
  package let diagnostic: Diagnostic
  /// What was expected, what was found and what explains the difference; nil for a picture.
  package let expectation: ExpectationFailure?
  /// When it was checked, by the phone's clock.
  package let at: Instant
  /// How many facts there were before it.
  package let factCount: Int

  package init(_ failure: ExpectationFailure, in session: Session) {
    diagnostic = failure.diagnostic
    expectation = failure
    at = session.state.now
    factCount = session.facts.count
  }

  package init(picture diagnostic: Diagnostic, in session: Session) {
    self.diagnostic = diagnostic
    expectation = nil
    at = session.state.now
    factCount = session.facts.count
  }

  /// The whole complaint, a line each; the first is the diagnostic.
  package var lines: [String] { expectation?.lines ?? [diagnostic.description] }
}
