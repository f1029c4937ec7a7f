import Delivery

/// Passes each fact on as a line of text, as it comes: `run`.
package struct TextLines: Recorder {
  private let write: (String) -> Void

  private let skipsClock: Bool

  /// - Parameter skipsClock: Whether nothing is said of a clock that merely goes on.
  package init(skipsClock: Bool = false, write: @escaping (String) -> Void) {
    (self.write, self.skipsClock) = (write, skipsClock)
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    let state = session.state
    switch event {
    case .happened(let facts, _):
      for fact in facts where !(skipsClock && fact.isClockMove) { write(fact.line(in: state)) }
    case .rewound(let rewind):
      write(rewind.line(in: state))
      for fact in rewind.facts { write(fact.line(in: state)) }
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: break
    }
  }
}

extension Fact {
  /// Whether the clock merely went on.
  var isClockMove: Bool {
    if case .clockMoved = event { true } else { false }
  }
}
