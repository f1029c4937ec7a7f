/// A push of the binary interface and what becomes of it, for the sender and for those who look.
///
/// Silence is an answer too: a push that was taken has neither status nor words.
package struct ReceivedFrame: Hashable, Sendable {
  /// What is wrong with it; nil where it was taken.
  package var status: BinaryStatus?
  /// What exactly was wrong, in words without a full stop; empty where it was taken.
  package var because: String
  /// The app that it was for; nil where that is not known.
  package var topic: String?
  /// What the notification is called (K17); nil where there is none.
  package var name: String?

  /// What was wrong, and what to do about it (B23); empty where it was taken.
  package var wordsWithAdvice: String { because.followed(byAdvice: status?.advice) }

  /// A push that was taken.
  package init(topic: String, name: String?) {
    because = ""
    (self.topic, self.name) = (topic, name)
  }

  /// A push that was not.
  ///
  /// - Parameter because: More exact than the status, which is all that the client reads.
  package init(_ status: BinaryStatus, because: String, topic: String? = nil) {
    (self.status, self.because, self.topic) = (status, because, topic)
  }
}
