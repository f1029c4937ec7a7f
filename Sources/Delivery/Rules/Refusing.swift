import Notifications

extension Situation {
  /// A delivery that comes to nothing.
  struct Refused {
    /// How the delivery ends.
    let outcome: Outcome
    /// The one rule that refused it.
    let reason: Reason

    init(_ outcome: Outcome, _ reason: Reason) {
      (self.outcome, self.reason) = (outcome, reason)
    }
  }
}

extension Reason {
  /// B3: why a push waits at the service, or why it does so no longer.
  static func stored(_ why: String) -> Reason { Reason("B3", [Detail("why", why)]) }

  /// B29: why a silent push is held no longer.
  static func held(_ why: String) -> Reason { Reason("B29", [Detail("why", why)]) }

  /// B15: why a push of another type goes no further.
  static func otherType(_ why: String) -> Reason { Reason("B15", [Detail("why", why)]) }

  /// B11: why a push waits for the phone to wake.
  static func putOff(_ why: String) -> Reason { Reason("B11", [Detail("why", why)]) }
}

extension SituationInputs {
  /// B24–B26, B30, K24, P10, P25, U4, W1, X18, X28: what keeps a delivery from showing anywhere; nil
  /// where nothing does. R8: a critical alert needs its own switch alone.
  var refusal: Situation.Refused? {
    if let lost { return lost }
    if !isReadable { return Situation.Refused(.rejected, "B24") }
    if !hasAlert, !hasBadge, sound == .none {
      guard isContentAvailable else { return Situation.Refused(.empty, "P25") }
      if isForWatch, watch == .unpaired { return Situation.Refused(.undelivered, "W1") }
      return Situation.Refused(.handedToApp, handingReason)
    }
    if !isCritical {
      if authorization == .notDetermined { return Situation.Refused(.notAuthorized, "X28") }
      if authorization == .denied {
        return Situation.Refused(.notAuthorized, Reason("X18", "denied"))
      }
      if !isAllowed { return Situation.Refused(.turnedOff, "U4") }
    }
    if isForWatch { return watch == .unpaired ? Situation.Refused(.undelivered, "W1") : nil }
    guard isSuppressedInFront else { return nil }
    return Situation.Refused(.foregroundSuppressed, front == .callback ? "N19" : "P10")
  }

  // P27: what came to its end before the phone could decide about it.
  private var lost: Situation.Refused? {
    switch course {
    case .arrives: nil
    case .coalesced:
      Situation.Refused(
        .coalesced, Reason("B3", "coalesced", [.init("why", "a newer push took its place")]))
    case .expired: Situation.Refused(.expired, "B6")
    case .outlasted: Situation.Refused(.expired, "B8")
    case .undelivered: Situation.Refused(.undelivered, "B7")
    case .unregistered: Situation.Refused(.rejected, "B45")
    case .unparsed: Situation.Refused(.rejected, Reason("B24", "unparsed"))
    case .filtered: Situation.Refused(.filtered, Reason("V8", "dropped"))
    case .otherType:
      Situation.Refused(.rejected, .otherType("its push type is outside of what is simulated"))
    case .replaced: Situation.Refused(.coalesced, Reason("F17", "replaced"))
    case .withdrawn: Situation.Refused(.undelivered, Reason("F17", "removed"))
    case .turnedOff: Situation.Refused(.turnedOff, Reason("F17", "turnedOff"))
    case .deleted: Situation.Refused(.rejected, Reason("K24", "held"))
    case .displaced: Situation.Refused(.throttled, .held("a newer one was held in its place"))
    case .swipedAway: Situation.Refused(.throttled, .held("its app was swiped away meanwhile"))
    }
  }

  // B25, B26, B30: what is silent is for the app alone, and may not wake it; W5: that on
  // the watch is not simulated.
  private var handingReason: Reason {
    if isForWatch { return "W5" }
    return switch backgroundRight {
    case .undeclared: "B25"
    case .forceQuit: "B30"
    case .granted: "B26"
    }
  }

  /// P27: how a delivery ends that reaches these places.
  func outcome(reaching reach: Reach) -> Outcome {
    if let refusal { return refusal.outcome }
    if isForWatch {
      return !hasAlert ? .badgeOrSoundOnly : isWatchAware ? .presented : .listedQuietly
    }
    if reach.contains(.watch) { return .forwardedToWatch }
    // U9, P26: what shows nowhere may still be heard, or counted.
    let shows = reach.contains(.lockScreen) || reach.contains(.notificationCenter)
    if !shows, reach.isDisjoint(with: [.banner, .alert]) { return .badgeOrSoundOnly }
    let isNoticed = !reach.isDisjoint(with: [.banner, .alert, .sound, .vibration, .wake])
    return quietReason != nil && !isNoticed ? .listedQuietly : .presented
  }

  /// W5: whether its owner is to notice what is for the watch alone.
  var isWatchAware: Bool { quietReason == nil && (watch == .ready || watch == .outOfRange) }

  /// F6, F10, F17, F18, X3, X21, R10, R14: why it would rather not be noticed; nil where it would.
  var quietReason: Reason? {
    if isCritical { return nil }
    return appQuiet ?? quieting?.reason ?? (silencers.summary == .released ? "F17" : nil)
  }
}
