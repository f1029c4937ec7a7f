import Delivery
import Notifications

/// Passes each fact on as JSON, as it comes (formats.md §4.1): `run --json`.
package struct JSONLines: Recorder {
  private let write: (JSONValue) -> Void

  package init(write: @escaping (JSONValue) -> Void) { self.write = write }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    for line in event.json(in: session.state) { write(line) }
  }
}

extension SessionEvent {
  /// The facts in it as JSON, numbered on; empty for what is no fact.
  package func json(in state: State) -> [JSONValue] {
    switch self {
    case .happened(let facts, let count): facts.json(after: count, in: state)
    case .rewound(let rewind):
      [rewind.json(in: state)] + rewind.facts.json(after: rewind.toSequence, in: state)
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: []
    }
  }
}

extension [Fact] {
  fileprivate func json(after count: Int, in state: State) -> [JSONValue] {
    enumerated().map { $1.json(sequence: count + 1 + $0, in: state) }
  }
}
