import Notifications

extension Situation {
  /// What keeps an app's notification off a car's display, the first thing first (X16, A4).
  package enum CarPlayRight: CaseIterable, Sendable {
    case noCar
    /// The app never asked for it (U5).
    case unasked
    /// Its category does not allow it (A4).
    case uncategorized
    case off, on
  }

  /// What keeps Siri from reading an app's notification out, the first thing first (X16, A4).
  package enum AnnouncementRight: CaseIterable, Sendable {
    /// Before iOS 13.
    case unknown
    case noHeadphones
    /// The app never asked for it (U5); from iOS 15 on it need not.
    case unasked
    /// Its category does not allow it (A4).
    case uncategorized
    case off, on
    /// Its category need not allow it, as from iOS 15 on.
    case onForAll
  }
}

extension SituationInputs {
  /// A4, F6, F10, F12, F13, F17, F18, G26, N1, P10, P26, R10, R14, U1, U5, U6, U8, X3, X16, X21:
  /// whether it shows on the display of a car.
  var carPlayVerdict: Verdict {
    switch carPlay {
    case .noCar: return .no(Reason("X16", "noCar"))
    case .unasked: return .no("U5")
    case .uncategorized: return .no(Reason("A4", "notInCar"))
    case .off: return .no(Reason("U1", "carPlayOff"))
    case .on: break
    }
    if let accessoryRefusal { return .no(accessoryRefusal) }
    return .yes("A4")
  }

  /// A4, F6, F10, F12, F13, F17, F18, G26, N1, P4, P10, P26, R10, R14, U1, U5, U6, U8, X3, X16,
  /// X21: whether Siri reads it out, while the phone is locked.
  var announcementVerdict: Verdict {
    switch announcement {
    case .unknown, .noHeadphones: return .no(Reason("X16", "noHeadphones"))
    case .unasked: return .no("U5")
    case .uncategorized: return .no(Reason("A4", "notAnnounced"))
    case .off: return .no(Reason("U1", "announceOff"))
    case .on, .onForAll: break
    }
    if !isLocked { return .no("P4") }
    if let accessoryRefusal { return .no(accessoryRefusal) }
    return .yes(announcement == .on ? "A4" : Reason("X16", "announcedForAll"))
  }

  // What silences a banner silences car and Siri, too (F6, R10, X3).
  private var accessoryRefusal: Reason? {
    if !hasAlert { return "P26" }
    if isModal { return "N1" }
    return isHeldBack(.banner) ? "P10" : ruleOfQuiet
  }

  /// F6, F10, F12, F13, F17, F18, G26, R10, R14, U6, U8, X3, X21: what keeps it from being
  /// noticed anywhere; nil where nothing does.
  var ruleOfQuiet: Reason? {
    isCritical ? nil : appQuiet ?? silencing?.reason ?? summaryQuiet
  }
}
