import Notifications

extension SituationInputs {
  /// P10, P16, U4, U5, U11, X18, X21, X28: whether the number on the icon changes.
  var badgeVerdict: Verdict {
    if !hasBadge { return .no(Reason("P16", "noNumber")) }
    if isHeldBack(.badge) { return .no("P10") }
    return badgeRefusal.map { .no($0) } ?? .yes("P16")
  }

  /// U4, U5, U11, X18, X21, X28: why the app may show no number on its icon; nil where it may.
  fileprivate var badgeRefusal: Reason? {
    if let keeping { return keeping }
    return switch badges {
    case .on: nil
    case .off: "U11"
    case .unsupported: "U5"
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

extension State {
  /// U4, U5, U11, X18, X21, X28: why an app's icon shows no number, as what it sends is told it; nil
  /// where only a Focus may hide one (F5).
  package func badgeRefusal(of app: InstalledApp) -> Reason? {
    var situation = Situation()
    AppStanding(app).describe(to: &situation, on: device) { [] }
    return situation.badgeRefusal
  }
}
