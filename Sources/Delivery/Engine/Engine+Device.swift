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
      guard !device.isLocked else { throw Refusal.locked }
      device.goHome()
    case .center: device.openNotificationCenter()
    }
    guard device != state.device else { return stayLit(for: act) }
    change(device, because: [Reason("P1")])
  }

  // P3: a lit display that is woken stays on for as long again; else nothing becomes otherwise.
  private mutating func stayLit(for act: DeviceAct) {
    guard state.displayEnd != nil, act == .wake || act == .authenticate else { return }
    emit(.deviceChanged(from: state.device, to: state.device), because: [Reason("P1", "stays")])
  }

  /// P3: a lit lock screen goes dark, and an unlocked phone locks.
  mutating func darken() {
    var device = state.device
    if device.isLocked { device.sleep() } else { device.lock() }
    change(
      device, by: .system, because: [Reason("P3", "dark")], closingBecause: Reason("P3", "closed"))
  }

  /// P1, P6, P24: changes the device; unlocking moves what the lock screen had to the history, once
  /// what waited for the owner was done.
  ///
  /// - Parameters:
  ///   - doer: Whether that keeps the display lit (P3).
  ///   - reason: Why an open rich view closes with it, if it does.
  mutating func change(
    _ device: Device, by doer: Doer = .person, because reasons: [Reason],
    closingBecause reason: Reason = Reason("P1", "left")
  ) {
    let old = state.device
    if old.isLeaving(for: device) {
      disarm()
      closeSheets(by: doer)
      if !isAnsweringOwner(device) { closeView(because: [reason]) }
      collapseAll()
    }
    if old.screen == .notificationCenter, device.screen != .notificationCenter {
      forgetPastFocus()
    }
    if old.isLeaving(for: device) { hideNextSummary() }
    collapseCoalescing(for: device)
    leaveForeground(for: device)
    emit(.deviceChanged(from: old, to: device, by: doer), because: reasons)
    coverBanners()
    goOnForOwner()
    if old.isLocked, !device.isLocked { moveToHistory() }
    if !old.isInUse { takeResponsesFromWatch() }
  }

  // U7: what is not to be kept in Notification Center ends with the lock screen.
  private mutating func moveToHistory() {
    endLeadsOfLockScreen()
    moveSummariesToHistory()
    let numbers = state.list[.lockScreen].groups.flatMap(\.memberNumbers)
    let (kept, dropped) = numbers.reduce(into: ([Int](), [Int]())) { parts, number in
      if state.isKeptInHistory(number) { parts.0.append(number) } else { parts.1.append(number) }
    }
    for number in dropped { remove(number, from: .lockScreen, because: [Reason("U7", "left")]) }
    guard !kept.isEmpty else { return }
    emit(
      .moved(kept, from: .lockScreen, to: .notificationCenter),
      because: [Reason("P6"), Reason("P24", "moved")])
  }

  /// P1, P5, P6: goes to a screen, through the lock where it lies behind that; what lay over the
  /// screen before ends as it does for a person. Where the phone is there, the display goes on.
  mutating func go(to screen: Device.Screen) {
    if screen == state.device.screen { return wakeDisplay(because: Reason("P1")) }
    // What waits for the owner would lead to another screen.
    if screen != .notificationCenter { withdrawOwnerPrompt(because: Reason("P1", "another")) }
    change(state.device.showing(screen), because: [Reason("P1")])
    reconcile()
  }

  /// R10, R11: what the person sets about the phone itself.
  mutating func set(_ setting: PhoneSetting) {
    var device = state.device
    switch setting {
    case .ringer(let isOn): device.isRingerOn = isOn
    case .doNotDisturb(let isOn, let schedule):
      device.isDoNotDisturbOn = isOn
      if case .set(let span) = schedule { device.doNotDisturbSchedule = span }
    case .volume(let volume): device.volume = volume
    }
    if device != state.device {
      emit(.deviceChanged(from: state.device, to: device), because: [Reason("P1", "phone")])
    }
    if case .doNotDisturb(let isOn, let schedule) = setting { followDoNotDisturb(isOn, schedule) }
  }

  /// Opens Settings; on an app's page, or the list of apps. The link on a sheet (X2) unlocks
  /// the phone, for its owner.
  mutating func openSettings(_ app: BundleIdentifier?) throws(Refusal) {
    guard !state.device.isLocked || app != nil && state.sheet?.app == app else {
      throw Refusal.locked
    }
    guard let app else { return showSettings(nil) }
    try installed(app)
    try perform(.openSettings(app), because: Reason("X2", "owner"))
  }

  /// Brings Settings to the front.
  mutating func showSettings(_ app: BundleIdentifier?) {
    var device = state.device
    device.unlock()
    device.goHome()
    device.screen = .settings
    device.settingsApp = app
    guard device != state.device else { return }
    change(device, because: [Reason("P1")])
  }

  /// A14, A18, C7, C14, N6, P23: opens a notification: its app comes to the front and hears of it.
  mutating func open(_ number: Int, because reason: Reason) {
    let notification = state.notification(number)
    // C14: an extension that opens the app answers in that way.
    closeView(because: [reason], forwards: reason.rule != "C14")
    if notification.isForApplicationDelegate(on: state.device) { return openForDelegate(number) }
    var reasons = [Reason("G17", "opens"), Reason("A14")]
    if notification.content.launchImageName != nil {
      reasons.append(notification.launchImageReason)
    }
    emit(.opened(number), because: reasons)
    bringToFront(notification.app, for: number, because: [Reason("A14")])
    let response = PendingResponse(
      app: notification.app, notification: number, action: SystemAction.opening, isForeground: true)
    respond(response, because: [Reason("A14")])
    removeOpened(notification)
  }

  /// P23: what was opened leaves the list.
  mutating func removeOpened(_ notification: DeliveredNotification) {
    if state.device.policies[.openRemovesRecord],
      let found = state.list.find(notification.hashedName)
    {
      remove(found.number, from: found.section, because: [Reason("P23")])
    }
  }
}

extension Device {
  /// G19: whether what was on the display is gone.
  fileprivate func isLeaving(for new: Device) -> Bool {
    screen != new.screen || isLocked != new.isLocked || isDisplayOn && !new.isDisplayOn
  }

  /// The same phone at another screen, lit: an app or Settings lie behind the lock.
  fileprivate func showing(_ screen: Screen) -> Device {
    var other = self
    switch screen {
    case .lockScreen:
      // H2: the list of a locked phone is one; its owner stays recognized from one part to the other.
      if !isLocked { other.lock() }
      other.isDisplayOn = true
    case .notificationCenter: other.openNotificationCenter()
    case .home, .settings:
      other.unlock()
      other.goHome()
    case .app: other.unlock()
    }
    other.screen = screen
    return other
  }

  /// Locks the phone: the display goes off, no app is in front, and the lock screen is what lights
  /// up next.
  mutating func lock() {
    isLocked = true
    sleep()
    foregroundApp = nil
    settingsApp = nil
    screen = .lockScreen
  }

  /// P1, H20: turns the display off; the owner of a locked phone has to be recognized again, an
  /// unlocked one knows its owner until it is locked.
  mutating func sleep() {
    isDisplayOn = false
    if isLocked { isAuthenticated = false }
  }

  /// Turns the display on and recognizes the owner, but leaves it locked.
  mutating func authenticate() {
    isDisplayOn = true
    isAuthenticated = true
  }

  /// Recognizes the owner and opens the phone, at the home screen where it was locked.
  mutating func unlock() {
    if isLocked { screen = .home }
    isLocked = false
    authenticate()
  }

  /// Brings the home screen up; no app and no page of Settings is in front.
  mutating func goHome() {
    screen = .home
    isDisplayOn = true
    foregroundApp = nil
    settingsApp = nil
  }

  /// Pulls Notification Center down; the app below stays in front.
  mutating func openNotificationCenter() {
    isDisplayOn = true
    screen = .notificationCenter
    settingsApp = nil
  }
}
