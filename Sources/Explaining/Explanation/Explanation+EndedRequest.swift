import Delivery
import Notifications
import Push

extension Explanation {
  /// Explains a request that came to nothing: it was refused, dropped, or
  /// taken back before its time.
  ///
  /// - Parameters:
  ///   - name: Its identifier, or what a push is called (K17).
  ///   - facts: All that happened.
  /// - Returns: Nil where nothing of that name came to nothing.
  package init?(
    ofEndedRequest name: String, facts: some BidirectionalCollection<Fact>, in state: State
  ) {
    guard let last = facts.last(where: { $0.event.endedRequest == name }),
      let app = last.event.app
    else { return nil }
    let about = facts.filter { $0.event.app == app && $0.event.requestName == name }
    let judgments = about.map { fact in
      Judgment(at: fact.at, words: fact.event.words(in: state), reasons: fact.reasons)
    }
    let quote = about.lazy.compactMap(\.event.pendingRequest).last.map(state.quote) ?? ""
    self.init(
      subject: "\(name)\(quote) · \(state.displayName(of: app))",
      verdict: "It was never delivered: \(last.whyEnded(in: state))".withFullStop,
      judgments: judgments.reversed())
    questions = [state.timeQuestion(judgments)].withoutRepetition
  }
}

extension Fact {
  fileprivate func whyEnded(in state: State) -> String {
    reasons.first?.words ?? event.words(in: state)
  }
}

extension Event {
  /// What a request is called that this event ended; nil for any other event.
  fileprivate var endedRequest: String? {
    if case .scheduling(.scheduled) = self { return nil }
    if case .scheduling(.repeated) = self { return nil }
    return requestName
  }

  /// What a request is called that waits, ended or was refused with this event; nil for any other.
  fileprivate var requestName: String? {
    if let pendingRequest { return pendingRequest.request.identifier }
    if case .noticed(.requestRefused(_, let name)) = self { return name }
    if case .sender(.discarded(let push)) = self { return push.value.message.names.name }
    guard case .pushService(let event) = self, let request = event.answeredRequest,
      !request.answer.isAccepted
    else { return nil }
    return request.name
  }

  fileprivate var pendingRequest: PendingRequest? {
    guard case .scheduling(let event) = self else { return nil }
    return event.request
  }
}
