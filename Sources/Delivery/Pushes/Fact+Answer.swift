import Push

extension Event {
  /// The request that the push service answered; nil for any other event.
  package var answeredRequest: AnsweredRequest? {
    guard case .pushService(let event) = self else { return nil }
    return event.answeredRequest
  }
}

extension [Fact] {
  /// The request that the push service answered; nil where these facts are of none.
  package var answeredRequest: AnsweredRequest? {
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

  /// What the push service answered the provider; nil where these facts are of no request over HTTP.
  package var pushAnswer: PushAnswer? { answeredRequest?.answer }

  /// What the last of so many pushes was answered; nil where it was one that is not answered.
  ///
  /// - Parameter count: How many there were through all these facts.
  package func answerToLast(of count: Int) -> AnsweredRequest? {
    for fact in reversed() {
      if let request = fact.event.answeredRequest { return request.number == count ? request : nil }
    }
    return nil
  }
}
