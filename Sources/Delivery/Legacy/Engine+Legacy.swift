import Notifications

extension Engine {
  /// N1: what an app's code does with local notifications of old.
  mutating func perform(_ act: LegacyAct, for app: BundleIdentifier) throws(Refusal) {
    try installed(app)
    switch act {
    case .schedule(let notification):
      try checkRegion(of: notification)
      schedule(notification, for: app)
    case .present(let notification): present(notification, for: app)
    case .cancel(let notification): cancel(notification, of: app)
    case .cancelNamed(let name):
      guard let notification = state.localNotification(named: name, of: app) else { return }
      cancel(notification, of: app)
    case .cancelAll: cancelAll(of: app)
    }
  }

  /// N10, N11: wall times follow the device into another zone.
  mutating func followWallTimes(from old: TimeZone) {
    for request in state.pending.all {
      // K28: what was missed comes when the phone is on again, wherever it is then.
      guard let notification = request.request.trigger.localNotification, notification.isWallTime,
        !request.isLate(at: state.now)
      else { continue }
      var new = request
      let missed = follow(&new, notification, from: old)
      guard missed || new != request else { continue }
      let isLeftOut = missed && new.nextTriggerDate != state.now
      let reason: Reason = isLeftOut ? Reason("N11", "leftOut") : missed ? "N11" : "N10"
      schedule(
        new, replacing: Boxed(request), because: [reason],
        droppingBecause: missed ? Reason("N11", "dropped") : nil)
      // At once: once it is merely due, the clock would seem to read its fire date (N10).
      if missed, !isLeftOut, state.isPowerOn { fire(Boxed(new), dueAt: state.now, as: reason) }
    }
  }

  // N30.
  private func checkRegion(of notification: LocalNotification) throws(Refusal) {
    guard notification.region != nil, notification.fireDate != nil else { return }
    throw Refusal(LocalNotification.regionBesideDate)
  }

  // N23, N28, N29: each gets an identifier of its own, equal or not.
  private mutating func schedule(_ notification: LocalNotification, for app: BundleIdentifier) {
    var new = state.pending(notification, of: app, isPresentedNow: false)
    let next = state.nextDate(of: new, after: state.now)
    if let rule = notification.ruleAtOnce(at: state.now, on: state.device) {
      fireAtOnce(new, because: Reason(rule))
    } else {
      new.nextTriggerDate = next
      schedule(new, replacing: nil, because: [notification.waitingReason, Reason("N23")])
    }
    dropBeyondLimits(of: app)
  }

  private mutating func present(_ notification: LocalNotification, for app: BundleIdentifier) {
    fireAtOnce(
      state.pending(notification, of: app, isPresentedNow: true), because: "N22")
  }

  private mutating func fireAtOnce(_ request: PendingRequest, because reason: Reason) {
    var due = request
    due.nextTriggerDate = state.now
    schedule(due, replacing: nil, because: [reason])
    fire(Boxed(due), dueAt: state.now, as: reason)
  }

  // N24–N26.
  private mutating func cancel(_ notification: LocalNotification, of app: BundleIdentifier) {
    for request in state.pending.requests(of: app)
    where request.request.trigger.localNotification == notification {
      unschedule(Boxed(request), because: "N25")
    }
    takeDownAlerts(of: app, because: "N26") { $0 == notification }
  }

  private mutating func cancelAll(of app: BundleIdentifier) {
    for request in state.pending.requests(of: app) where request.request.trigger.isLegacy {
      unschedule(Boxed(request), because: "N27")
    }
    takeDownAlerts(of: app, because: Reason("N27", "visible")) { _ in true }
  }

  // The time that it waits for is read where the device is now; what is past there was missed.
  private func follow(
    _ request: inout PendingRequest, _ notification: LocalNotification, from old: TimeZone
  ) -> Bool {
    let next = state.nextDate(of: request, after: state.now)
    guard notification.namesTimeOfDay, let date = request.nextTriggerDate,
      let moved = notification.date(ofReadingAt: date, in: old, on: state.device)
    else {
      request.nextTriggerDate = next
      return false
    }
    let isMissed = moved <= state.now
    let fires = state.device.policies[.legacyMissedWall] == .fire && !state.isTooLate(moved)
    request.nextTriggerDate = !isMissed ? moved : fires ? state.now : next
    return isMissed
  }
}

extension LocalNotification {
  /// N8: whether it is delivered as soon as it is scheduled.
  package func isDue(on state: State) -> Bool {
    ruleAtOnce(at: state.now, on: state.device) != nil
  }
}

extension State {
  /// What an app scheduled or presented under an identifier such as `l1`; nil where it did not.
  package func localNotification(
    named name: String, of app: BundleIdentifier
  ) -> LocalNotification? {
    let key = NotificationKey(app: app, identifier: name)
    if let waiting = pending[key] { return waiting.request.trigger.localNotification }
    return notifications.last { $0.value.key == key }?.value.request.trigger.localNotification
  }

  fileprivate func pending(
    _ notification: LocalNotification, of app: BundleIdentifier, isPresentedNow: Bool
  ) -> PendingRequest {
    let request = Request(
      identifier: nextLocalNotificationName, content: notification.content,
      trigger: .legacy(notification, isPresentedNow: isPresentedNow))
    return PendingRequest(
      app: app, request: request, languages: languages(of: app), date: now, order: factCount)
  }
}
