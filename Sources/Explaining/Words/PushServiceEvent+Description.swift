import Delivery
import Notifications
import Push

extension PushServiceEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .answered(let request): request.value.description
    case .accepted(let request): request.request.description
    case .stored(let push):
      .init(.stored) { _ in
        "\(push.value.name) waits at the push service"
      } details: { state in
        [.text("push", push.value.name)] + push.value.dates(in: state.device.timeZone)
      }
    case .released(let push):
      .init(
        .released, "\(push.value.name) comes from the push service",
        [.text("push", push.value.name)])
    case .ended(let push):
      .init(
        push.value.name, push.value.decision.outcome.words,
        [.text("push", push.value.notification.name)])
    case .held: .init(.held, "held: its app was woken often enough")
    case .heldEnded(let held, _): held.description
    case .woken: .init(.woken, "woken by a silent push")
    case .unregistered(let token):
      .init(
        .tokenUnregistered, "the token of \(token.app) is good no longer",
        [.text("deviceToken", token.token.description)])
    case .feedbackRead(let tokens):
      .init(.feedbackRead, "the feedback list was read", [.count(tokens.count)])
    case .faultsChanged(_, let faults):
      .init(.pushFaultSet, faults.words, [.init("faults", .array(faults.map(\.json)))])
    }
  }
}

extension AnsweredRequest {
  fileprivate var description: EventDescription { .init(.answeredProvider, words, details) }

  /// `n1 answered 200`, `n1 refused: 400 BadPriority, …`
  fileprivate var words: String {
    guard let reason = answer.reason else { return "\(name) answered \(answer.status)" }
    return "\(name) refused: \(answer.status) \(reason), \(answer.because)"
  }

  /// What its fact says beside its app.
  var details: [JSONValue.Member] {
    let members: [(String, String?)] = [
      (AnswerHeaderName.identifier, answer.binaryError == nil ? answer.identifier : nil),
      ("frame", answer.isSilent ? nil : answer.binaryError?.bytes.hexadecimalDigits),
      (AnswerHeaderName.uniqueIdentifier, answer.uniqueIdentifier),
      ("reason", answer.reason), ("words", answer.reason.map { _ in answer.because }),
      ("advice", answer.advice),
    ]
    return [.text("push", name), .init("status", .integer(Int64(answer.status)))]
      + members.compactMap { name, value in value.map { .text(name, $0) } }
  }
}

extension HeldPush {
  fileprivate var description: EventDescription {
    guard let decision else { return EventDescription(.heldEnded, "held no longer") }
    return EventDescription(decision.outcome == .throttled ? .throttled : .rejected) { _ in
      decision.outcome.words
    } details: { [number] state in
      [.text("push", state.notification(number).name)]
    }
  }
}

extension StoredPush {
  /// When it expires, and when it is delivered to a phone that sleeps.
  fileprivate func dates(in zone: TimeZone) -> [JSONValue.Member] {
    [
      .text("expires", orNull: expiry?.iso8601(in: zone)),
      .text("due", orNull: due?.iso8601(in: zone)),
    ]
  }
}

extension EndedPush {
  fileprivate var name: EventName {
    switch decision.outcome {
    case .coalesced: .coalesced
    case .expired: .expired
    case .undelivered: .undelivered
    case .throttled: .throttled
    case .rejected, .presented, .listedQuietly, .foregroundSuppressed, .badgeOrSoundOnly,
      .notAuthorized, .turnedOff, .empty, .handedToApp, .forwardedToWatch, .filtered:
      .rejected
    }
  }
}

extension PushFault {
  fileprivate var json: JSONValue {
    [
      "app": .string(app.text), "status": .integer(Int64(refusal.status)),
      "reason": .string(refusal.rawValue), "times": .integer(Int64(times)),
    ]
  }
}

extension [PushFault] {
  fileprivate var words: String {
    if isEmpty { return "no requests are refused any more" }
    return map { fault in
      let often = fault.times == 1 ? "once" : "\(fault.times) times"
      return "\(fault.app) is refused \(often): \(fault.refusal.rawValue)"
    }.joined(separator: ", ")
  }
}
