import Notifications

extension SituationInputs {
  /// F6, F10, F12, F13, F17, F18, G26, N1, P3, P4, P5, P10, P26, R4, R10, R14, U5, U8, W3, X3, X21:
  /// whether a banner rolls down.
  var bannerVerdict: Verdict {
    if !hasAlert { return .no("P26") }
    if isModal { return .no("N1") }
    if isLocked { return .no("P3") }
    if isCoverSheetOpen { return .no("P5") }
    return verdictOnSight
  }

  /// F6, F10, F12, F13, F17, F18, G26, P4, P10, R4, R10, R14, U5, U8, W3, X3, X21: whether it draws
  /// the eye on an unlocked phone, whatever covers that.
  var verdictOnSight: Verdict {
    if isHeldBack(.banner) { return .no("P10") }
    if isCritical { return isForwarded ? .no("W3") : .yes("R4") }
    if let rule = refusal(by: banners, off: "U8") { return .no(rule) }
    if let silencing { return .no(silencing.reason) }
    if let summaryQuiet { return .no(summaryQuiet) }
    if isForwarded { return .no("W3") }
    return .yes(front == .elsewhere ? "P4" : "P10")
  }
}

extension State {
  /// P8, G26: whether a banner takes the place of another: it is of the same thread, or the same
  /// notification.
  func updates(_ new: Int, _ old: Int) -> Bool {
    let (new, old) = (notification(new), notification(old))
    if new.key == old.key { return true }
    guard let thread = new.content.threadIdentifier, let other = old.content.threadIdentifier
    else { return false }
    return new.app == old.app && thread.isExactly(other)
  }
}
