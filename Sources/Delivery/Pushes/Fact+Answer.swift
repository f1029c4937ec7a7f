import Push

extension Sequence<Fact> {
  /// What the push service answered the provider; nil where these facts are of no request over HTTP.
  package var pushAnswer: PushAnswer? {
    for case .pushService(.answered(let request, _)) in lazy.map(\.event) {
      return request.value.answer
    }
    return nil
  }
}
