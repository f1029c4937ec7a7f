import Notifications

/// How an app stands with what it delivers: what of it decides where that shows.
///
/// Worked out whenever the app changes. Small and without references, so that the standings of many
/// apps are at hand with each delivery, and none of the apps has to be looked at.
struct AppStanding: Sendable {
  /// What the person set for it.
  let settings: Settings
  /// Whether the person chose languages for it (L20).
  let hasOwnLanguages: Bool
  /// Whether it has a service extension, which may change what it says (V1).
  let hasServiceExtension: Bool
  /// The environment that its pushes come from (B12).
  let pushEnvironment: PushEnvironment

  private let authorization: Authorization
  private let lockScreen, notificationCenter, banners, sounds, badges: Situation.SwitchState
  private let carPlay, announcements: Situation.SwitchState
  private let criticalRight: Situation.CriticalRight
  private let timeSensitive: Situation.TimeSensitiveRight
  /// Whether the person muted it (F18).
  let isMuted: Bool
  private let backgroundRight: Situation.BackgroundRight

  init(_ app: InstalledApp) {
    settings = app.settings
    hasOwnLanguages = app.languages != nil
    hasServiceExtension = app.app.serviceExtension != nil
    pushEnvironment = app.app.pushEnvironment
    authorization = app.standingAuthorization
    lockScreen = app.switchState(.lockScreen)
    notificationCenter = app.switchState(.notificationCenter)
    banners = app.switchState(.banners)
    sounds = app.switchState(.sounds)
    badges = app.switchState(.badges)
    carPlay = app.switchState(.carPlay)
    announcements = app.switchState(.announcements)
    criticalRight = app.criticalRight
    timeSensitive = app.timeSensitiveRight
    isMuted = app.mutedUntil != nil
    backgroundRight = app.backgroundRight
  }

  /// Says of a situation how the app stands in it.
  ///
  /// - Parameter options: Those of the notification's category; asked for only where they decide.
  func describe(
    to situation: inout Situation, on device: Device, _ options: () -> CategoryOptions
  ) {
    situation.authorization = authorization
    situation.isAllowed = settings.notifications
    situation.lockScreen = lockScreen
    situation.notificationCenter = notificationCenter
    situation.banners = banners
    situation.sounds = sounds
    situation.badges = badges
    situation.criticalRight = device.profile.has(.criticalAlerts) ? criticalRight : .unknown
    situation.timeSensitive = timeSensitive
    situation.backgroundRight = backgroundRight
    situation.carPlay = carPlayRight(on: device, options)
    situation.announcement = announcementRight(on: device, options)
  }

  private func carPlayRight(
    on device: Device, _ options: () -> CategoryOptions
  ) -> Situation.CarPlayRight {
    if !device.isInCar { return .noCar }
    if carPlay == .unsupported { return .unasked }
    if !options().contains(.allowInCarPlay) { return .uncategorized }
    return carPlay == .on ? .on : .off
  }

  // From iOS 15 on every app's may be read out, unless it is turned off; neither option is needed.
  private func announcementRight(
    on device: Device, _ options: () -> CategoryOptions
  ) -> Situation.AnnouncementRight {
    if !device.profile.has(.allowAnnouncement) { return .unknown }
    if !device.hasHeadphones { return .noHeadphones }
    if device.profile.has(.announcementOfAll) { return settings.announcements ? .onForAll : .off }
    if announcements == .unsupported { return .unasked }
    if !options().contains(.allowAnnouncement) { return .uncategorized }
    return announcements == .on ? .on : .off
  }
}

extension InstalledApp {
  fileprivate func switchState(_ toggle: Settings.Switch) -> Situation.SwitchState {
    supports(toggle) ? (settings[toggle] ? .on : .off) : .unsupported
  }

  // Where there are critical alerts at all.
  fileprivate var criticalRight: Situation.CriticalRight {
    if !app.isEntitledToCriticalAlerts { return .notEntitled }
    if !granted.contains(.criticalAlert) { return .notGranted }
    return settings.critical ? .on : .off
  }

  fileprivate var timeSensitiveRight: Situation.TimeSensitiveRight {
    if !app.isEntitledToTimeSensitive { return .notEntitled }
    return settings.timeSensitive ? .on : .off
  }

  fileprivate var backgroundRight: Situation.BackgroundRight {
    guard app.backgroundModes.contains("remote-notification") else { return .undeclared }
    return state == .forceQuit ? .forceQuit : .granted
  }
}
