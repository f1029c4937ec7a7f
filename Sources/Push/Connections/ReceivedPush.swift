/// A request and what it is answered, for the sender and for those who look.
package struct ReceivedPush: Equatable, Sendable {
  /// What goes back. It is what is on the wire; topic and name are for the list of connections.
  package var answer: PushAnswer
  /// The app that it was for; nil where that is not known.
  package var topic: String?
  /// What the notification is called (K17); nil where there is none.
  package var name: String?
  /// The request where it went no further than its answer, and is for an app that is
  /// known: no fact tells of it.
  package var unrecorded: AnsweredRequest?

  package init(
    _ answer: PushAnswer, topic: String? = nil, name: String? = nil,
    unrecorded: AnsweredRequest? = nil
  ) {
    (self.answer, self.topic, self.name, self.unrecorded) = (answer, topic, name, unrecorded)
  }
}
