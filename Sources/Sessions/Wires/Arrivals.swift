import Delivery
import Notifications
import Push
import Scenarios

/// Pushes that came together from servers, performed but not acknowledged yet.
package struct Arrivals {
  /// What each is answered, in order.
  package internal(set) var received: [ReceivedPush] = []
  /// What happened.
  package internal(set) var facts: [Fact] = []
  /// What a journal holds of them.
  package internal(set) var lines: [String] = []
  /// How many steps there were before.
  let stepCount: Int

  /// What each is answered where nothing of it could be kept.
  package func refused(because words: String) -> [ReceivedPush] {
    received.map { push in
      guard push.answer.isAccepted else { return push }
      var push = push
      push.answer = PushAnswer(
        .serviceUnavailable, because: words, identifier: push.answer.identifier)
      push.name = nil
      return push
    }
  }
}

extension Session {
  /// Performs pushes of servers, at the present moment: what was looked at of the past is left.
  package mutating func receive(_ requests: [ProviderRequest]) -> Arrivals {
    returnToPresent()
    var arrivals = Arrivals(stepCount: past.count)
    let factsBefore = facts.count
    var bodies = RequestBodies(requests)
    for (index, request) in requests.enumerated() {
      receive(request, at: index, of: &bodies, into: &arrivals)
    }
    arrivals.facts = Array(facts.facts[factsBefore...])
    return arrivals
  }

  /// Makes pushes not to have come; only while nothing else has happened since.
  package mutating func takeBack(_ arrivals: Arrivals) {
    _ = rewind(to: arrivals.stepCount)
  }

  private mutating func receive(
    _ request: ProviderRequest, at index: Int, of bodies: inout RequestBodies,
    into arrivals: inout Arrivals
  ) {
    let topic = request.value("apns-topic")
    switch screened(request, at: index, of: &bodies) {
    case .refused(let answer): arrivals.received.append(ReceivedPush(answer, topic: topic))
    case .push(let push):
      do throws(Refusal) {
        let facts = try perform(.push(push), into: &arrivals)
        arrivals.received.append(facts.received(push.app, request))
      } catch {
        arrivals.received.append(
          ReceivedPush(.unavailable(error.description, request), topic: topic))
      }
    }
  }
}

extension Session {
  /// Performs a command that came over a wire; its line is kept for the journal.
  ///
  /// - Returns: What happened.
  mutating func perform(
    _ command: Command, into arrivals: inout Arrivals
  ) throws(Refusal) -> [Fact] {
    let line = line(of: command)
    let facts = try perform(command)
    if !facts.isEmpty, let line { arrivals.lines.append(line) }
    return facts
  }
}

// Apart from what changes the session, so that nothing of the state is copied.
extension Session {
  private func screened(
    _ request: ProviderRequest, at index: Int, of bodies: inout RequestBodies
  ) -> ScreenedPush { state.screen(request) { bodies.payload(of: $0, at: index) } }

  private func line(of command: Command) -> String? { command.line(in: state) }
}

extension [Fact] {
  // What the engine answered.
  fileprivate func received(_ app: BundleIdentifier, _ request: ProviderRequest) -> ReceivedPush {
    guard let answered = answeredRequest else {
      return ReceivedPush(.unavailable("the push came to nothing", request), topic: app.text)
    }
    return ReceivedPush(answered.answer, topic: app.text, name: answered.name)
  }
}

extension PushAnswer {
  fileprivate static func unavailable(_ words: String, _ request: ProviderRequest) -> PushAnswer {
    PushAnswer(
      .internalServerError, because: words, identifier: request.value("apns-id") ?? "")
  }
}
