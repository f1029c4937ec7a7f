import Delivery
import Notifications

extension ExpectationForm {
  /// What became of deliveries (P27).
  static let deliveries: [ExpectationForm] = [
    ExpectationForm(
      "outcome", "How a delivery ended, or where it is until then", .word(.naming(.notification)),
      .word(.choice("OUTCOME", ExpectedEnding.all.map { ($0.name, $0) })), claim: Claim.outcome,
      values: { if case .outcome(let name, let ending) = $0 { (name, ending) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let (ending, number) = try context.ending(name)
      return ExpectationFinding(
        ending == wanted, actual: ending?.name ?? "no delivery", about: number)
    },
    ExpectationForm(
      "delivered", "That a notification was delivered", .word(.naming(.notification)),
      .option("at", .when("TIME"), "when"),
      .option("count", .expectedNumber(), "how many times"), claim: Claim.delivered,
      values: {
        guard case .delivered(let name, let time, let count) = $0 else { return nil }
        return (name, time, count)
      }
    ) { context, name, time, count throws(Diagnostic) in
      try context.delivered(name, at: time, count: count)
    },
  ]
}

/// How a delivery can be expected to have ended, or where it can be expected to be.
package enum ExpectedEnding: Hashable, Sendable {
  case ended(Outcome)
  case unended(Unended)

  /// P27: where a delivery is that has not ended.
  package enum Unended: String, CaseIterable, Sendable {
    /// At the push service (B2).
    case stored
    /// On the phone, as its app was woken often enough (B28), or for a summary (F12).
    case held
    /// With a service extension, or behind one that is (V3, V10).
    case inExtension
  }

  /// Every one, in the order of help.
  static let all = Outcome.allCases.map(Self.ended) + Unended.allCases.map(Self.unended)

  /// As an expectation calls it.
  var name: String {
    switch self {
    case .ended(let outcome): outcome.rawValue
    case .unended(let place): place.rawValue
    }
  }
}

extension ExpectationContext {
  // The newest push of a name counts; one that waits is newer than those that ended. The
  // number is of one that ended.
  fileprivate func ending(
    _ name: ExpectedName
  ) throws(Diagnostic) -> (ending: ExpectedEnding?, number: Int?) {
    if let place = try unended(name) { return (.unended(place), nil) }
    guard let number = try latest(name), let last = state.ending(of: number) else {
      return (nil, nil)
    }
    return (.ended(last.outcome), last.number)
  }

  private func unended(_ name: ExpectedName) throws(Diagnostic) -> ExpectedEnding.Unended? {
    if try state.waitingPush(name.word) != nil { return .stored }
    guard let number = try numbers(name).last, state.ending(of: number) == nil else {
      return nil
    }
    let isHeld = state.heldPushes.contains(number) || state.isHeldForSummary(number)
    return isHeld ? .held : .inExtension
  }

  fileprivate func delivered(
    _ name: ExpectedName, at when: When?, count wanted: ExpectedNumber?
  ) throws(Diagnostic) -> ExpectationFinding {
    let zone = state.device.timeZone
    let all = try deliveries(name).delivered
    let time = when?.moment(on: state.now, in: zone)
    let count = time.map { all.count(at: $0) } ?? all.count
    index.visit(Int.bitWidth - all.count.leadingZeroBitCount)
    return ExpectationFinding(
      wanted.map { $0.holds(for: count) } ?? (count > 0),
      actual: all.account(in: zone, isCounted: wanted != nil),
      about: all.last?.number)
  }
}

extension [EndedDelivery] {
  /// How many were decided at a moment; they stand in the order of time.
  fileprivate func count(at moment: Instant) -> Int {
    indices.partitioningIndex { self[$0].at > moment }
      - indices.partitioningIndex { self[$0].at >= moment }
  }

  /// When they were decided, of many the last.
  fileprivate func account(in zone: TimeZone, isCounted: Bool) -> String {
    if isEmpty { return "no delivery" }
    let times = suffix(20).map { $0.at.scenarioText(in: zone) }.joined(separator: ", ")
    if count == 1, !isCounted { return times }
    return "\(count): " + (count > 20 ? "…, " : "") + times
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
  var isDelivery: Bool {
    switch self {
    case .presented, .listedQuietly, .foregroundSuppressed, .badgeOrSoundOnly, .forwardedToWatch:
      true
    case .notAuthorized, .turnedOff, .throttled, .expired, .coalesced, .undelivered, .rejected,
      .empty, .handedToApp, .filtered:
      false
    }
  }
}
