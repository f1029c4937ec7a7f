import Notifications

/// P3: what keeps a display lit; one for all uses in a row that make no difference.
struct DisplayUse: Hashable, Sendable {
  /// When something came, or the person did something, whichever was later.
  var last: Instant
  /// When the person did something last; nil for never.
  var lastByPerson: Instant?
  /// How many uses it stands for: at one moment many thousand may come.
  var count: UInt32 = 1

  /// Who uses a display.
  enum User {
    case arrival, person
  }
}

extension State {
  /// P3: when a lit lock screen goes dark, or an unlocked phone locks by itself; nil for never.
  package var displayEnd: Instant? {
    guard let use = displayUses.last, isPowerOn else { return nil }
    guard device.isDisplayOn else { return nil }
    let policies = device.policies
    guard device.isLocked else {
      guard let length = policies[.deviceAutoLock], let last = use.lastByPerson else { return nil }
      return last + length
    }
    return policies[.displaySeconds] > 0
      ? use.last + .seconds(Int64(policies[.displaySeconds])) : nil
  }

  /// Notes that a fact used the display, or takes that back.
  mutating func noteDisplayUse(_ fact: Fact, _ way: FactDirection) {
    guard let user = user(of: fact) else { return }
    switch way {
    case .backward: removeDisplayUse()
    case .forward: addDisplayUse(by: user, at: fact.at)
    }
  }

  private mutating func addDisplayUse(by user: DisplayUse.User, at now: Instant) {
    let before = displayUses.last
    let byPerson = user == .person ? now : before?.lastByPerson
    if let before, before.last == now, before.lastByPerson == byPerson {
      displayUses[displayUses.count - 1].count += 1
    } else {
      displayUses.append(DisplayUse(last: now, lastByPerson: byPerson))
    }
  }

  private mutating func removeDisplayUse() {
    let place = displayUses.count - 1
    displayUses[place].count -= 1
    if displayUses[place].count == 0 { displayUses.removeLast() }
  }

  private func user(of fact: Fact) -> DisplayUse.User? {
    guard case .view(let event) = fact.event else { return fact.event.displayUser }
    let isByPerson =
      switch event {
      case .opened: true
      case .changed(let from, let to): isTouched(from.value, becoming: to.value, at: fact.at)
      case .closed(_, let doer): doer == .person
      case .called(let call): call.value.method.isTouch
      case .responseWaits, .responseEnded: false
      }
    return isByPerson ? .person : nil
  }

  // What an extension makes of its view, and what becomes of it by itself, is no touch.
  private func isTouched(_ old: OpenRichView, becoming new: OpenRichView, at now: Instant) -> Bool {
    if old.textInput != new.textInput { return true }
    guard old.content == nil, old.media.isPlaying != new.media.isPlaying else { return false }
    let end = mediumLength(in: old).map { old.media.end(of: $0) }
    return !old.media.isPlaying || end.map { now < $0 } ?? true
  }
}

extension ExtensionCall.Method {
  fileprivate var isTouch: Bool {
    switch self {
    case .press, .input, .mediaPlay, .mediaPause, .didReceiveResponse: true
    case .didReceive, .serviceExtensionTimeWillExpire: false
    }
  }
}

extension Event {
  // P3: who uses the display with it; nil for what does not keep it lit.
  fileprivate var displayUser: DisplayUse.User? {
    switch self {
    // What the clock turns on and off is no touch, whichever switch it is.
    case .deviceChanged(let from, let to, let doer):
      doer == .person && to.isUsed(since: from) ? .person : nil
    case .cleared(_, let doer), .collapsed(_, let doer), .armed(_, _, let doer),
      .management(.sheetClosed(_, let doer)), .focus(.changed(_, _, let doer)),
      .focus(.muted(_, _, _, let doer)), .summary(.scheduled(_, _, let doer)),
      .management(.suggestionEnded(_, let doer)):
      doer == .person ? .person : nil
    case .listed(_, .lockScreen), .updated(_, _, .lockScreen, _): .arrival
    case .noticed(.woke), .noticed(.alertShown): .arrival
    case .noticed(.bannerEnded(_, let end)): end.isOfPerson ? .person : nil
    case .noticed(.alertEnded(_, let end, _)): end.isOfPerson ? .person : nil
    case .management(.answered(_, let answer, _)): answer.isOfPerson ? .person : nil
    // Only what the person wants to do asks for the owner.
    case .management(.prompted(let prompt)): prompt.isAboutConsent ? nil : .person
    case .expanded, .opened, .edited, .consentGiven, .settingChanged: .person
    case .summary(.opened), .summary(.cleared), .summary(.nextShown(true)): .person
    case .management(.sheetOpened): .person
    case .noted, .clockMoved, .seeded, .installed, .uninstalled, .appStateChanged,
      .authorizationChanged, .willPresentChanged, .languagesChanged, .categoriesRegistered,
      .received, .decided, .listed, .updated, .removed, .moved, .called, .management,
      .noticed, .service, .view, .watch, .pushService, .sender, .focus, .summary, .scheduling:
      nil
    }
  }
}

extension Device {
  // Whether the person did something with it; equal ones are a touch that changed nothing else.
  fileprivate func isUsed(since old: Device) -> Bool {
    self == old || screen != old.screen || isLocked != old.isLocked
      || isDisplayOn && !old.isDisplayOn || isAuthenticated && !old.isAuthenticated
      || foregroundApp != old.foregroundApp || settingsApp != old.settingsApp
      || isRingerOn != old.isRingerOn || isDoNotDisturbOn != old.isDoNotDisturbOn
      || volume != old.volume || doNotDisturbSchedule != old.doNotDisturbSchedule
      || previews != old.previews || displayStyle != old.displayStyle
      || hasScheduledSummary != old.hasScheduledSummary
  }
}
