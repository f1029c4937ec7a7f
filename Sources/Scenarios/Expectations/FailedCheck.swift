/// An expectation of the present branch that is not so.
package struct FailedCheck: Hashable, Sendable {
  /// Tells it from every other of its session.
  package let number: Int
  /// What was expected, what was found, and what explains the difference.
  package let failure: ExpectationFailure

  /// - Parameter number: Rises with each failure of a session.
  package init(number: Int, failure: ExpectationFailure) {
    (self.number, self.failure) = (number, failure)
  }
}
