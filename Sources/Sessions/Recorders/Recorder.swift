import Push

/// Keeps or passes on what happens in a session: a journal, lines for other programs, a report.
///
/// Every recorder hears the same events in the same order, each once it has happened.
package protocol Recorder {
  /// Takes in what happened.
  ///
  /// - Parameter session: The phone as it is since.
  mutating func record(_ event: SessionEvent, in session: Session)

  /// Hears of a request over a wire that was refused, and of which no fact tells.
  ///
  /// - Parameter session: The phone, which it did not change.
  mutating func record(_ refused: RefusedRequest, in session: Session)

  /// Hears that there is nothing more to come.
  mutating func finish()
}

extension Recorder {
  package mutating func record(_ refused: RefusedRequest, in session: Session) {}
  package mutating func finish() {}
}
