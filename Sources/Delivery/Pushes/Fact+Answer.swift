import Push

extension Event {
  /// The request that the push service answered; nil for any other event.
  package var answeredRequest: AnsweredRequest? {
    guard case .pushService(let event) = self else { return nil }
    return event.answeredRequest
  }
}

extension Event {
  /// Whether it is the push service's answer to a request, or what makes the last one old: a push
  /// that is sent again.
  var isAnswer: Bool {
    if case .sender(.wrote(_, isAgain: true, _)) = self { return true }
    if case .pushService(.accepted) = self { return true }
    if case .pushService(.answered) = self { return true }
    return false
  }
}

extension [Fact] {
  /// The request that the push service answered; nil where these facts are of none.
  var answeredRequest: AnsweredRequest? {
    for fact in self {
      if let request = fact.event.answeredRequest { return request }
    }
    return nil
  }

  /// The request that the push service answered, for its sender; nil where these facts are of none.
  ///
  /// - Parameter topic: The app that it was for.
  package func received(as topic: String) -> ReceivedPush? {
    for fact in self {
      if case .pushService(.accepted(let request)) = fact.event {
        return ReceivedPush(request.answer, topic: topic, name: request.name)
      }
      if let request = fact.event.answeredRequest {
        return ReceivedPush(request.answer, topic: topic, name: request.name)
      }
    }
    return nil
  }

  /// What the push service answered the provider; nil where these facts
  /// are of no request over HTTP.
  package var pushAnswer: PushAnswer? { answeredRequest?.answer }
}
