import Notifications
import Push

/// What the push service did; a case of `Event`.
package enum PushServiceEvent: Hashable, Sendable {
  /// A provider's request was answered (B20).
  case answered(Boxed<AnsweredRequest>)
  /// The same of one that is known by what is kept of it.
  indirect case accepted(AcceptedRequest)
  /// A push waits for the device.
  case stored(Boxed<StoredPush>)
  /// A push that waited is handed over.
  case released(Boxed<StoredPush>)
  /// A push came to its end without reaching the device (P27).
  case ended(Boxed<EndedPush>)
  /// A silent push is held on the phone (B28), by its number.
  indirect case held(Int, BundleIdentifier)
  /// A silent push is held no longer (B29); `index` is where it stood.
  indirect case heldEnded(HeldPush, index: Int)
  /// A silent push woke an app (B28).
  indirect case woken(BundleIdentifier)
  /// B45: a push found that an app was deleted.
  indirect case unregistered(UnregisteredToken)
  /// B44: the feedback list was read, which cleared it.
  indirect case feedbackRead([UnregisteredToken])
  /// What requests are refused with, said before or used up.
  indirect case faultsChanged(from: [PushFault], to: [PushFault])
}

extension PushServiceEvent {
  /// A request and what it was answered.
  init(_ answer: PushAnswer, to app: BundleIdentifier, _ names: PushNames) {
    if let accepted = AcceptedRequest(answer, to: app, names) {
      self = .accepted(accepted)
    } else {
      let request = AnsweredRequest(
        app: app, name: names.name, number: names.number, answer: answer)
      self = .answered(Boxed(request))
    }
  }

  /// The request that was answered; nil for any other event.
  package var answeredRequest: AnsweredRequest? {
    switch self {
    case .answered(let request): request.value
    case .accepted(let request): request.request
    case .stored, .released, .ended, .held, .heldEnded, .woken, .unregistered, .feedbackRead,
      .faultsChanged:
      nil
    }
  }
}

extension State {
  /// What each event of the push service does, and how that is taken back.
  mutating func change(by event: PushServiceEvent, at now: Instant, _ way: FactDirection) {
    switch event {
    case .answered(let request):
      if !request.value.answer.isAccepted { push.countRefused(way.end(-1, 1)) }
    case .accepted: break
    case .stored(let new): store(new, way)
    case .released(let old): keep(old, way.opposite)
    case .ended(let ended): end(ended.value, at: now, way)
    case .held(let number, _): hold(number, at: now, way)
    case .heldEnded(let held, let index): endHeld(held, at: index, now, way)
    case .woken(let app): countWake(of: app, at: now, way)
    case .unregistered(let token):
      switch way {
      case .forward: push.enter(token)
      case .backward: push.revertEnter()
      }
    case .feedbackRead(let old): push.setFeedback(way.end(old, []))
    case .faultsChanged(let old, let new): push.setFaults(way.end(old, new))
    }
  }

  private mutating func store(_ new: Boxed<StoredPush>, _ way: FactDirection) {
    if way == .forward { keep(new, way) }
    if new.value.request.fields.value.name == nil {
      automaticNames.note(pushCalled: new.value.name, pushCount: push.requestCount, way)
    }
    if way == .backward { keep(new, way) }
  }

  private mutating func keep(_ waiting: Boxed<StoredPush>, _ way: FactDirection) {
    switch way {
    case .forward: push.keep(waiting)
    case .backward: push.letGo(waiting.value)
    }
  }

  private mutating func end(_ ended: EndedPush, at now: Instant, _ way: FactDirection) {
    if way == .backward { noteName(of: ended.notification, way) }
    if let waiting = ended.waiting { keep(Boxed(waiting), way.opposite) }
    push.countHandedOver(way.end(-1, 1))
    nextPosition += way.end(-1, 1)
    let number = ended.notification.number
    way.add(Boxed(ended.notification), to: &notifications)
    self.end(EndedDelivery(at: now, number: number, decision: Boxed(ended.decision)), way)
    if way == .forward { noteName(of: ended.notification, way) }
  }
}
