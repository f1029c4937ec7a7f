import Notifications

extension Engine {
  /// P14, P15: an app's code is started, stopped or put to sleep.
  mutating func perform(
    _ act: AppStateAct, on identifier: BundleIdentifier
  ) throws(Refusal) {
    let app = try installed(identifier)
    switch act {
    case .launch: try launch(app)
    case .background(let mode): try runBehind(app, mode)
    case .suspend:
      guard app.state.isRunning else { throw Refusal("\(app.app.displayName) is not running") }
      stop(app, .suspended)
    // B30: what the person swiped away is not running, and stays swiped away.
    case .terminate: if app.state != .forceQuit { stop(app, .notRunning) }
    case .forceQuit: stop(app, .forceQuit, by: .person)
    }
  }

  /// P10: what the app answers from now on while it is in front.
  mutating func setWillPresent(
    _ answer: WillPresent, of identifier: BundleIdentifier
  ) throws(Refusal) {
    let app = try installed(identifier)
    let profile = state.device.profile
    if let words = answer.options.refusal(in: profile) { throw Refusal(words) }
    // N1: after what names the later version.
    try require(.userNotifications)
    guard app.willPresent != answer else { return }
    let rule: RuleID = profile.has(.bannerPresentation) ? "P12" : "P11"
    emit(
      .willPresentChanged(AppReference(app), from: app.willPresent, to: answer),
      because: [Reason("P10", "answer"), Reason(rule)])
  }

  /// P16, P19: the app sets the number on its icon; 0 takes its notifications away with it.
  mutating func setBadge(_ number: Int, of identifier: BundleIdentifier) throws(Refusal) {
    _ = try installed(identifier)
    setBadge(of: identifier, to: number, by: nil, because: [Reason("P16", "app")])
    if number == 0, state.device.policies[.badgeZeroClearsList] {
      removeAll(of: identifier, because: [Reason("P19")])
    }
  }

  /// Puts a number on an app's icon: 0 takes the badge away (P16), less than 0 changes nothing
  /// (P18), and no fact is made where the badge stays as it was. `notification` is the delivery
  /// number of the push that asks; nil where the app itself does.
  mutating func setBadge(
    of identifier: BundleIdentifier, to number: Int, by notification: Int?,
    because reasons: [Reason]
  ) {
    // P16, P18: 0 is no number, and less is no badge.
    guard let index = state.index(of: identifier), number >= 0 else { return }
    let (old, badge) = (state.apps[index].badge, number == 0 ? nil : number)
    guard old != badge else { return }
    let change = BadgeChange(of: identifier, from: old, to: badge, by: notification)
    notice(.badged(change), because: reasons)
  }

  /// A14, A18: brings an app to the front, from whatever state, started if it does not run.
  mutating func bringToFront(
    _ identifier: BundleIdentifier, for number: Int?, because reasons: [Reason]
  ) {
    var device = state.device
    device.unlock()
    device.screen = .app
    device.foregroundApp = identifier
    device.settingsApp = nil
    if device != state.device { change(device, because: reasons) }
    start(identifier, for: number, .inactive)
    setState(.foreground, of: identifier)
    releaseHeld(of: identifier, because: "its app was opened")
    launchedAppClip(identifier)
    requestAtFirstLaunch(identifier)
  }

  /// A18, P14: tells an app that does not run yet that it was started: for a notification because
  /// of what is given, else as a person or the system starts it by itself.
  mutating func start(
    _ identifier: BundleIdentifier, for number: Int?, _ callState: Call.State,
    because cause: Reason = "A18"
  ) {
    guard let app = state.app(identifier), !app.state.isRunning else { return }
    var call = Call(
      at: state.now, app: identifier, method: .didFinishLaunching, notification: number,
      state: callState)
    if let number { carryLaunchOptions(of: state.notification(number), in: &call) }
    let isOpened = call.launchOption != nil && callState != .background
    let reason = number == nil ? Reason("P14", "started") : isOpened ? "N18" : cause
    emit(.called(Boxed(call)), because: [reason])
    react(to: .launch, of: identifier)
  }

  /// Says where an app's code is from now on; no fact where it is there already or the app is not
  /// installed. `mode` is the background mode that it runs for; nil for none in particular. `time`
  /// is how long it may do so; nil for as long as it wants.
  mutating func setState(
    _ appState: AppState, of identifier: BundleIdentifier, mode: String? = nil,
    time: BackgroundTime? = nil, because reasons: [Reason] = []
  ) {
    guard let app = state.app(identifier) else { return }
    let new = RunState(state: appState, backgroundMode: mode, backgroundTime: time)
    guard app.runState != new else { return }
    emit(.appStateChanged(AppReference(app), from: app.runState, to: new), because: reasons)
    if !appState.isRunning { endOwedResponse(of: identifier) }
  }

  /// Records a call to an app's delegate, now. `number` is the delivery it is about; nil for none.
  mutating func call(
    _ app: BundleIdentifier, _ method: Call.Method, _ number: Int?, _ callState: Call.State,
    because reasons: [Reason]
  ) {
    let call = Call(
      at: state.now, app: app, method: method, notification: number, state: callState)
    emit(.called(Boxed(call)), because: reasons)
  }

  private mutating func launch(_ app: InstalledApp) throws(Refusal) {
    guard !state.device.isLocked else { throw Refusal.locked }
    bringToFront(app.app.bundleIdentifier, for: nil, because: [])
  }

  // P15: what was swiped away, only the person starts again.
  private mutating func runBehind(_ app: InstalledApp, _ mode: String?) throws(Refusal) {
    let (name, identifier) = (app.app.displayName, app.app.bundleIdentifier)
    if app.state == .forceQuit {
      throw Refusal("\(name) was swiped away; only the person can start it again")
    }
    let declared = app.app.backgroundModes
    if let mode, !declared.contains(mode) {
      let known =
        declared.isEmpty ? "it declares none" : "it declares " + declared.joined(separator: ", ")
      throw Refusal("\(name) does not declare the background mode \(mode); \(known)")
    }
    leave(identifier, by: .system)
    start(identifier, for: nil, .background)
    setState(.background, of: identifier, mode: mode)
  }

  private mutating func stop(
    _ app: InstalledApp, _ appState: AppState, by doer: Doer = .system
  ) {
    leave(app.app.bundleIdentifier, by: doer)
    setState(appState, of: app.app.bundleIdentifier)
    // B29, B30.
    if appState == .forceQuit { discardHeld(of: app.app.bundleIdentifier, as: .swipedAway) }
  }

  /// An app that is in front no longer runs on behind the scenes.
  mutating func leaveForeground(for device: Device) {
    guard let identifier = state.device.foregroundApp, identifier != device.foregroundApp else {
      return
    }
    setState(.background, of: identifier)
  }

  private mutating func leave(_ identifier: BundleIdentifier, by doer: Doer) {
    guard state.device.foregroundApp == identifier else { return }
    var device = state.device
    device.goHome()
    // P3: what an app's code does lights nothing.
    if doer == .system { device.isDisplayOn = state.device.isDisplayOn }
    change(device, by: doer, because: [])
  }
}

extension AppState {
  /// Whether its code is in memory.
  var isRunning: Bool {
    switch self {
    case .notRunning, .forceQuit: false
    case .suspended, .background, .foreground: true
    }
  }
}
