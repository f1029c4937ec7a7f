import Delivery
import Scenarios

/// Passes each fact on as a line of text, as it comes: `run`.
package struct TextLines: Recorder {
  private let write: (String) -> Void

  private let skipsClock: Bool

  // Known from the first fact on that is about what is not in the list any more.
  private var index = DeliveryIndex()

  /// - Parameter skipsClock: Whether nothing is said of a clock that merely goes on.
  package init(skipsClock: Bool = false, write: @escaping (String) -> Void) {
    (self.write, self.skipsClock) = (write, skipsClock)
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    let state = session.state
    switch event {
    case .happened(let facts, _):
      for fact in facts where !(skipsClock && fact.isClockMove) {
        write(line(of: fact, in: session))
      }
    case .rewound(let rewind):
      write(rewind.line(in: state))
      for fact in rewind.facts { write(line(of: fact, in: session)) }
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: break
    }
  }

  private mutating func line(of fact: Fact, in session: Session) -> String {
    let state = session.state
    guard let number = fact.event.notification,
      state.list.find(state.notification(number).key) == nil
    else { return fact.line(in: state) }
    index.update(to: state, rewindCount: session.rewindCount)
    return fact.line(in: state, by: index)
  }
}

extension Fact {
  /// Whether the clock merely went on.
  var isClockMove: Bool {
    if case .clockMoved = event { true } else { false }
  }
}
