import Notifications

extension SituationInputs {
  /// F6, F10, F13, F17, F18, P1, P3, R4, R10, R14, U6, W3: whether the display wakes.
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
    if let silencer { return .no(silencer) }
    if let summaryQuiet, silencers.summary != .leading { return .no(summaryQuiet) }
    if isForwarded { return .no("W3") }
    return .yes(silencers.summary == .leading ? "F13" : "P3")
  }

  // R4: a sound that must not be missed would say nothing with a dark screen.
  private var wakeVerdictOfSound: Verdict {
    guard isCritical, sound != .none, criticalSoundWakes else { return .no("P26") }
    if isDisplayOn { return .no(Reason("P1", "displayOn")) }
    return soundVerdict.reaches ? .yes("R4") : soundVerdict
  }
}
