import Delivery
import Notifications
import Push

extension Explanation {
  /// Explains a push that waits at the push service: what for, and what the facts about it were.
  ///
  /// - Parameter facts: All that happened.
  package init(of push: StoredPush, facts: some Sequence<Fact>, in state: State) {
    let app = push.request.app
    let waiting = state.waitingPush(push)
    let quote = waiting.words == push.name ? "" : " “\(waiting.words)”"
    subject = "\(push.name)\(quote) · \(state.app(app).map(state.displayName) ?? app.text)"
    verdict = waiting.account
    judgments = facts.filter { $0.event.isAbout(push) }.reversed().map { fact in
      Judgment(at: fact.at, words: fact.event.words(in: state), reasons: fact.reasons)
    }
    answer = verdict
    questions = [state.timeQuestion(judgments.reversed())].withoutRepetition
  }
}

extension Event {
  fileprivate func isAbout(_ push: StoredPush) -> Bool {
    if case .sender(let event) = self { return event.isAbout(push: push.number) }
    guard case .pushService(let event) = self else { return false }
    return switch event {
    case .answered(let request): request.value.number == push.number
    case .accepted(let request): request.number == push.number
    case .stored(let stored): stored.value.number == push.number
    case .released, .ended, .held, .heldEnded, .woken, .unregistered, .feedbackRead,
      .faultsChanged:
      false
    }
  }
}
