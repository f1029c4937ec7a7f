import Notifications

/// The push service between the servers and this one device: takes pushes, hands them over.
///
/// A machine as the engine is one: `send` and `review` say what comes of a push or of a moment, and
/// `nextDeadline` when the service is to be asked again. What the engine makes of the outcomes
/// changes it, so that it can be taken back with the engine's facts.
///
/// One push may have two outcomes over time: `stored`, and later `released` or `ended`.
package struct PushService: Hashable, Sendable {
  /// What waits for the device.
  package private(set) var waiting = WaitingPushes()
  /// What the next good requests are refused with, an entry an app.
  package private(set) var faults: [PushFault] = []
  /// The tokens of deleted apps that pushes found, in order, which reading takes off (B44, B45).
  package private(set) var feedback: [UnregisteredToken] = []
  /// When the service found out about tokens, in order; reading forgets none of it.
  package private(set) var unregistered: [UnregisteredToken] = []
  private var handedOverCount = 0
  private var refusedCount = 0

  package init() {}

  /// How many pushes there have been so far; numbers the unnamed ones (K17).
  package var requestCount: Int { handedOverCount + refusedCount + waiting.count }

  /// The next instant at which the service does something by itself; nil while nothing waits.
  ///
  /// - Parameter device: As it is now; call again when that changes.
  package func nextDeadline(reaching device: ReachedDevice) -> Instant? {
    let end = waiting.firstEnd(isReached: device.isReachable)
    guard device.isReachable, let due = waiting.firstDue else { return end }
    return min(due, end ?? due)
  }

  /// B2, B3, B6, B7, B11: what becomes of a push that is accepted now. Changes nothing.
  ///
  /// - Parameters:
  ///   - request: One that was answered with 200.
  ///   - names: Made from the count of pushes so far.
  ///   - rules: The policies in force; a push keeps the expiry that they gave it.
  /// - Returns: What it replaces first, then what becomes of the push itself.
  package func send(
    _ request: PushRequest, named names: PushNames, to device: ReachedDevice, at now: Instant,
    _ rules: StoreRules = StoreRules()
  ) -> [PushOutcome] {
    let push = stored(request, named: names, to: device, at: now, rules)
    if push.isReady(at: now, device) {
      let ends = ends(ofOutdatedBy: push, rules)
      // Nearly always: what joins two arrays makes a third.
      return ends.isEmpty ? [.delivered(push)] : ends + [.delivered(push)]
    }
    if push.isPutOff {
      return ends(ofOutdatedBy: push, rules)
        + [.stored(push, because: push.due == nil ? .low : .considerate)]
    }
    guard let expiry = push.expiry else { return [.ended(push, .undelivered, hasWaited: false)] }
    if expiry <= now { return [.ended(push, .expired, hasWaited: false)] }
    let replaced = waiting.pushes(of: request.app).filter { rules.replaces(request, $0.request) }
    return replaced.map { .ended($0, .coalesced, hasWaited: true) }
      + [.stored(push, because: .unreachable)]
  }

  // With the dates that the rules give it now, whatever becomes of it.
  private func stored(
    _ request: PushRequest, named names: PushNames, to device: ReachedDevice, at now: Instant,
    _ rules: StoreRules
  ) -> StoredPush {
    let due = rules.due(of: request, at: now, to: device)
    let date = rules.expiry(of: request, at: now)
    let isPutOff = device.isReachable && !device.isAwake && due != now
    let attemptEnd = rules.end(ofWaitUntil: due, at: now, expiry: date)
    let expiry = isPutOff ? attemptEnd : date
    return StoredPush(
      request: request, number: names.number, name: names.name, identifier: names.identifier,
      date: now, expiry: expiry, due: due, attemptEnd: expiry == nil ? nil : attemptEnd,
      isPutOff: isPutOff, isLimited: rules.isLimit(expiry, of: request, at: now))
  }

  /// B2, B3, B6, B11: what becomes of those that wait, at this moment. Changes nothing.
  ///
  /// - Returns: In order; what others replace first, and of those that are given up only the next,
  ///   as each is a moment of its own.
  package func review(
    reaching device: ReachedDevice, at now: Instant, _ rules: StoreRules = StoreRules()
  ) -> [PushOutcome] {
    if waiting.count == 0 { return [] }
    if device.isReachable {
      let ready = device.isAwake ? waiting.all : waiting.due(at: now)
      if !ready.isEmpty {
        return ends(ofOutdatedBy: ready, rules) + rules.ordered(ready).map(PushOutcome.released)
      }
    }
    guard let next = waiting.expired(at: now, isReached: device.isReachable) else { return [] }
    let end: PushEnd =
      next.isForOneAttempt ? .undelivered : next.isLimited ? .outlasted : .expired
    return [.ended(next, end, hasWaited: true)]
  }
}

// What the engine's facts change.
extension PushService {
  /// Counts a push as handed over to the device, or at its end; -1 takes that back.
  ///
  /// - Parameter count: 1 or -1.
  package mutating func countHandedOver(_ count: Int) { handedOverCount += count }

  /// Counts a push as refused; -1 takes that back.
  ///
  /// - Parameter count: 1 or -1.
  package mutating func countRefused(_ count: Int) { refusedCount += count }

  /// Keeps a push for the device, or puts it back.
  ///
  /// It finds its place by its number, so putting back restores the order.
  package mutating func keep(_ push: Boxed<StoredPush>) { waiting.insert(push) }

  /// Lets a push go.
  ///
  /// Does nothing where it does not wait.
  package mutating func letGo(_ push: StoredPush) { waiting.remove(push) }

  /// Replaces what requests are refused with.
  package mutating func setFaults(_ faults: [PushFault]) { self.faults = faults }

  /// Enters a token that is good no longer.
  ///
  /// In the feedback list, which reading clears, and in what is known for good.
  package mutating func enter(_ token: UnregisteredToken) {
    feedback.append(token)
    unregistered.append(token)
  }

  /// Takes back that the last token was entered.
  package mutating func revertEnter() {
    feedback.removeLast()
    unregistered.removeLast()
  }

  /// B44: replaces the feedback list, which reading clears.
  package mutating func setFeedback(_ feedback: [UnregisteredToken]) { self.feedback = feedback }
}
