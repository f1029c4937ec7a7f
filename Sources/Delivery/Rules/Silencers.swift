import Notifications

extension Situation {
  /// What the person has set that silences or holds beside an app's settings, from iOS 15.
  ///
  /// One input, as most of what comes meets none of it.
  package struct Silencers: Hashable, Sendable {
    /// F18: whether the app is muted.
    package var isMuted = false
    /// What the Focus that is on does with it.
    package var focus = FocusEffect.none
    /// F10: whether the app's own filter for that Focus keeps it back.
    package var isFiltered = false
    /// F5: whether the Focus shows on the lock screen what it silences.
    var showsOnLockScreen = false
    /// F13, F17: how it comes out of a summary.
    package var summary = SummaryPart.alone

    package init(
      isMuted: Bool = false, focus: FocusEffect = .none, isFiltered: Bool = false,
      showsOnLockScreen: Bool = false, summary: SummaryPart = .alone
    ) {
      (self.isMuted, self.focus, self.isFiltered) = (isMuted, focus, isFiltered)
      (self.showsOnLockScreen, self.summary) = (showsOnLockScreen, summary)
    }

    /// Nothing silences it.
    package static let none = Silencers()

    /// Whether any of them may.
    fileprivate var silences: Bool {
      isMuted || isFiltered || showsOnLockScreen || summary != .alone || focus.silences
    }
  }

  /// What the Focus that is on does with a notification.
  package enum FocusEffect: CaseIterable, Sendable {
    /// No Focus is on.
    case none
    /// F6: it lets the app through.
    case allowsApp
    /// F6, F9: it lets the sender through.
    case allowsSender
    /// F6: it lets neither through, but what is Time Sensitive.
    case silencesOrdinary
    /// F6: it lets none of these through.
    case silences

    fileprivate var silences: Bool {
      switch self {
      case .none, .allowsApp, .allowsSender: false
      case .silencesOrdinary, .silences: true
      }
    }
  }

  /// What a notification has to do with the scheduled summary.
  package enum SummaryPart: CaseIterable, Sendable {
    /// It comes by itself.
    case alone
    /// F13: it comes with others.
    case together
    /// F13: it comes with others, and lights the display for all of them.
    case leading
    /// F17: it was held, and comes by itself, silently.
    case released
    /// F12: it comes by itself, silently: its app is in the summary, where it
    /// has nothing to be listed.
    case soundless

    /// Whether it was held until then.
    var wasHeld: Bool {
      switch self {
      case .alone, .soundless: false
      case .together, .leading, .released: true
      }
    }

    /// F13: whether it is one of those that a summary brings.
    var comesWithOthers: Bool {
      switch self {
      case .alone, .released, .soundless: false
      case .together, .leading: true
      }
    }
  }

  /// What an app is missing to be Time Sensitive (F2).
  package enum TimeSensitiveRight: CaseIterable, Sendable {
    case notEntitled, off, on
  }
}

extension SituationInputs {
  /// F1, F2: whether it is Time Sensitive, and not only asks to be.
  var isTimeSensitive: Bool { level == .timeSensitive && timeSensitive == .on }

  /// F6, F10: why the Focus that is on keeps it back, the app's filter before all
  /// else; nil where it does not.
  var focusSilence: Reason? { silencers.isFiltered ? "F10" : lackOfPassage }

  // F6: that the Focus lets it not through.
  private var lackOfPassage: Reason? {
    switch silencers.focus {
    case .none, .allowsApp, .allowsSender: nil
    case .silences: "F6"
    case .silencesOrdinary: isTimeSensitive ? nil : "F6"
    }
  }

  /// F6, F10, F18, G26, R10, R14: what silences it beside its app's settings and summaries, the
  /// first thing first; nil where nothing does.
  var silencing: Situation.Silence? { isSilentUpdate ? .update : quieting }

  /// F6, F10, F18, R10, R14: the same, but for that it replaces another silently.
  var quieting: Situation.Silence? {
    if level == .passive { return .passive }
    if isSilenced { return .doNotDisturb }
    if silencers.isMuted { return .muted }
    return focusSilence == nil ? nil : silencers.isFiltered ? .filter : .focus
  }

  /// U6, U8, X3, X21: why nothing of its app's is to be noticed; nil where it may be.
  var appQuiet: Reason? {
    if authorization == .provisional { return "X21" }
    if !isQuietApp { return nil }
    return isDeliveredQuietly ? "X3" : isLocked ? "U6" : "U8"
  }

  /// F12, F13, F17: why it is not noticed by itself; nil where it is.
  var summaryQuiet: Reason? {
    switch silencers.summary {
    case .alone: nil
    case .together, .leading: "F13"
    case .released: "F17"
    case .soundless: Reason("F12", "soundless")
    }
  }

  /// Whether a Focus keeps it off the lock screen, or the app is muted (F5, F6, F18).
  var lockScreenSilencer: Reason? {
    if silencers.isMuted { return "F18" }
    return silencers.showsOnLockScreen ? nil : focusSilence
  }

  /// F6: what the Focus that is on lets through, of which it is; nil where none is
  /// on, or it does not pass so.
  package var passage: String? {
    if isCritical || silencers.isFiltered { return nil }
    switch silencers.focus {
    case .none, .silences: return nil
    case .allowsApp: return "its app"
    case .allowsSender: return "its sender"
    case .silencesOrdinary: return isTimeSensitive ? "Time Sensitive ones" : nil
    }
  }

  /// F7: whether a Focus silenced it, whatever else did.
  var isSilencedByFocus: Bool { !isCritical && focusSilence != nil }

  /// F20: whether something beside an app's settings and Do Not Disturb may
  /// silence it (from iOS 15).
  package var hasSilencers: Bool { silencers.silences || level == .passive }

  /// F20: everything that silences it, in the order in which *why* lists it.
  package var silencingReasons: [Reason] {
    if isCritical { return [] }
    return [
      level == .passive ? "R14" : lackOfTimeSensitivity, appQuiet,
      silencers.isMuted ? "F18" : nil, isSilenced ? "R10" : nil, lackOfPassage,
      silencers.isFiltered ? "F10" : nil, summaryQuiet,
    ].compactMap(\.self)
  }

  // F2: said where it would have passed with it.
  private var lackOfTimeSensitivity: Reason? {
    guard level == .timeSensitive, silencers.focus == .silencesOrdinary, !silencers.isFiltered
    else { return nil }
    switch timeSensitive {
    case .notEntitled: return "F2"
    case .off: return Reason("F2", "off")
    case .on: return nil
    }
  }
}

extension Situation {
  /// The reasons of its end, which name the Focus that took part.
  package var reasons: [Reason] { reasonsByRule.map(named) }

  /// F6, F10: a reason with the name of the Focus, and what that does not let through.
  package func named(_ reason: Reason) -> Reason {
    guard reason.rule == "F6" || reason.rule == "F10", reason.details.isEmpty else { return reason }
    var named = reason
    named.details = [.init("focus", focusName ?? "a Focus")]
    if reason.rule == "F6" { named.details.append(.init("missing", missing)) }
    return named
  }

  private var missing: String {
    let others = [
      hasSender ? "its sender" : nil, silencers.focus == .silences ? "Time Sensitive ones" : nil,
    ].compactMap(\.self)
    if others.isEmpty { return "nothing of its app" }
    return "neither its app nor " + others.joined(separator: " nor ")
  }
}
