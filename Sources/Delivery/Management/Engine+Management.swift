import Notifications

extension Engine {
  /// What a person decides about an app's notifications.
  mutating func perform(_ act: ManagementAct) throws(Refusal) {
    switch act {
    case .open(let name, let target): try open(name, target)
    case .deliver(let prominence, let app): try deliver(prominence, app)
    case .turnOff(let app): try turnOff(app)
    case .configure: try configureInApp()
    case .keep(let keeping, let app): try keep(keeping, app)
    case .openAppSettings(let app): try openAppSettings(app)
    case .suggest(let app): try suggest(app)
    case .dismissSuggestion: try dismissSuggestion()
    case .allow: try answer(true)
    case .deny: try answer(false)
    }
  }

  /// X1, X7, X23: opens a sheet.
  private mutating func open(_ name: Sheet.Name, _ target: ManagementTarget) throws(Refusal) {
    let (app, number) = try subject(of: target)
    if name == .keep, app.authorization != .provisional { throw Refusal(app.isNotOnTrial) }
    if name == .turnOff, !app.isDelivering { throw Refusal(app.isOff) }
    closeSheets()
    let sheet = Sheet(name, app: app.app.bundleIdentifier, notification: number)
    record(.sheetOpened(sheet), because: [name.reason(app.authorization)])
  }

  /// X3, X4, X6: quietly or prominently, from the next delivery on.
  private mutating func deliver(
    _ prominence: Prominence, _ identifier: BundleIdentifier?
  ) throws(Refusal) {
    try require(.management)
    try require(prominence == .quietly ? .quietDelivery : .prominentDelivery)
    if identifier == nil, state.sheet?.name == .keep {
      return try keep(prominence == .quietly ? .quietly : .prominently, nil)
    }
    let app = try subject(identifier, for: .deliver(prominence, nil))
    guard app.isDelivering else { throw Refusal(app.isOff) }
    set(prominence, of: app)
    closeSheets()
  }

  /// X7: asks first on the sheet; an app that is named is off at once.
  private mutating func turnOff(_ identifier: BundleIdentifier?) throws(Refusal) {
    let app = try subject(identifier, for: .turnOff(nil))
    guard identifier == nil, let sheet = state.sheet else { return try turnOff(app, "at once") }
    let next = Sheet(.turnOff, app: sheet.app, notification: sheet.notification)
    record(.sheetOpened(next), because: [next.name.reason(app.authorization)])
  }

  /// X7, X25: an app's notifications are off, and its old ones gone.
  ///
  /// - Parameter step: How it came about, for the reason.
  mutating func turnOff(_ app: InstalledApp, _ step: String) throws(Refusal) {
    guard app.isDelivering else { throw Refusal(app.isOff) }
    let reason = Reason.turningOff(step)
    var changed = app
    changed.settings.notifications = false
    let endsTrial = app.authorization == .provisional
    if endsTrial { changed.endTrial() }
    closeSheets()
    change(app, to: changed, because: endsTrial ? [reason, Reason("X25")] : [reason])
    if state.device.policies[.turnOffClearsList] {
      removeAll(
        of: app.app.bundleIdentifier, because: [Reason("X7", "removed")], held: .turnedOff)
      withdraw(allOf: app.app.bundleIdentifier)
    }
  }

  /// X8, X10: *Configure in APP…* takes the notification along that the sheet came from.
  private mutating func configureInApp() throws(Refusal) {
    _ = try subject(nil, for: .configure)
    guard let sheet = state.sheet else { return }
    let entrance = SettingsEntrance.sheet(notification: sheet.notification)
    try perform(
      .openInAppSettings(sheet.app, from: entrance), because: Reason("X8", "owner"))
  }

  /// X9, U15: the link on the app's page in Settings takes nothing along.
  private mutating func openAppSettings(_ identifier: BundleIdentifier) throws(Refusal) {
    try installed(identifier)
    guard state.hasSettingsLink(identifier) else { throw state.lacksSettingsLink(identifier) }
    try perform(
      .openInAppSettings(identifier, from: .settings), because: Reason("X9", "owner"))
  }

  /// X8, X9, U15: brings an app to the front, which shows its own settings.
  mutating func openInAppSettings(of app: BundleIdentifier, from entrance: SettingsEntrance) {
    closeSheets()
    bringToFront(app, for: nil, because: entrance.reasons)
    call(app, .openSettingsFor, entrance.notification, .active, because: entrance.reasons)
  }

  /// X23, X24, X26: a provisional app is kept.
  private mutating func keep(_ keeping: Keeping, _ identifier: BundleIdentifier?) throws(Refusal) {
    if let refusal = state.refusal(of: keeping) { throw refusal }
    let app = try subject(identifier, for: .keep(keeping, nil))
    guard app.authorization == .provisional else { throw Refusal(app.isNotOnTrial) }
    switch keeping {
    case .quietly: set(.quietly, of: app)
    case .prominently: set(.prominently, of: app)
    case .immediately, .summary:
      var changed = app
      changed.authorize()
      changed.settings.becomeQuiet(keepingBadge: false)
      changed.settings.delivery = keeping == .summary ? .summary : .immediate
      change(app, to: changed, because: [Reason("X24"), Reason("X26")])
      if keeping == .immediately { releaseHeld { $0.app == app.app.bundleIdentifier } }
    }
    closeSheets()
  }

  // X23: an answer about how a provisional app is delivered keeps it.
  private mutating func set(_ prominence: Prominence, of app: InstalledApp) {
    var changed = app
    var reasons: [Reason] = []
    if app.authorization == .provisional {
      changed.authorize()
      reasons = [Reason("X23"), Reason("X26")]
    }
    switch prominence {
    case .quietly:
      changed.settings.becomeQuiet(keepingBadge: state.device.policies[.quietKeepsBadge])
      reasons += [Reason("X3", "chosen"), Reason("X6")]
    case .prominently:
      changed.settings.becomeProminent()
      reasons += [Reason("X4"), Reason("X6")]
    }
    change(app, to: changed, because: reasons)
  }

  /// Closes every sheet, the topmost first.
  mutating func closeSheets(by doer: Doer = .person) {
    while let sheet = state.sheet { record(.sheetClosed(sheet, by: doer)) }
  }
}

extension Sheet.Name {
  fileprivate func reason(_ authorization: Authorization) -> Reason {
    switch self {
    case .management: Reason("X2")
    case .turnOff: authorization == .provisional ? Reason("X25", "asks") : Reason("X7", "asks")
    case .keep: Reason("X22", "sheet")
    }
  }
}

extension Reason {
  fileprivate static func turningOff(_ step: String) -> Reason {
    Reason("X7", [Detail("step", step)])
  }
}

extension InstalledApp {
  fileprivate var isNotOnTrial: String {
    "\(app.displayName) is not provisional: "
      + "it is \(isTurnedOff ? "turned off" : authorization.words) already"
  }

  // X29.
  fileprivate var isOff: String {
    authorization == .notDetermined
      ? "\(app.displayName) has never asked to notify"
      : "\(app.displayName) is turned off; it can be allowed again in Settings: "
        + "setting \(app.bundleIdentifier.lastPart) notifications=on"
  }
}
