/// The recorders of a session: one that is read while the session goes on, and others that are only told.
package struct Recorders<Own> {
  /// What is read again, such as the report of a run or the journal of a person's session.
  package var own: Own
  private var others: [any Recorder]

  /// Whether there are others beside its own.
  var areSeveral: Bool { !others.isEmpty }

  /// - Parameter others: Hear of each event after the recorder's own.
  package init(_ own: Own, and others: [any Recorder] = []) {
    self.own = own
    self.others = others
  }
}

// Apart from the type, whose values would have the runtime look this up before the first frame.
extension Recorders: Recorder where Own: Recorder {
  package mutating func record(_ event: SessionEvent, in session: Session) {
    own.record(event, in: session)
    for index in others.indices { others[index].record(event, in: session) }
  }

  package mutating func finish() {
    own.finish()
    for index in others.indices { others[index].finish() }
  }
}
