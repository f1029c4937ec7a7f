import Delivery
import Notifications

/// Passes each fact on as JSON, as it comes (formats.md §4.1): `run --json`.
package struct JSONLines: Recorder {
  private let write: (JSONValue) -> Void

  package init(write: @escaping (JSONValue) -> Void) { self.write = write }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    for line in event.json(in: session) { write(line) }
  }
}

extension SessionEvent {
  /// The facts in it as JSON, numbered on; empty for what is no fact.
  package func json(in session: Session) -> [JSONValue] {
    switch self {
    case .happened(let facts, let count): facts.json(after: count, in: session)
    case .rewound(let rewind):
      [rewind.json(in: session.state)] + rewind.facts.json(after: rewind.toSequence, in: session)
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: []
    }
  }
}

extension [Fact] {
  fileprivate func json(after count: Int, in session: Session) -> [JSONValue] {
    var told: [JSONValue] = []
    told.reserveCapacity(self.count)
    session.tell(self, after: count) { fact, state in
      told.append(fact.json(sequence: count + 1 + told.count, in: state))
    }
    return told
  }
}
