import Notifications

/// What an app has to be entitled to, by the last part of its key.
enum EntitledRight: String {
  /// R2.
  case criticalAlerts = "critical-alerts"
  /// F2.
  case timeSensitive = "time-sensitive"
  /// F9.
  case communication
}

extension LintedApp {
  /// R2: whether a critical sound of it may come as one, as far as files tell: it is entitled, and
  /// asks to be allowed.
  var mayAlertCritically: Bool {
    profile.has(.criticalAlerts) && app.isEntitledToCriticalAlerts
      && app.authorizationOptions.contains(.criticalAlert)
  }

  /// What follows from an entitlement that is missing: a note where no file of entitlements was
  /// seen at all, as one that is written elsewhere may give it.
  ///
  /// - Parameter consequence: What becomes of what stands at the place, to stand behind a comma.
  func lacking(
    _ right: EntitledRight, _ place: Place, _ consequence: String, rule: RuleID
  ) -> Diagnostic {
    // One that a scenario writes says there what it is entitled to.
    let isSaid = app.hasEntitlementFile || app.inlineSource != nil
    let key = "com.apple.developer.usernotifications.\(right.rawValue)"
    let message =
      "without the entitlement \(key), which no file of the app gives it, \(consequence)"
    return Diagnostic(place, isSaid ? .warning : .note, message, rule: rule)
  }
}
