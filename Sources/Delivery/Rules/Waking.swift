import Notifications

extension SituationInputs {
  /// F6, F10, F12, F13, F17, F18, G26, N1, P1, P3, P4, P5, P26, R4, R10, R14, W3: whether the
  /// display wakes; beside these, what keeps a banner, the lock screen or the open list from it.
  var wakeVerdict: Verdict {
    if !hasAlert { return wakeVerdictOfSound }
    if isDisplayOn { return .no(Reason("P1", "displayOn")) }
    if isCritical { return isForwarded ? .no("W3") : .yes("R4") }
    if isModal { return alertVerdict.reaches ? .yes("N1") : alertVerdict }
    guard isLocked else { return wakeVerdictInUse }
    guard lockScreenVerdict.reaches else { return lockScreenVerdict }
    if let silencing { return .no(silencing.reason) }
    if let summaryQuiet, silencers.summary != .leading { return .no(summaryQuiet) }
    if isForwarded { return .no("W3") }
    return .yes(silencers.summary == .leading ? "F13" : "P3")
  }

  // Where a banner or a row of the open list is to be seen, there has to be light.
  private var wakeVerdictInUse: Verdict {
    if isCoverSheetOpen, !notificationCenterVerdict.reaches { return notificationCenterVerdict }
    guard verdictOnSight.reaches else { return verdictOnSight }
    return .yes(isCoverSheetOpen ? "P5" : "P4")
  }

  // R4: a sound that must not be missed would say nothing with a dark screen.
  private var wakeVerdictOfSound: Verdict {
    guard isCritical, sound != .none, criticalSoundWakes else { return .no("P26") }
    if isDisplayOn { return .no(Reason("P1", "displayOn")) }
    return soundVerdict.reaches ? .yes("R4") : soundVerdict
  }
}

extension SituationInputs {
  /// B25, B30, B31: whether its app is woken for it, silent or not; W5: what is for the
  /// watch wakes none on the phone.
  var wakesApp: Bool {
    isReadable && isContentAvailable && backgroundRight == .granted && !isForWatch
  }

  /// B25: whether it only wakes its app.
  var wakesSilently: Bool { wakesApp && !hasAlert && !hasBadge && sound == .none }
}
