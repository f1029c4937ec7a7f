import Delivery
import Notifications

extension ExpectationForm {
  private static let identifier = Parameter("ID", .notification)

  /// What became of deliveries (P27).
  static let deliveries: [ExpectationForm] = [
    ExpectationForm(
      "outcome",
      [
        identifier,
        Parameter(
          "OUTCOME", .choice(Outcome.allCases.map(\.rawValue) + Unended.allCases.map(\.rawValue))),
      ],
      "How a delivery ended, or where it is until then"
    ) { arguments, context throws(Diagnostic) in
      if let place = try context.unended(arguments) {
        return ExpectationFinding(place.rawValue == arguments[1]?.text, actual: place.rawValue)
      }
      let ended = try context.deliveries(arguments)
      guard let last = ended.last else { return ExpectationFinding(false, actual: "no delivery") }
      return ExpectationFinding(
        last.outcome.rawValue == arguments[1]?.text, actual: last.outcome.rawValue,
        about: last.number)
    },
    ExpectationForm(
      "delivered", [identifier],
      options: [
        VerbOption("at", Parameter("TIME", .time), "when"),
        VerbOption("count", Parameter("N", .number(0...Int.max)), "how many times"),
      ], "That a notification was delivered"
    ) { arguments, context throws(Diagnostic) in try context.delivered(arguments) },
  ]
}

/// P27: where a delivery is that has not ended.
private enum Unended: String, CaseIterable {
  /// At the push service (B2).
  case stored
  /// On the phone, as its app was woken often enough (B28).
  case held
  /// With a service extension, or behind one that is (V3, V10).
  case inExtension
}

extension ExpectationContext {
  // The newest push of a name counts; one that waits is newer than those that ended.
  fileprivate func unended(_ arguments: VerbArguments) throws(Diagnostic) -> Unended? {
    guard let word = arguments[0]?.word else { return nil }
    let name = word.headAndTail(":")?.tail ?? word.text
    if state.push.waiting.all.contains(where: { $0.name == name || $0.identifier == name }) {
      return .stored
    }
    guard let number = try numbers(word).last, state.ending(of: number) == nil else {
      return nil
    }
    return state.heldPushes.contains(number) ? .held : .inExtension
  }

  fileprivate func deliveries(_ arguments: VerbArguments) throws(Diagnostic) -> [EndedDelivery] {
    guard let word = arguments[0]?.word else { return [] }
    return try numbers(word).compactMap { state.ending(of: $0) }
  }

  fileprivate func delivered(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    let zone = state.device.timeZone
    let all = try deliveries(arguments).filter(\.outcome.isDelivery)
    let time = arguments["at"]?.time?.moment(on: state.now, in: zone)
    let found = all.filter { time == nil || $0.at == time }
    let wanted = arguments["count"]?.number
    let times = all.map { $0.at.scenarioText(in: zone) }.joined(separator: ", ")
    let actual = all.isEmpty ? "no delivery" : all.count == 1 ? times : "\(all.count): \(times)"
    return ExpectationFinding(
      wanted.map { $0 == found.count } ?? !found.isEmpty, actual: actual, about: all.last?.number)
  }
}

extension When {
  /// The moment that is meant, looking back: of a reading that the clocks showed twice, the first.
  fileprivate func moment(on now: Instant, in zone: TimeZone) -> Instant {
    switch self {
    case .clock(let time):
      var reading = CivilTime(now, in: zone)
      reading.setClock(to: time)
      return reading.instant(in: zone)
    case .reading(let reading): return reading.instant(in: zone)
    case .moment, .later: return instant(from: now, in: zone)
    }
  }
}

extension Outcome {
  /// Whether the notification came to be noticed in any way.
  fileprivate var isDelivery: Bool {
    switch self {
    case .presented, .listedQuietly, .foregroundSuppressed, .badgeOrSoundOnly, .forwardedToWatch:
      true
    case .notAuthorized, .turnedOff, .throttled, .expired, .coalesced, .undelivered, .rejected,
      .empty, .handedToApp, .filtered:
      false
    }
  }
}
