import Notifications
import Push

extension Engine {
  /// B2, K17: takes a push from a server: answers it, names it, and hands it over or keeps it.
  mutating func receive(_ request: PushRequest) throws(Refusal) {
    if request.fields.value.identifier != nil, !request.via.isBinary {
      throw Refusal(
        "only the binary interface has identifiers; write via=binary1 or via=binary2",
        of: "identifier")
    }
    let via = request.via
    if !state.canSend(to: request.fields.value.app, via) { try installed(request.app) }
    if request.fields.value.collapseIdentifier != nil { try require(.collapseIdentifier) }
    if request.fields.value.isForWatch { try requireWatchToken(of: request) }
    switch via {
    case .http: return receiveOverHTTP(request)
    case .binary0, .binary1, .binary2: return try receiveOverBinary(request)
    case .file: try check(request)
    }
    accept(request, names: state.names(of: request))
  }

  // B11, B50: a line says what cannot be sent this way.
  private func check(_ request: PushRequest) throws(Refusal) {
    if request.isForWatch, state.device.watch == nil { throw Refusal.noWatch(for: "to") }
    if let number = request.headers.priority {
      guard PushPriority(rawValue: number) != nil else {
        throw Refusal("there is no priority \(number); write 10, 5 or 1", of: "priority")
      }
    }
    if let words = request.headers.pushType.flatMap(PushType.refusal) {
      throw Refusal(words, of: "push-type")
    }
  }

  // W5: whichever server sends it, there is no token without an app on the watch; one that was
  // deleted with its app counts.
  private func requireWatchToken(of request: PushRequest) throws(Refusal) {
    try require(.watchToken)
    if let app = state.knownApp(request.app) { try requireAppOnWatch(of: app, for: "to") }
  }

  // B20, B22: the facts carry the answer; what is refused goes no further.
  private mutating func receiveOverHTTP(_ request: PushRequest) {
    let number = state.push.requestCount + 1
    let identifier =
      request.apnsIdentifier
      ?? APNsIdentifier.made(seed: state.seed, number: number, for: AnswerHeaderName.identifier)
    let names = state.names(of: request, apnsIdentifier: identifier)
    let answer = answer(to: request, identifier: identifier, number: number)
    tell(answer, to: request, names, because: answer.reasons)
    if answer.refusal == .unregistered { enterFeedback(of: request) }
    if answer.isAccepted { accept(request, names: names) }
  }

  /// Answers a provider: the fact carries what it is told.
  mutating func tell(
    _ answer: PushAnswer, to request: PushRequest, _ names: PushNames, because reasons: [Reason]
  ) {
    emit(
      .pushService(PushServiceEvent(answer, to: request.fields.value.app, names)), because: reasons)
  }

  private mutating func answer(
    to request: PushRequest, identifier: String, number: Int
  ) -> PushAnswer {
    let answer = state.answer(
      to: request, isScreened: isScreened, identifier: identifier, number: number)
    guard answer.isAccepted, let fault = takeFault(of: request.fields.value.app) else {
      return answer
    }
    return PushAnswer(
      fault, because: "the scenario lets it fail (push-fault)", identifier: identifier,
      timestamp: fault.status == 410 ? state.now : nil)
  }

  /// Hands a push over, or keeps it for the device; one of a type that is not simulated ends (B15).
  mutating func accept(_ request: PushRequest, names: PushNames) {
    // Before the service sees it: what never shows neither waits nor takes the place of what does.
    if request.fields.value.headers.type?.isSimulated == false {
      let push = StoredPush(
        request: request, number: names.number, name: names.name, identifier: names.identifier,
        date: state.now, expiry: nil, due: nil)
      return end(push, as: .otherType, hasWaited: false)
    }
    for outcome in state.outcomes(of: request, names) { take(outcome) }
  }

  /// B2, B6: the push service does what is due there.
  mutating func reviewPushes() {
    let outcomes = state.outcomesOfReview
    let count = outcomes.count { if case .released = $0 { true } else { false } }
    // Asked once, before what is handed over makes facts of its own.
    let reasons = count == 0 ? [] : reasonsToRelease + (count == 1 ? [] : reasonsOfOrder)
    for outcome in outcomes { take(outcome, releasedBecause: reasons) }
  }

  // P27: each push that was accepted waits, is received, or is ended.
  private mutating func take(_ outcome: PushOutcome, releasedBecause reasons: [Reason] = []) {
    switch outcome {
    case .delivered(let push): deliver(push)
    case .stored(let push, let wait):
      emit(.pushService(.stored(Boxed(push))), because: [wait.reason])
    case .released(let push):
      emit(.pushService(.released(Boxed(push))), because: reasons)
      deliver(push)
    case .ended(let push, let end, let hasWaited):
      self.end(push, as: end.course, hasWaited: hasWaited)
    }
  }

  // B2, B11: what changed last ended the wait, however the phone was when the push came.
  private var reasonsToRelease: [Reason] {
    if isReachedAgain { return .released }
    let isAwake = state.device.isDisplayOn
    return .released(
      .init("why", isAwake ? "the phone is awake" : "the phone has slept long enough"))
  }

  // B1: what waited comes in another order than it was sent in.
  private var reasonsOfOrder: [Reason] {
    state.device.policies[.apnsReorderSeed] == nil ? [] : .reordered
  }

  // Whether that it could not be reached is what ended now, and no notification lit it since.
  private var isReachedAgain: Bool {
    for fact in emitted.reversed() {
      guard fact.at == state.now else { break }
      guard case .deviceChanged(let old, let new, _) = fact.event else { continue }
      if !old.isReachable, new.isReachable { return new.isDisplayOn == state.device.isDisplayOn }
    }
    return false
  }

  private mutating func deliver(_ push: StoredPush) {
    // B45: it finds no app any more that was deleted meanwhile.
    guard state.index(of: push.request.fields.value.app) != nil else {
      end(push, as: .unregistered, hasWaited: false)
      return enterFeedback(of: push.request)
    }
    emit(.received(Boxed(notification(from: push))), because: .handedOver)
  }

  private mutating func end(_ push: StoredPush, as course: Situation.Course, hasWaited: Bool) {
    let notification = notification(from: push)
    var situation = state.situation(of: notification)
    situation.course = course
    let ended = EndedPush(
      notification: notification, decision: Decision(in: situation),
      waiting: hasWaited ? push : nil)
    // What it is of is said more closely than by the rules.
    let obstacle =
      course == .otherType
      ? push.request.fields.value.headers.type?.obstacle(on: state.device) : nil
    emit(
      .pushService(.ended(Boxed(ended))),
      because: obstacle.map { [$0] } ?? situation.reasons)
  }

  // B45: a token is entered once, until the list was read.
  private mutating func enterFeedback(of request: PushRequest) {
    guard let former = state.formerApp(request.app),
      let token = former.token(onWatch: request.isForWatch),
      !state.push.feedback.contains(where: { $0.token == token })
    else { return }
    let entry = UnregisteredToken(app: former.app, token: token, foundAt: state.now)
    emit(.pushService(.unregistered(entry)), because: [Reason("B45", "entered")])
  }

  private func notification(from push: StoredPush) -> DeliveredNotification {
    let fields = push.request.fields
    let content = fields.value.payload.content
    let isUnparsed = !fields.value.payload.isStrict && fields.value.via.isWire
    let isReadable = content != nil && !isUnparsed
    let request = Request(
      identifier: push.identifier, content: isReadable ? content ?? Content() : Content(),
      trigger: .push, isForWatch: fields.value.isForWatch)
    var delivered = DeliveredRequest(
      request, of: fields.value.app, name: push.name, expiration: expiration(of: push),
      languages: state.languages(of: fields.value.app))
    delivered.isNamed = fields.value.name != nil
    (delivered.isReadable, delivered.isUnparsed) = (isReadable, isUnparsed)
    delivered.isContentAvailable = fields.value.payload.isContentAvailable
    delivered.isMutable = fields.value.payload.isMutable
    delivered.hasStringAlert = fields.value.payload.hasStringAlert
    return arrival(of: Boxed(consume delivered))
  }

  private func expiration(of push: StoredPush) -> Instant? {
    guard push.request.fields.value.headers.expiration != nil else { return nil }
    return StoreRules(state.device.policies).validity(of: push.request, at: push.date)
  }
}

// Made once: the facts of all pushes share them.
extension [Reason] {
  fileprivate static let accepted = [Reason("B20")]
  fileprivate static let handedOver = [Reason("B2")]
  fileprivate static let released = [Reason("B2", "released")]
  fileprivate static let reordered = [Reason("B1", "reordered")]
  fileprivate static func released(_ why: Reason.Detail) -> [Reason] {
    [Reason("B11", "released", [why])]
  }
}

extension PushAnswer {
  /// B20, B21: the rules that say so.
  package var reasons: [Reason] {
    guard let refusal else { return .accepted }
    return [Reason("B21", [.init("reason", refusal.rawValue), .init("why", because)])]
  }
}

extension PushOutcome.Wait {
  fileprivate var reason: Reason {
    switch self {
    case .unreachable: .stored("the device cannot be reached")
    case .considerate: .putOff("priority 5 lets the phone sleep for a while")
    case .low: .putOff("priority 1 waits until the phone is awake")
    }
  }
}

extension PushEnd {
  fileprivate var course: Situation.Course {
    switch self {
    case .coalesced: .coalesced
    case .expired: .expired
    case .outlasted: .outlasted
    case .undelivered: .undelivered
    }
  }
}

extension PushType {
  // B15: that a device's system is too old for it; nil where it is not.
  fileprivate func obstacle(on device: Device) -> Reason? {
    guard first > device.profile else { return nil }
    return .otherType("\(rawValue) is known from iOS \(first.rawValue) on")
  }
}
