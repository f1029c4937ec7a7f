import Delivery
import Files
import Notifications
import Push

extension Session {
  /// Performs what came over a wire, a command at the present moment.
  mutating func perform(overWire command: Command) -> Arrivals {
    var arrivals = beginArrivals(count: 1)
    _ = try? perform(command, into: &arrivals)
    return arrivals
  }

  /// B33–B42: performs a push of the binary interface.
  mutating func receive(
    _ notification: BinaryNotification
  ) -> (frame: ReceivedFrame, arrivals: Arrivals) {
    switch state.screen(notification, reading: Payload.init(body:)) {
    case .refused(let status, let because):
      return (ReceivedFrame(status, because: because), Arrivals(after: self))
    case .push(let push):
      var arrivals = perform(overWire: .push(push))
      let facts = facts(of: arrivals)
      if facts.dropPush {
        arrivals.dropped = [DroppedPush(push, body: notification.payload, facts)]
      }
      return (facts.frame(push.app), arrivals)
    }
  }

  /// B44: reads the tokens whose apps are gone, which clears the list.
  mutating func readFeedback() -> (tuples: [FeedbackTuple], arrivals: Arrivals) {
    let tuples = state.push.feedback.map { FeedbackTuple($0.token, foundOutAt: $0.foundAt) }
    return (tuples, perform(overWire: .readFeedback))
  }
}

extension [Fact] {
  // What became of a push: an error, or the name that it goes by.
  fileprivate func frame(_ app: BundleIdentifier) -> ReceivedFrame {
    if let answer = pushAnswer, let error = answer.binaryError {
      return ReceivedFrame(error.status, because: answer.because, topic: app.text)
    }
    if isEmpty { return ReceivedFrame(.processingError, because: "the push came to nothing") }
    return ReceivedFrame(topic: app.text, name: firstNonNil(\.event.pushName))
  }
}

extension Event {
  /// The name of the push that came in with it; nil for any other event.
  package var pushName: String? {
    if case .received(let notification) = self { return notification.value.name }
    if case .pushService(.stored(let push)) = self { return push.value.name }
    if case .pushService(.ended(let push)) = self { return push.value.notification.name }
    return nil
  }
}
