import Push

extension Sequence<Fact> {
  /// The request that the push service answered; nil where these facts are of none.
  package var answeredRequest: AnsweredRequest? {
    for case .pushService(.answered(let request, _)) in lazy.map(\.event) { return request.value }
    return nil
  }

  /// What the push service answered the provider; nil where these facts are of no request over HTTP.
  package var pushAnswer: PushAnswer? { answeredRequest?.answer }
}
