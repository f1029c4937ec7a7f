import Notifications

extension SituationInputs {
  /// F6, F10, F18, N1, P3, P4, P5, P26, R4, U5, U6, X3, X21: whether it joins the lock screen.
  var lockScreenVerdict: Verdict {
    if !hasAlert { return .no("P26") }
    if isModal { return .no("N1") }
    if !isLocked { return .no(isCoverSheetOpen ? "P5" : "P4") }
    if isCritical { return .yes("R4") }
    if let rule = refusal(by: lockScreen, off: "U6") { return .no(rule) }
    return lockScreenSilencer.map(Verdict.no) ?? .yes("P3")
  }

  /// F6, F10, F18, N1, P5, P7, P10, P24, P26, R4, U5, U6, U7, X3, X21: whether it is kept in
  /// Notification Center, at once or when the phone is unlocked.
  var notificationCenterVerdict: Verdict {
    if !hasAlert { return .no("P26") }
    if isModal { return .no("N1") }
    if isHeldBack(.list) { return .no("P10") }
    if isCritical { return .yes("R4") }
    switch notificationCenter {
    case .off: return .no("U7")
    case .unsupported: return .no("U5")
    case .on: break
    }
    if authorization == .provisional { return .yes("X21") }
    if isDeliveredQuietly { return .yes("X3") }
    if isLocked, let silencer = lockScreenSilencer { return .yes(silencer) }
    if isLocked { return lockScreen == .on ? .yes("P24") : .yes("U6") }
    if isCoverSheetOpen { return .yes("P5") }
    if bannerAddsTo == .none, bannerVerdict.reaches { return .no(Reason("P7", "bannerAlone")) }
    return .yes("P7")
  }
}
