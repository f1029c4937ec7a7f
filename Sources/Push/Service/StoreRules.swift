import Notifications

/// How the service stores and forwards, as the switches say (section S).
package struct StoreRules: Hashable, Sendable {
  /// Which of the pushes that wait are kept (B3).
  package var store = OfflineStore.latest
  /// How long one waits at most (B8). Apple's documentation says 30 days at most.
  package var longest = Interval.days(30)
  /// How far the sender's clock is ahead of the service's (B9): what it dates ends later by that.
  package var clockSkew = Interval.seconds(0)
  /// How long a push of priority 5 waits for the device to wake (B11).
  var considerateDelay = Interval.seconds(60)
  /// Whether silent pushes and alerts take each other's place (B10).
  package var silentSharesSlot = true
  /// What the order comes from in which those that waited arrive; nil for sending order (B1).
  package var reorderSeed: Int?

  /// Everything at its default.
  package init() {}

  /// The switches whose names begin with `apns.`.
  package init(_ policies: Policies) {
    self = policies.isStandard ? Self.ofStandard : StoreRules(reading: policies)
  }

  // Asked for with each push, of which nearly all come where no switch was touched.
  private static let ofStandard = StoreRules(reading: Policies())

  private init(reading policies: Policies) {
    store = policies[.apnsOfflineStore]
    longest = .days(Int64(policies[.apnsMaxStoreDays]))
    clockSkew = .seconds(Int64(policies[.apnsClockSkew]))
    considerateDelay = .seconds(Int64(policies[.apnsP5Delay]))
    silentSharesSlot = policies[.apnsSilentSharesSlot]
    reorderSeed = policies[.apnsReorderSeed]
  }

  /// B6, B8, B9: when a push is given up that was sent now; nil for one attempt alone.
  ///
  /// - Returns: Never later than `longest` from now. It may be in the past, which is one attempt
  ///   (B7).
  func expiry(of request: PushRequest, at now: Instant) -> Instant? {
    if request.headers.expiration == 0 { return nil }
    let last = now + longest
    return min(wish(of: request) ?? last, last)
  }

  // Until when its sender asks to keep it, by the service's clock; nil for as long as possible.
  private func wish(of request: PushRequest) -> Instant? {
    guard let seconds = request.headers.expiration, seconds < Instant.last.seconds else {
      return nil
    }
    return Instant(milliseconds: 0) + .seconds(max(seconds, 0)) + clockSkew
  }

  /// B8: whether a push waits no longer than to its end because none does, and not
  /// because its sender says so.
  ///
  /// - Parameter end: When it is given up that was sent now.
  func isLimit(_ end: Instant?, of request: PushRequest, at now: Instant) -> Bool {
    end == now + longest && wish(of: request) != end
  }

  /// F17: until when a push that was sent now is worth something to the device; nil where its
  /// sender says no time, or none that is to come (B7).
  package func validity(of request: PushRequest, at now: Instant) -> Instant? {
    guard let seconds = request.headers.expiration, seconds != 0 else { return nil }
    return expiry(of: request, at: now).flatMap { $0 > now ? $0 : nil }
  }

  /// B11: when a push is delivered that was sent now to a device that sleeps;
  /// nil for not before it wakes.
  ///
  /// - Returns: `now` for priority 10; for priority 5 after the delay, whenever it expires, and so
  ///   for 1 where the device is too old for it.
  func due(of request: PushRequest, at now: Instant, to device: ReachedDevice) -> Instant? {
    switch request.headers.urgency {
    case .immediate: now
    case .low where device.knowsLowPriority: nil
    case .considerate, .low: now + considerateDelay
    }
  }

  /// B7, B11: until when a push is kept that waits for a device that sleeps: one
  /// attempt is made in any case.
  func end(ofWaitUntil due: Instant?, at now: Instant, expiry: Instant?) -> Instant {
    let attempt = due ?? now + longest
    return max(attempt, expiry ?? attempt)
  }

  /// B3, B4, B10: whether a newer push takes the place of one that waits, both of one app: only
  /// that for the same device.
  ///
  /// - Parameters:
  ///   - new: The one that is sent now.
  ///   - old: The one that waits.
  func replaces(_ new: PushRequest, _ old: PushRequest) -> Bool {
    guard shareSlot(new, old) else { return false }
    switch store {
    case .latest: return true
    case .perCollapseId: return new.collapseIdentifier.isExactly(old.collapseIdentifier)
    case .all: return false
    }
  }

  /// B10: whether two pushes of one app could take each other's place: they are for the same
  /// device, and of one kind where silent ones have a slot of their own.
  func shareSlot(_ one: PushRequest, _ other: PushRequest) -> Bool {
    if one.isForWatch != other.isForWatch { return false }
    return silentSharesSlot || one.payload.isSilent == other.payload.isSilent
  }

  /// B1: pushes that arrive together, in the order in which they do.
  ///
  /// - Returns: With a seed the same order each time, and another one with another seed.
  func ordered(_ pushes: [StoredPush]) -> [StoredPush] {
    guard let reorderSeed else { return pushes }
    func rank(_ push: StoredPush) -> UInt64 {
      SplitMix.scrambled(UInt64(reorderSeed) << 32 ^ UInt64(push.number))
    }
    return pushes.ordered { (rank($0), $0.number) < (rank($1), $1.number) }
  }
}
