import Delivery
import Notifications

extension State {
  /// The fewest changes after which another like a notification reaches a place,
  /// as its app can make them.
  ///
  /// - Parameter situation: That in which the other would come.
  /// - Returns: Nil where it reaches the place already, and where nothing would lead there.
  func changes(
    in situation: Situation, toReach spot: Reach.Spot, for notification: DeliveredNotification
  ) -> [Situation.Change]? {
    let known = app(notification.app).map { asked($0, in: situation) } ?? situation
    guard let changes = ownChanges(in: known, toReach: spot, of: notification.app) else {
      return isHeld(from: spot, notification, known) ? [.deliverImmediately] : nil
    }
    if changes.contains(.deliverImmediately) || keepsAtOnce(changes) { return changes }
    let other = known.after(changes)
    return isHeld(from: spot, notification, other) ? changes + [.deliverImmediately] : changes
  }

  /// What makes up for what an app lacks to alert critically, in order (R2).
  func changesToCritical(
    in situation: Situation, of app: BundleIdentifier
  ) -> [Situation.Change] {
    let app = self.app(app)
    let asks = app.map { options(of: $0).contains(.criticalAlert) } ?? false
    // F20, X30: it asks for them already, and is heard once it is entitled.
    if situation.criticalRight == .notEntitled, asks { return [.entitle] }
    let hasAsked = app?.requested.contains(.criticalAlert) ?? false
    // X30: it asks once, and what was refused is turned on in Settings.
    if situation.criticalRight == .notGranted, hasAsked { return [.turnOn(.critical)] }
    return situation.changesToCritical
  }

  /// F12: whether another like a notification waits for a summary, or is silent for it.
  func isHeld(
    from spot: Reach.Spot, _ notification: DeliveredNotification, _ situation: Situation
  ) -> Bool {
    // What is only silent for the summary is counted as it comes.
    if spot == .badge {
      return !device.policies[.summaryBadgesAtOnce] && waitsForSummary(notification, situation)
    }
    return waitsForSummary(notification, situation)
      || isSilentForSummary(notification, situation)
  }

  /// U5: an app as it is once it asked for what changes let it ask for.
  func asked(_ app: InstalledApp, by changes: [Situation.Change]) -> InstalledApp {
    var app = app
    for change in changes {
      if case .ask(let options) = change { app.requested.formUnion(options) }
    }
    let isFirst = app.authorization == .notDetermined
    if isFirst, changes.contains(.allow) || changes.contains(.startTrial) {
      app.requested.formUnion(options(of: app))
    }
    return app
  }

  // X16, U5: what never asked has its switches once it did.
  private func asked(_ app: InstalledApp, in situation: Situation) -> Situation {
    guard situation.authorization == .notDetermined else { return situation }
    let asked = asked(app, by: [.allow])
    var other = situation
    for toggle in Settings.Switch.ofProminence {
      let isOn = asked.settings[toggle] ? Situation.SwitchState.on : .off
      let state = asked.supports(toggle) ? isOn : .unsupported
      other.change(toggle) { _ in state }
    }
    return other
  }

  private func ownChanges(
    in situation: Situation, toReach spot: Reach.Spot, of app: BundleIdentifier
  ) -> [Situation.Change]? {
    guard let changes = situation.changes(toReach: spot) else { return nil }
    guard let app = self.app(app) else { return changes }
    guard situation.authorization == .notDetermined, changes.contains(.allow) else {
      return keeping(
        changes + changesAfterAsking(for: changes, in: situation, toReach: spot, of: app))
    }
    // X19: the person is not asked about a trial.
    if options(of: app).contains(.provisional) {
      let trial = situation.after([.startTrial])
      return [.startTrial]
        + (ownChanges(in: trial, toReach: spot, of: app.app.bundleIdentifier) ?? [])
    }
    // X17: what is allowed is all that was asked for until then.
    return changes.askingFirst
  }

  // X24: from iOS 15 on what is kept comes at once, and its switches are turned on
  // as far as it asked by then.
  private func keeping(_ changes: [Situation.Change]) -> [Situation.Change] {
    guard keepsAtOnce(changes) else { return changes }
    return changes.filter { $0 != .deliverImmediately }.askingFirst
  }

  private func keepsAtOnce(_ changes: [Situation.Change]) -> Bool {
    changes.contains(.keepProminently) && isOffered(.immediately)
  }

  // U5, X3: what the person had turned off is so still where the app asks for it only now.
  private func changesAfterAsking(
    for changes: [Situation.Change], in situation: Situation, toReach spot: Reach.Spot,
    of app: InstalledApp
  ) -> [Situation.Change] {
    guard changes.contains(where: \.isAsking) else { return [] }
    var other = situation.after(changes)
    for toggle in Settings.Switch.ofProminence where !app.supports(toggle) {
      if app.settings[toggle] || changes.contains(.turnOn(toggle)) { continue }
      other.change(toggle) { $0 == .on ? .off : $0 }
    }
    return other.changes(toReach: spot) ?? []
  }

  private func options(of app: InstalledApp) -> AuthorizationOptions {
    app.app.authorizationOptions.known(in: device.profile)
  }
}

extension [Situation.Change] {
  // What the app asks for comes before what the person does, each in its order.
  fileprivate var askingFirst: Self { filter(\.isAsking) + filter { !$0.isAsking } }
}

extension Situation.Change {
  fileprivate var isAsking: Bool { if case .ask = self { true } else { false } }
}
