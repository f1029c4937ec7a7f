import Localization
import Notifications

extension Engine {
  /// Installs an app, or reads its bundle again where it is installed: then what
  /// the person set stays (G2).
  mutating func install(
    _ app: App, _ strings: AppStrings, isGranted: Bool
  ) throws(Refusal) {
    try require(app.initialSettings.changes(since: Settings()))
    if let words = app.delegate.willPresent.options.refusal(in: state.device.profile) {
      throw Refusal(words)
    }
    let old = state.app(app.bundleIdentifier)
    var new = InstalledApp(
      app, strings: strings,
      authorization: isGranted ? app.firstAuthorization(in: state.device.profile) : .notDetermined,
      seed: state.seed)
    if isGranted { new.launchAsAppClip(at: state.now, profile: state.device.profile) }
    if let old { new.keep(from: old) }
    let isKept = old?.authorization == new.authorization
    let reason = isKept ? Reason("G2", "readAgain") : new.reasonOfStart
    emit(.installed(new, replacing: old), because: [reason])
    followActionsInView()
  }

  /// An installed app.
  ///
  /// - Throws: Where it is not.
  @discardableResult
  func installed(_ identifier: BundleIdentifier) throws(Refusal) -> InstalledApp {
    guard let app = state.app(identifier) else { throw .notInstalled(identifier) }
    return app
  }

  /// K24: deletes an app with all that is its.
  mutating func uninstall(_ identifier: BundleIdentifier) throws(Refusal) {
    guard let index = state.index(of: identifier) else { throw .notInstalled(identifier) }
    if state.device.foregroundApp == identifier {
      var device = state.device
      device.goHome()
      change(device, because: [Reason("K24", "inFront")])
    }
    if state.device.settingsApp == identifier {
      var device = state.device
      device.settingsApp = nil
      change(device, because: [Reason("K24", "page")])
    }
    closeAll(about: identifier)
    if state.armedClear?.group?.key.app == identifier { disarm() }
    endExtensions(of: identifier)
    discardHeld(of: identifier, as: .deleted)
    removeAll(of: identifier, because: [Reason("K24")], held: .deleted)
    removePending(ofDeleted: identifier)
    dropResponsesFromWatch(to: identifier)
    removeFilters(ofDeleted: identifier)
    withdrawAlerts(of: identifier, because: Reason("K24", "box"))
    emit(.uninstalled(state.apps[index], index: index), because: [Reason("K24", "app")])
  }

  /// Changes what the device is.
  mutating func configure(_ change: DeviceConfiguration) throws(Refusal) {
    if let start = change.start { try setStart(start) }
    var device = state.device
    device.profile = change.profile ?? device.profile
    device.locale = change.locale ?? device.locale
    device.languages = change.languages ?? device.languages
    device.timeZone = change.timeZone ?? device.timeZone
    device.uses24HourClock = change.uses24HourClock ?? device.uses24HourClock
    device.battery = change.battery ?? device.battery
    if let summary = change.hasScheduledSummary {
      try require(.scheduledSummary, in: device.profile)
      device.hasScheduledSummary = summary
    }
    guard device != state.device else { return }
    if device.profile != state.device.profile {
      closeSheets(by: .system)
      disarm { _ in true }
      collapseRegrouped(for: device, because: Reason("G29", "version"))
    }
    collapseCoalescing(for: device)
    let old = state.device
    emit(.deviceChanged(from: old, to: device, by: .system))
    follow(from: old, isMoved: change.timeZone != nil)
  }

  // What goes by the clock and the version of the phone.
  private mutating func follow(from old: Device, isMoved: Bool) {
    if isMoved { followTimeZone(from: old.timeZone) }
    followMutesForToday()
    nameAllowedApps()
    followFocusClock(from: old)
    endLeadsBeforeFocus()
    dissolveSummaries()
    followSummaryClock()
    if state.device.profile.has(.notificationList) {
      withdrawAlerts(because: Reason("N1", "version"))
    } else if old.profile.has(.notificationList) {
      leaveList()
    }
  }

  // N1: before iOS 10 there is no banner, no rich view and no Notification Center; what lay below
  // that comes forward.
  private mutating func leaveList() {
    withdrawOwnerPrompt(because: Reason("N1", "version"))
    withdrawBanners(because: Reason("N1", "version")) { _ in true }
    closeView(because: [Reason("N1", "noView")])
    var device = state.device
    guard device.screen == .notificationCenter else { return }
    device.screen = device.isLocked ? .lockScreen : device.foregroundApp == nil ? .home : .app
    change(device, by: .system, because: [Reason("N1", "noCenter")])
  }

  /// H15: groups that hold only while content is hidden collapse before they come or go.
  mutating func collapseCoalescing(for device: Device) {
    let changed = state.appsCoalescingOtherwise(between: state.device, device)
    disarm { changed.contains($0.key.app) }
    for place in state.list.expandedGroups where changed.contains(place.key.app) {
      emit(.collapsed(place), because: [Reason("H15", "apart")])
    }
  }

  /// L20: the languages of one app; from iOS 13.
  mutating func setLanguages(
    _ identifier: BundleIdentifier, _ languages: [String]
  ) throws(Refusal) {
    try require(.appLanguages)
    let app = try installed(identifier)
    let chosen = languages.isEmpty ? nil : languages
    guard app.languages != chosen else { return }
    emit(
      .languagesChanged(AppReference(app), from: app.languages, to: chosen),
      because: [chosen == nil ? Reason("L20", "device") : Reason("L20")])
  }

  private mutating func setStart(_ start: Instant) throws(Refusal) {
    guard state.notifications.isEmpty else {
      throw Refusal("start= has to come before the first notification")
    }
    // K24: what a phone that is off does not do by itself waits all the same.
    guard state.dueBesideDisplay == nil, state.pending.firstDate == nil else {
      throw Refusal("start= has to come before anything waits for a time")
    }
    emit(.clockMoved(from: state.now, to: start))
  }

  /// Section O: refuses what a profile lacks.
  ///
  /// - Parameter profile: Nil for the one that is simulated.
  func require(_ feature: Feature, in profile: Profile? = nil) throws(Refusal) {
    if let words = feature.refusal(in: profile ?? state.device.profile) { throw Refusal(words) }
  }

  /// Sets a switch of section S.
  mutating func set(_ setting: PolicySetting) throws(Refusal) {
    let policy = setting.policy
    var device = state.device
    guard policy.write(&device.policies, setting.value) else {
      throw Refusal(policy.refusal(of: setting.value))
    }
    guard device != state.device else { return }
    if device.stackThreshold != state.device.stackThreshold {
      collapseStacks(below: device.stackThreshold)
    }
    collapseCoalescing(for: device)
    emit(.deviceChanged(from: state.device, to: device), because: [.setting(policy, to: setting)])
  }

  // G15, G19: what is no stack any more is not expanded either.
  private mutating func collapseStacks(below threshold: Int) {
    for place in state.list.expandedGroups
    where state.list.group(at: place)?.isStack(threshold: threshold) == false {
      emit(.collapsed(place), because: [.stacked(from: threshold)])
    }
  }
}

extension Refusal {
  fileprivate static func notInstalled(_ app: BundleIdentifier) -> Refusal {
    Refusal("no app \(app) is installed")
  }
}

extension Reason {
  fileprivate static func setting(_ policy: PolicySwitch, to setting: PolicySetting) -> Reason {
    Reason(
      policy.rule, "policy", [Detail("policy", policy.name), Detail("value", setting.value)])
  }
}

extension InstalledApp {
  // U14, X15, X19, X28: why its switches are as they are.
  fileprivate var reasonOfStart: Reason {
    switch authorization {
    case .authorized, .ephemeral: "U14"
    case .provisional: Reason("X19", "installed")
    case .notDetermined: Reason("X28", "installed")
    case .denied: Reason("X18", "denied")
    }
  }
}
