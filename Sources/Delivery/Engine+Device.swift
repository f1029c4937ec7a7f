import Notifications

extension Engine {
  /// P1: what the person does with the phone.
  mutating func perform(_ act: DeviceAct) throws(Refusal) {
    var device = state.device
    switch act {
    case .lock: device.lock()
    case .wake: device.isDisplayOn = true
    case .sleep: device.sleep()
    case .authenticate: device.authenticate()
    case .unlock: device.unlock()
    case .home:
      guard !device.isLocked else { throw Refusal("the device is locked; unlock it first") }
      device.goHome()
    case .center: device.openNotificationCenter()
    }
    guard device != state.device else { return }
    change(device, because: [Reason("P1")])
  }

  /// P1, P6, P24: changes the device; unlocking moves what the lock screen had to the history.
  mutating func change(_ device: Device, because reasons: [Reason]) {
    let old = state.device
    if old.isLeaving(for: device) {
      disarm()
      closeSheets()
      collapseAll()
    }
    collapseCoalescing(for: device)
    leaveForeground(for: device)
    emit(.deviceChanged(from: old, to: device), because: reasons)
    if old.isLocked, !device.isLocked { moveToHistory() }
  }

  private mutating func moveToHistory() {
    let numbers = state.list[.lockScreen].groups.flatMap(\.memberNumbers)
    guard !numbers.isEmpty else { return }
    emit(
      .moved(numbers, from: .lockScreen, to: .notificationCenter),
      because: [Reason("P6"), Reason("P24")])
  }

  private mutating func leaveForeground(for device: Device) {
    guard let identifier = state.device.foregroundApp, identifier != device.foregroundApp,
      let app = state.app(identifier)
    else { return }
    setState(.background, of: app)
  }

  private mutating func setState(_ appState: AppState, of app: InstalledApp) {
    guard app.state != appState else { return }
    var changed = app
    changed.state = appState
    emit(.appChanged(from: app, to: changed))
  }

  /// Unlocks the phone and shows an app.
  mutating func bringForward(_ identifier: BundleIdentifier, because reasons: [Reason]) {
    var device = state.device
    device.unlock()
    device.screen = .app
    device.foregroundApp = identifier
    change(device, because: reasons)
    if let app = state.app(identifier) { setState(.foreground, of: app) }
  }

  /// A14, P23: opens a notification: its app comes to the front and hears of it.
  mutating func open(_ number: Int) {
    let notification = state.notification(number)
    emit(.opened(number), because: [Reason("G17"), Reason("A14")])
    bringForward(notification.app, because: [Reason("A14")])
    let call = Call(
      at: state.now, app: notification.app, method: .didReceive, notification: number,
      action: "default", state: .inactive)
    emit(.called(Boxed(call)), because: [Reason("A14")])
    if state.device.policies.openRemovesRecord, let found = state.list.find(notification.key) {
      remove(found.number, from: found.section, because: [Reason("P23")])
    }
  }
}

extension Device {
  /// G19: whether what was on the display is gone.
  fileprivate func isLeaving(for new: Device) -> Bool {
    screen != new.screen || isLocked != new.isLocked || isDisplayOn && !new.isDisplayOn
  }

  mutating func lock() {
    isLocked = true
    sleep()
    foregroundApp = nil
    screen = .lockScreen
  }

  mutating func sleep() {
    isDisplayOn = false
    isAuthenticated = false
  }

  mutating func authenticate() {
    isDisplayOn = true
    isAuthenticated = true
  }

  mutating func unlock() {
    if isLocked { screen = .home }
    isLocked = false
    authenticate()
  }

  mutating func goHome() {
    screen = .home
    isDisplayOn = true
    foregroundApp = nil
  }

  mutating func openNotificationCenter() {
    isDisplayOn = true
    screen = .notificationCenter
  }
}
