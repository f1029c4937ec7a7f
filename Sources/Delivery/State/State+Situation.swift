import Notifications

extension State {
  /// The situation in which a delivery is decided.
  package func situation(of notification: DeliveredNotification) -> Situation {
    var situation = Situation()
    situation.describe(notification, on: device)
    let isUpdate = !device.policies[.updateRealerts] && list.find(notification.hashedName) != nil
    situation.isSilentUpdate = isUpdate
    if let standing = standing(of: notification.app) {
      if !situation.isForWatch { situation.front = front(for: notification) }
      // N1: local notifications needed no permission then.
      if !notification.isLegacy || device.profile.has(.notificationList) {
        standing.describe(to: &situation, on: device) { options(of: notification) }
      }
    } else {
      // K24, B45: its app was deleted meanwhile.
      situation.course = .unregistered
    }
    situation.describe(device, at: now)
    if device.profile.has(.focus) {
      describeSilence(&situation, of: notification, in: focusInForce)
    } else {
      // F17: what was held comes silently, also where an older version of the system lets it go.
      situation.silencers.summary = summaryPart(of: notification.number)
    }
    return situation
  }

  /// F4: what silences it as from iOS 15 on, where Do Not Disturb is a Focus.
  ///
  /// - Parameter focus: The one that is on when it comes; nil for none.
  package func describeSilence(
    _ situation: inout Situation, of notification: DeliveredNotification, in focus: Focus?
  ) {
    situation.isDoNotDisturbOn = false
    situation.silencers = silencers(of: notification, in: focus)
    if isSilentForSummary(notification, situation) { situation.silencers.summary = .soundless }
    situation.focusName = focus?.name
    situation.hasSender = focus != nil && communication(of: notification) != nil
  }

  private func options(of notification: DeliveredNotification) -> CategoryOptions {
    category(of: notification)?.options ?? []
  }

  // P11: up to iOS 13 there is alert alone. P12: after that it counts as both. F13, F17: what was
  // held came before, and arrives now without asking the app.
  private func front(for notification: DeliveredNotification) -> Situation.Front {
    guard device.foregroundApp == notification.app, device.screen == .app,
      !summaryPart(of: notification.number).wasHeld, let app = app(notification.app)
    else { return .elsewhere }
    if notification.isForApplicationDelegate(on: device) { return .callback }
    guard case .options(var options) = app.willPresent else { return .unimplemented }
    if !device.profile.has(.bannerPresentation) { options.subtract([.banner, .list]) }
    if options.remove(.alert) != nil { options.formUnion([.banner, .list]) }
    return .presents(options)
  }
}

extension Situation {
  fileprivate mutating func describe(_ notification: DeliveredNotification, on device: Device) {
    let content = notification.content
    if notification.isFiltered { course = .filtered }
    if notification.isUnparsed { course = .unparsed }
    isReadable = notification.isReadable
    isContentAvailable = notification.isContentAvailable
    hasAlert = content.hasAlert
    // P18: what is no badge is none.
    hasBadge = content.badge.map { $0 >= 0 } ?? false
    if notification.leavesBadge(on: device) { hasBadge = false }
    isForWatch = notification.request.isForWatch
    if let asked = content.sound { sound = asked.isCritical ? .critical : .ordinary }
    guard device.profile.has(.interruptionLevel) else { return }
    level = content.interruptionLevel.flatMap(InterruptionLevel.init) ?? .active
  }

  fileprivate mutating func describe(_ device: Device, at now: Instant) {
    isLocked = device.isLocked
    isDisplayOn = device.isDisplayOn
    isCoverSheetOpen = device.isCoverSheetOpen || device.isLocked
    isDoNotDisturbOn = device.doesNotDisturb(at: now)
    isRingerOn = device.isRingerOn
    watch = WatchState(device.watch)
    isModal = !device.profile.has(.notificationList)
    hasQuietDelivery = device.profile.has(.quietDelivery)
    dndScope = device.policies[.dndScope]
    bannerAddsTo = device.policies[.bannerAddsTo]
    criticalSoundWakes = device.policies[.criticalSoundWakes]
  }
}

extension DeliveredNotification {
  // N4.
  fileprivate func leavesBadge(on device: Device) -> Bool {
    isLegacy && content.badge == 0 && !device.policies[.legacyZeroBadgeClears]
  }
}
