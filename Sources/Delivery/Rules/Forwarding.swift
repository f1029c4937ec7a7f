import Notifications

extension Situation {
  /// What of a watch keeps it from alerting, the first thing first (W1, W2).
  package enum WatchState: CaseIterable, Sendable {
    /// No watch is paired.
    case unpaired
    case notWorn, locked, outOfRange
    /// It is worn, unlocked and in range.
    case ready

    init(_ watch: Watch?) {
      guard let watch else {
        self = .unpaired
        return
      }
      self =
        !watch.isWorn
        ? .notWorn : !watch.isUnlocked ? .locked : watch.isInRange ? .ready : .outOfRange
    }
  }
}

extension SituationInputs {
  /// F6, F10, F12, F13, F17, F18, G26, N1, P10, P26, R10, R14, U5, U6, U8, W1, W2, W5, W9, X3, X21:
  /// whether the watch alerts, or for what is for the watch alone, whether it is kept there.
  var watchVerdict: Verdict {
    // Looked at first: most phones have no watch.
    if watch == .unpaired { return .no("W1") }
    if !hasAlert { return .no("P26") }
    if isForWatch { return .yes("W5") }
    if isModal { return .no("N1") }
    if let reason = deviceReason { return Verdict(reaches: false, reason: reason) }
    if let rule = ruleAgainstAlerting { return .no(rule) }
    if isCritical { return .yes("W9") }
    return Verdict(
      reaches: true, reason: .forwarding("the watch is worn, and the iPhone is not in use"))
  }

  /// W2, W5: whether the watch alerts for what it gets; what is for it alone it may only keep.
  package var alertsOnWatch: Bool { !isForWatch || isWatchAware }

  /// W2, W3, W5: whether what alerts on the watch is heard there, whatever the iPhone's ringer.
  package var soundsOnWatch: Bool { (silence ?? .watch) == .watch }

  /// W3: whether the watch alerts in the iPhone's place.
  var isForwarded: Bool { !isForWatch && watchVerdict.reaches }

  /// W2: what makes the iPhone the device that alerts; nil where it is the watch.
  private var deviceReason: Reason? {
    if !isLocked, isDisplayOn { return .forwarding("the iPhone is in use") }
    return switch watch {
    case .unpaired: Reason("W1")
    case .notWorn: .forwarding("the watch is not worn")
    case .locked: .forwarding("the watch is locked")
    case .outOfRange: .forwarding("the watch is out of range")
    case .ready: nil
    }
  }

  // What would not light up or roll down on the iPhone does not alert on the watch either.
  private var ruleAgainstAlerting: Reason? {
    if isHeldBack(.banner) { return "P10" }
    if isCritical { return nil }
    return refusal(by: isLocked ? lockScreen : banners, off: isLocked ? "U6" : "U8") ?? ruleOfQuiet
  }
}

extension Reason {
  /// W2: why it is this device that alerts.
  fileprivate static func forwarding(_ why: String) -> Reason {
    Reason("W2", [.init("why", why)])
  }
}
