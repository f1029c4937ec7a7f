import Notifications

extension SituationInputs {
  /// P1, P3, R4, R10, R14, U6: whether the display wakes.
  var wakeVerdict: Verdict {
    if !hasAlert { return .no("P26") }
    if isDisplayOn { return .no("P1") }
    if isCritical { return .yes("R4") }
    // Where a banner is to be seen, there has to be light.
    guard isLocked else { return bannerVerdict.reaches ? .yes("P4") : bannerVerdict }
    guard lockScreenVerdict.reaches else { return lockScreenVerdict }
    if isSilentUpdate { return .no("G26") }
    if level == .passive { return .no("R14") }
    return isHushed ? .no("R10") : .yes("P3")
  }
}
