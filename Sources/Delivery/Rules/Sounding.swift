import Notifications

extension SituationInputs {
  /// F6, F10, F12, F13, F17, F18, G26, P3, P4, P5, P10, R4, R10, R11, R12, R14, U5, U10, W3, X3,
  /// X21: whether a sound plays.
  package var soundVerdict: Verdict {
    if let silenceReason { return .no(silenceReason) }
    if isCritical { return .yes("R4") }
    if !isRingerOn { return .no("R11") }
    return .yes(isLocked ? "P3" : isCoverSheetOpen ? "P5" : front == .elsewhere ? "P4" : "P10")
  }

  /// F6, F10, F12, F13, F17, F18, G26, P10, R4, R10, R11, R12, R14, U5, U10, W3, X3, X21: whether
  /// the phone vibrates instead.
  var vibrationVerdict: Verdict {
    if let silenceReason { return .no(silenceReason) }
    if isCritical { return .no("R4") }
    return isRingerOn ? .no(Reason("R11", "ringerOn")) : .yes("R11")
  }

  // F12, F13: files have one name for both.
  private var silenceReason: Reason? {
    guard let silence else { return nil }
    return silence == .summary ? summaryQuiet : silence.reason
  }

  /// What keeps a sound from being played, beside the ringer; nil where nothing does.
  var silence: Situation.Silence? {
    if sound == .none { return .unasked }
    if isHeldBack(.sound) { return .front }
    if isCritical { return isForwarded ? .watch : nil }
    if authorization == .provisional { return .provisional }
    switch sounds {
    case .off: return isDeliveredQuietly ? .quiet : .off
    case .unsupported: return .unsupported
    case .on: break
    }
    if let silencing { return silencing }
    if summaryQuiet != nil { return silencers.summary == .released ? .held : .summary }
    return isForwarded ? .watch : nil
  }
}

extension Situation {
  /// Why a sound does not play, by the name that files use (R16).
  package enum Silence: String, CaseIterable, Sendable {
    /// R12: it asks for none.
    case unasked
    /// P10: the app in front does not want it.
    case front
    /// X21: the app is provisional.
    case provisional
    /// X3: the app is delivered quietly.
    case quiet
    /// U10: Sounds are off.
    case off
    /// U5: the app never asked for sounds.
    case unsupported
    /// G26: it replaces another silently.
    case update
    /// R14: it is not to interrupt.
    case passive
    /// R10.
    case doNotDisturb = "dnd"
    /// F18: the person muted its app.
    case muted = "mute"
    /// F6: the Focus that is on does not let it through.
    case focus
    /// F10: its app's filter for that Focus keeps it back.
    case filter
    /// F12, F13: it comes with a summary, or would if there were something to list.
    case summary
    /// F17: it was held, and comes silently.
    case held
    /// W3: the watch alerts instead.
    case watch
    /// R11: the phone vibrates instead.
    case ringer

    /// The rule that silences for this reason.
    var reason: Reason {
      switch self {
      case .unasked: "R12"
      case .front: "P10"
      case .provisional: "X21"
      case .quiet: "X3"
      case .off: "U10"
      case .unsupported: "U5"
      case .update: "G26"
      case .passive: "R14"
      case .doNotDisturb: "R10"
      case .muted: "F18"
      case .focus: "F6"
      case .filter: "F10"
      case .summary: "F13"
      case .held: "F17"
      case .watch: "W3"
      case .ringer: "R11"
      }
    }
  }
}
