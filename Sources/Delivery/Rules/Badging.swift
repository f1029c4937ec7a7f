import Notifications

extension SituationInputs {
  /// P10, P16, U4, U5, U11, X18, X21, X28: whether the number on the icon changes.
  var badgeVerdict: Verdict {
    if !hasBadge { return .no(Reason("P16", "noNumber")) }
    if isHeldBack(.badge) { return .no("P10") }
    if let keeping { return .no(keeping) }
    switch badges {
    case .on: return .yes("P16")
    case .off: return .no("U11")
    case .unsupported: return .no("U5")
    }
  }

  /// U11: whether the number is kept, drawn or not.
  var keepsBadge: Bool {
    hasBadge && !isHeldBack(.badge) && keeping == nil && badges != .unsupported
  }

  // What counts for critical alerts, too: they break through silence, not
  // through refusals (R8, X21).
  private var keeping: Reason? {
    switch authorization {
    case .notDetermined: "X28"
    case .denied: Reason("X18", "denied")
    case .provisional: "X21"
    case .authorized, .ephemeral: isAllowed ? nil : "U4"
    }
  }
}
