import Delivery
import Notifications
import Push
import Scenarios

/// Pushes that came together from servers, performed but not acknowledged yet.
package struct Arrivals {
  /// What each is answered, in order.
  var received: [ReceivedPush] = []
  /// What a journal holds of them.
  var lines: [String] = []
  /// Those that were taken and then dropped by the device, which their senders
  /// do not hear of (B24, P25).
  package internal(set) var dropped: [DroppedPush] = []
  /// Those that went no further, each with how many facts there were before it.
  private(set) var refusals: [(factCount: Int, request: RefusedRequest)] = []
  /// How many steps there were before.
  let stepCount: Int
  /// How many facts there were before.
  let factCount: Int

  /// Nothing came yet.
  init(after session: Session) {
    stepCount = session.past.count
    factCount = session.facts.count
  }

  /// Takes in what one is answered that went no further.
  fileprivate mutating func refuse(_ push: ReceivedPush, in session: Session) {
    received.append(push)
    guard let request = push.unrecorded else { return }
    let refused = RefusedRequest(request: request, at: session.state.now)
    refusals.append((session.facts.count, refused))
  }

  /// What each is answered where nothing of it could be kept.
  func refused(because words: String) -> [ReceivedPush] {
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
  mutating func receive(_ requests: [ProviderRequest]) -> Arrivals {
    var arrivals = beginArrivals(count: requests.count)
    var (bodies, screener, lines) = (RequestBodies(requests), RequestScreener(), PushLines())
    // By index, as the requests themselves stay where they are.
    for index in requests.indices {
      let screened = screened(requests[index], by: &screener) {
        bodies.payload(of: $0, at: index)
      }
      take(screened, of: requests[index], writing: &lines, into: &arrivals)
    }
    return arrivals
  }

  /// Begins to take what comes over a wire, at the present moment: what was
  /// looked at of the past is left.
  mutating func beginArrivals(count: Int) -> Arrivals {
    returnToPresent()
    var arrivals = Arrivals(after: self)
    arrivals.received.reserveCapacity(count)
    arrivals.lines.reserveCapacity(count)
    return arrivals
  }

  /// What happened with pushes that were performed last.
  package func facts(of arrivals: Arrivals) -> [Fact] { Array(facts.facts[arrivals.factCount...]) }

  /// Makes pushes not to have come; only while nothing else has happened since.
  mutating func takeBack(_ arrivals: Arrivals) {
    _ = rewind(to: arrivals.stepCount)
  }

  private mutating func take(
    _ screened: ScreenedPush, of request: ProviderRequest, writing lines: inout PushLines,
    into arrivals: inout Arrivals
  ) {
    switch screened {
    case .refused(let answer): refuse(request, answer, &arrivals)
    case .push(let push):
      do throws(Refusal) {
        let line = line(of: push, by: &lines)
        let facts = try perform(.push(push), isScreened: true, as: line, into: &arrivals)
        if facts.dropPush {
          arrivals.dropped.append(
            DroppedPush(push, body: request.body, encoding: request.encoding, facts))
        }
        if let received = facts.received(as: push.fields.value.app.text) {
          arrivals.received.append(received)
        } else {
          refuse(request, unavailable("the push came to nothing", request), &arrivals)
        }
      } catch {
        refuse(request, unavailable(error.description, request), &arrivals)
      }
    }
  }

  private mutating func refuse(
    _ request: ProviderRequest, _ answer: PushAnswer, _ arrivals: inout Arrivals
  ) {
    let push = refused(answer, request)
    arrivals.refuse(push, in: self)
  }

  // B20: nothing happens, but what it was answered is the last answer that was given.
  private mutating func refused(
    _ answer: PushAnswer, _ request: ProviderRequest
  ) -> ReceivedPush {
    let app = state.app(meantBy: request)
    if let app { lastRefusal = LastRefusal(answer, to: app, in: self) }
    let topic = request.value(.topic).flatMap { $0.isEmpty ? nil : $0 } ?? app?.text
    return ReceivedPush(answer, topic: topic, unrecorded: app.flatMap { _ in lastRefusal?.request })
  }

  private func unavailable(_ words: String, _ request: ProviderRequest) -> PushAnswer {
    PushAnswer(
      .internalServerError, because: words, identifier: state.identifier(of: request))
  }
}

extension Session {
  /// Performs a command that came over a wire; its line is kept for the journal.
  ///
  /// - Returns: What happened.
  mutating func perform(
    _ command: Command, into arrivals: inout Arrivals
  ) throws(Refusal) -> [Fact] {
    try perform(command, as: line(of: command), into: &arrivals)
  }

  private mutating func perform(
    _ command: Command, isScreened: Bool = false, as line: String?,
    into arrivals: inout Arrivals
  ) throws(Refusal) -> [Fact] {
    let facts = try perform(command, isScreened: isScreened)
    if !facts.isEmpty, let line { arrivals.lines.append(line) }
    return facts
  }
}

// Apart from what changes the session, so that nothing of the state is copied.
extension Session {
  private func screened(
    _ request: ProviderRequest, by screener: inout RequestScreener,
    reading read: ([UInt8]) -> Payload
  ) -> ScreenedPush { screener.screen(request, in: state, reading: read) }

  private func line(of command: Command) -> String? { command.line(in: state) }

  private func line(of push: PushRequest, by lines: inout PushLines) -> String? {
    lines.line(of: push, in: state)
  }
}
