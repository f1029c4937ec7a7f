import Delivery
import Notifications
import Push
import Scenarios

/// What a provider's request was answered that went no further: the last answer,
/// until another push comes.
///
/// No fact and no line of a journal tells of it: none says a header in which anything may be wrong.
struct LastRefusal: Sendable {
  /// The request, called as its answer calls it.
  let request: AnsweredRequest
  private let at: Instant

  init(_ answer: PushAnswer, to app: BundleIdentifier, in session: Session) {
    request = AnsweredRequest(
      app: app, name: answer.identifier, number: session.state.push.requestCount, answer: answer)
    at = session.state.now
  }

  /// Whether no push came since, and the phone does not stand before it.
  func isLast(in session: Session) -> Bool {
    request.number == session.state.push.requestCount && at <= session.state.now
  }
}

extension Session {
  /// What the last push was answered; nil where it was one that is not answered.
  var answerToLast: AnsweredRequest? {
    if let lastRefusal, lastRefusal.isLast(in: self) { return lastRefusal.request }
    return facts.answerToLast(of: state.push.requestCount)
  }

  /// Whether a recording can hold what was checked last.
  package var recordsLastCheck: Bool { checks.last?.restsOnWire != true }

  /// Whether an expectation comes out as it does for an answer of which no line tells: a
  /// recording cannot hold it.
  ///
  /// - Parameter failure: What it came to.
  func restsOnRefusal(_ expectation: Expectation, _ failure: ExpectationFailure?) -> Bool {
    guard let lastRefusal, lastRefusal.isLast(in: self) else { return false }
    var recorded = self
    recorded.lastRefusal = nil
    return (expectation.failure(in: recorded.expectationContext) == nil) != (failure == nil)
  }
}
