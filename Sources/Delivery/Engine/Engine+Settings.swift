import Notifications

extension Engine {
  /// U1, U13: the person changes settings of one app.
  mutating func set(_ settings: [Setting], of identifier: BundleIdentifier) throws(Refusal) {
    let app = try installed(identifier)
    try require(settings)
    for case .toggle(let toggle, _) in settings
    where !app.supports(toggle, in: state.device.profile) {
      throw Refusal(app.lacks(toggle))
    }
    for case .toggle(let toggle, true) in settings {
      if let words = app.keepsOff(toggle, despite: settings) { throw Refusal(words) }
    }
    // X5: what the open sheet offers is its choice, and closes it.
    let isChoice = state.isOffered(.set(identifier, settings))
    change(settings, of: app)
    if settings.contains(.delivery(.immediate)) { releaseHeld { $0.app == identifier } }
    if isChoice { closeSheets() }
  }

  /// U1, H1: the person changes settings of all apps, as far as they have them;
  /// previews are the device's own.
  mutating func setAll(_ settings: [Setting]) throws(Refusal) {
    try require(settings)
    for case .previews(let previews) in settings { setPreviews(previews) }
    for case .display(let style) in settings { setDisplayStyle(style ?? .stack) }
    let own = settings.filter { !$0.isOfDevice }
    if own.contains(.delivery(.immediate)) { releaseHeld { _ in true } }
    let profile = state.device.profile
    for app in state.apps {
      change(own.filter { $0.isSupported(by: app, in: profile) }, of: app)
    }
  }

  /// Section O: refuses what the profile cannot set.
  func require(_ settings: [Setting]) throws(Refusal) {
    for setting in settings {
      if let feature = Feature.setting(setting.key) { try require(feature) }
    }
  }

  private mutating func change(_ settings: [Setting], of app: InstalledApp) {
    var changed = app
    for setting in settings { changed.settings.apply(setting) }
    // X29: what was refused can be allowed here, and nowhere else.
    let allows = settings.contains(.toggle(.notifications, true)) && app.authorization == .denied
    if allows { changed.authorize() }
    // X30: the switch takes a refusal back, which the app cannot ask about again.
    if settings.contains(.toggle(.critical, true)) { changed.granted.insert(.criticalAlert) }
    // X25: a provisional app is turned off here as on the sheet.
    let endsTrial =
      settings.contains(.toggle(.notifications, false)) && app.authorization == .provisional
    if endsTrial { changed.endTrial() }
    let reasons = changed.settings.changes(since: app.settings).flatMap(\.reasons)
      .uniqued()
    change(
      app, to: changed,
      because: reasons + (allows ? [Reason("X29")] : []) + (endsTrial ? [Reason("X25")] : []))
    decideTimeSensitive(by: settings, of: app.app.bundleIdentifier)
  }

  private mutating func setPreviews(_ previews: Previews?) {
    var device = state.device
    device.previews = previews
    guard device != state.device else { return }
    collapseCoalescing(for: device)
    emit(.deviceChanged(from: state.device, to: device), because: [Reason("H1", "device")])
  }

  private mutating func setDisplayStyle(_ style: DisplayStyle) {
    var device = state.device
    device.displayStyle = style
    guard device != state.device else { return }
    collapseRegrouped(for: device, because: Reason("G29"))
    collapseCoalescing(for: device)
    emit(.deviceChanged(from: state.device, to: device), because: [Reason("F19", "device")])
  }

  /// F19, G29: collapses what another device groups otherwise, before that is there.
  mutating func collapseRegrouped(for device: Device, because reason: Reason) {
    for app in state.apps where app.settings.groupsOtherwise(on: device, than: state.device) {
      collapseAll(of: app.app, because: reason)
    }
  }

  /// G29: collapses what is expanded of an app before it is grouped otherwise.
  mutating func collapseAll(of app: App, because reason: Reason = Reason("G29")) {
    disarm { $0.key.app == app.bundleIdentifier }
    for place in state.list.expandedGroups where place.key.app == app.bundleIdentifier {
      emit(.collapsed(place), because: [reason])
    }
  }
}

extension Setting {
  fileprivate func isSupported(by app: InstalledApp, in profile: Profile) -> Bool {
    switch self {
    case .toggle(let toggle, _): app.supports(toggle, in: profile)
    case .bannerStyle: app.supports(.banners)
    case .previews, .grouping, .delivery, .display: true
    }
  }

  // For all apps they are set once, on the device.
  fileprivate var isOfDevice: Bool {
    switch self {
    case .previews, .display: true
    case .toggle, .bannerStyle, .grouping, .delivery: false
    }
  }

  fileprivate var reasons: [Reason] {
    switch self {
    case .toggle, .bannerStyle: [Reason("U1"), Reason("U13")]
    case .previews: [Reason("H1"), Reason("H17")]
    case .grouping: [Reason("G2"), Reason("G29", "setting")]
    case .delivery: [Reason("U1"), Reason("F11", "app")]
    case .display: [Reason("U1"), Reason("F19")]
    }
  }
}

extension InstalledApp {
  /// X18, X21: why a switch that is turned on would stay off; nil where it would not.
  fileprivate func keepsOff(_ toggle: Settings.Switch, despite settings: [Setting]) -> String? {
    let title = toggle.title
    switch authorization {
    case .denied where toggle != .critical && !settings.contains(.toggle(.notifications, true)):
      return
        "\(app.displayName) may not notify, so “\(title)” stays off; turn “\(Settings.Switch.notifications.title)” on too"
    case .provisional where ![.notifications, .notificationCenter, .critical].contains(toggle):
      return "\(app.displayName) is provisional, so “\(title)” stays off; keep it first"
    case .denied, .provisional, .notDetermined, .authorized, .ephemeral: return nil
    }
  }

  /// Why there is no such switch.
  fileprivate func lacks(_ toggle: Settings.Switch) -> String {
    let name = app.displayName
    if authorization == .notDetermined {
      return "\(name) has never asked to notify, so there is no “\(toggle.title)”"
    }
    switch toggle {
    case .critical: return "\(name) never asked for critical alerts, or is not entitled to them"
    case .notifications, .lockScreen, .notificationCenter, .banners:
      return "\(name) never asked for alerts, so there is no “\(toggle.title)”"
    case .sounds: return "\(name) never asked for sounds"
    case .carPlay: return "\(name) never asked for carPlay"
    case .announcements: return "\(name) never asked for announcement"
    case .badges: return "\(name) never asked for badges"
    case .timeSensitive: return "\(name) is not entitled to Time Sensitive notifications"
    }
  }
}
