import Notifications

extension Engine {
  /// B28, B29: holds a silent push whose app was woken often enough; true where it did.
  mutating func holds(_ number: Int, _ situation: Situation) -> Bool {
    guard situation.wakesSilently else { return false }
    let app = state.notification(number).app
    guard state.app(app)?.state != .foreground,
      let count = state.wakesInUse(of: app)
    else { return false }
    for index in state.heldIndices(of: app).reversed() { discardHeld(at: index, as: .displaced) }
    let details = [Reason.Detail("count", count.counted("time"))]
    emit(.pushService(.held(number, app)), because: [Reason("B28", details)])
    return true
  }

  /// B29: hands over what is held for an app, which was opened or may be woken again.
  mutating func releaseHeld(of app: BundleIdentifier, because why: String) {
    for index in state.heldIndices(of: app).reversed() {
      let held = HeldPush(number: state.heldPushes[index], app: app, decision: nil)
      emit(
        .pushService(.heldEnded(held, index: index)),
        because: [Reason("B29", "released", [.init("why", why)])])
    }
  }

  /// B29, K24: gives up what is held for an app that was swiped away, or is gone.
  mutating func discardHeld(of app: BundleIdentifier, as course: Situation.Course) {
    for index in state.heldIndices(of: app).reversed() { discardHeld(at: index, as: course) }
  }

  private mutating func discardHeld(at index: Int, as course: Situation.Course) {
    let notification = state.notification(state.heldPushes[index])
    var situation = state.situation(of: notification)
    situation.course = course
    let held = HeldPush(
      number: notification.number, app: notification.app, decision: Decision(in: situation))
    emit(.pushService(.heldEnded(held, index: index)), because: situation.reasons)
  }

  /// B26, B31: wakes the app that a push is for, if the push asks for it.
  mutating func wakeApp(for notification: DeliveredNotification, _ decision: Decision) {
    let (situation, identifier) = (decision.situation, notification.app)
    guard situation.wakesApp, let app = state.app(identifier) else { return }
    // N19: the application delegate heard of it already.
    if situation.front == .callback, decision.outcome == .foregroundSuppressed { return }
    let isSilent = situation.wakesSilently
    let reason = isSilent ? Reason("B26", "woken") : Reason("B31", "woken")
    let reasons = [reason]
    let isInFront = app.state == .foreground
    if !isInFront {
      start(identifier, for: notification.number, .background, because: reason)
      giveBackgroundTime(to: app, because: reasons)
      if isSilent { emit(.pushService(.woken(identifier)), because: reasons) }
    }
    call(
      identifier, .didReceiveRemoteNotification, notification.number,
      isInFront ? .active : .background, because: reasons)
    let values = state.templateValues(of: notification)
    if react(to: .remoteNotification, of: identifier, values), !isInFront {
      neverCompletes(identifier)
    }
  }

  // B26: what runs behind the scenes for something else runs on for that.
  private mutating func giveBackgroundTime(to app: InstalledApp, because reasons: [Reason]) {
    guard app.state != .background || app.backgroundTime != nil else { return }
    setState(
      .background, of: app.app.bundleIdentifier, mode: "remote-notification",
      time: BackgroundTime(until: state.now + BackgroundTime.length), because: reasons)
  }

  private mutating func neverCompletes(_ identifier: BundleIdentifier) {
    guard let app = state.app(identifier), var time = app.backgroundTime else { return }
    time.completes = false
    setState(.background, of: identifier, mode: app.backgroundMode, time: time)
  }

  /// B26: an app's time in the background is over: it is suspended, or ended where it
  /// never said that it is done.
  mutating func endBackgroundTime(of identifier: BundleIdentifier) {
    guard let time = state.app(identifier)?.backgroundTime else { return }
    setState(
      time.completes ? .suspended : .notRunning, of: identifier, because: [Reason("B26", "over")])
  }
}
