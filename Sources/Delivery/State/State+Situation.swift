import Notifications

extension State {
  /// The situation in which a delivery is decided.
  package func situation(of notification: DeliveredNotification) -> Situation {
    var situation = Situation()
    situation.describe(notification, on: device)
    let isUpdate = !device.policies.updateRealerts && list.find(notification.key) != nil
    situation.isSilentUpdate = isUpdate
    // Lent by the array: a copy of an app is a dozen references to count.
    if let index = index(of: notification.app) {
      apps[index].describe(to: &situation, hearing: notification, on: device)
    } else {
      situation.authorization = .notDetermined
    }
    situation.describe(device, at: now)
    return situation
  }
}

extension Situation {
  fileprivate mutating func describe(_ notification: DeliveredNotification, on device: Device) {
    let content = notification.content
    isReadable = notification.isReadable
    isContentAvailable = notification.isContentAvailable
    hasAlert = content.hasAlert
    // P18: what is no badge is none.
    hasBadge = content.badge.map { $0 >= 0 } ?? false
    if notification.leavesBadge(on: device) { hasBadge = false }
    // W5: the number on the phone's icon is not its business.
    isForWatch = notification.request.isForWatch
    if isForWatch { hasBadge = false }
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
    dndScope = device.policies.dndScope
    bannerAddsTo = device.policies.bannerAddsTo
    criticalSoundWakes = device.policies.criticalSoundWakes
  }
}

extension InstalledApp {
  fileprivate func describe(
    to situation: inout Situation, hearing notification: DeliveredNotification, on device: Device
  ) {
    if !situation.isForWatch { situation.front = front(for: notification, on: device) }
    // N1: local notifications needed no permission then.
    if notification.isLegacy, !device.profile.has(.notificationList) { return }
    situation.authorization = authorization
    situation.isAllowed = settings.notifications
    situation.lockScreen = switchState(.lockScreen)
    situation.notificationCenter = switchState(.notificationCenter)
    situation.banners = switchState(.banners)
    situation.sounds = switchState(.sounds)
    situation.badges = switchState(.badges)
    situation.criticalRight = criticalRight(on: device)
    situation.isEntitledToTimeSensitive = app.isEntitledToTimeSensitive
    situation.backgroundRight = backgroundRight
    let options = options(of: notification)
    situation.carPlay = carPlayRight(options, on: device)
    situation.announcement = announcementRight(options, on: device)
  }

  fileprivate func switchState(_ toggle: Settings.Switch) -> Situation.SwitchState {
    supports(toggle) ? (settings[toggle] ? .on : .off) : .unsupported
  }

  fileprivate func criticalRight(on device: Device) -> Situation.CriticalRight {
    if !device.profile.has(.criticalAlerts) { return .unknown }
    if !app.isEntitledToCriticalAlerts { return .notEntitled }
    if !granted.contains(.criticalAlert) { return .notGranted }
    return settings.critical ? .on : .off
  }

  fileprivate func options(of notification: DeliveredNotification) -> CategoryOptions {
    app.category(notification.content.categoryIdentifier)?.options ?? []
  }

  fileprivate func carPlayRight(
    _ options: CategoryOptions, on device: Device
  ) -> Situation.CarPlayRight {
    if !device.isInCar { return .noCar }
    if !supports(.carPlay) { return .unasked }
    if !options.contains(.allowInCarPlay) { return .uncategorized }
    return settings.carPlay ? .on : .off
  }

  // From iOS 15 on every app's may be read out, and neither option is needed.
  fileprivate func announcementRight(
    _ options: CategoryOptions, on device: Device
  ) -> Situation.AnnouncementRight {
    if !device.profile.has(.allowAnnouncement) { return .unknown }
    if !device.hasHeadphones { return .noHeadphones }
    if device.profile >= .ios15 { return .on }
    if !supports(.announcements) { return .unasked }
    if !options.contains(.allowAnnouncement) { return .uncategorized }
    return settings.announcements ? .on : .off
  }

  fileprivate var backgroundRight: Situation.BackgroundRight {
    guard app.backgroundModes.contains("remote-notification") else { return .undeclared }
    return state == .forceQuit ? .forceQuit : .granted
  }

  // P11: up to iOS 13 there is alert alone. P12: after that it counts as both.
  fileprivate func front(
    for notification: DeliveredNotification, on device: Device
  ) -> Situation.Front {
    guard device.foregroundApp == app.bundleIdentifier, device.screen == .app else {
      return .elsewhere
    }
    if notification.isForApplicationDelegate(on: device) { return .callback }
    guard case .options(var options) = willPresent else { return .unimplemented }
    if !device.profile.has(.bannerPresentation) { options.subtract([.banner, .list]) }
    if options.remove(.alert) != nil { options.formUnion([.banner, .list]) }
    return .presents(options)
  }
}

extension DeliveredNotification {
  // N4.
  fileprivate func leavesBadge(on device: Device) -> Bool {
    isLegacy && content.badge == 0 && !device.policies.legacyZeroBadgeClears
  }
}
