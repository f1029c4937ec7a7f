import Notifications

extension SituationInputs {
  /// P1, P3, R4, R10, R14, U6, W3: whether the display wakes.
  var wakeVerdict: Verdict {
    if !hasAlert { return wakeVerdictOfSound }
    if isDisplayOn { return .no(Reason("P1", "displayOn")) }
    if isCritical { return isForwarded ? .no("W3") : .yes("R4") }
    if isModal { return alertVerdict.reaches ? .yes("N1") : alertVerdict }
    // Where a banner is to be seen, there has to be light.
    guard isLocked else { return bannerVerdict.reaches ? .yes("P4") : bannerVerdict }
    guard lockScreenVerdict.reaches else { return lockScreenVerdict }
    if isSilentUpdate { return .no("G26") }
    if level == .passive { return .no("R14") }
    if isSilenced { return .no("R10") }
    return isForwarded ? .no("W3") : .yes("P3")
  }

  // R4: a sound that must not be missed would say nothing with a dark screen.
  private var wakeVerdictOfSound: Verdict {
    guard isCritical, sound != .none, criticalSoundWakes else { return .no("P26") }
    if isDisplayOn { return .no(Reason("P1", "displayOn")) }
    return soundVerdict.reaches ? .yes("R4") : soundVerdict
  }
}
