import Localization
import Notifications
import Push

/// An app on the device, with what the person and the system hold about it.
package struct InstalledApp: Hashable, Sendable {
  // Behind one reference: what a bundle declares is two dozen to count
  // whenever its app is handed on.
  private var declared: Boxed<App>
  /// What servers address its pushes to; the same for one app and seed.
  package var token: DeviceToken
  /// What servers address pushes for the watch alone to; nil where it has no app there (W5).
  package var watchToken: DeviceToken?
  /// Whether its code runs, and if so, in front or behind (P14).
  package var state = AppState.notRunning
  /// What it runs for in the background, by the name of its bundle; nil for nothing in particular.
  package var backgroundMode: String?
  /// How long it may run in the background for a push; nil where that is not why it runs (B26).
  var backgroundTime: BackgroundTime?
  package var authorization: Authorization
  /// When an app clip may no longer notify (X15); nil for what is not ephemeral.
  package var ephemeralUntil: Instant?
  /// Everything that it has asked for so far; the rest is not supported (U5).
  package var requested: AuthorizationOptions = []
  /// What it was granted of `requested` (X18): critical alerts only where their own
  /// question was answered so (X30).
  package var granted: AuthorizationOptions = []
  /// How the person muted it (F18); nil for not.
  package internal(set) var mute: Mute?
  /// Whether the person decided about its Time Sensitive notifications, so that
  /// nothing is asked any more (F3).
  var hasDecidedTimeSensitive = false
  /// What the person set for it; a switch counts only where the app supports it (U5).
  package var settings: Settings
  /// The number on its icon; nil for none (P16).
  package var badge: Int?
  /// What it answers while it is in front (P10).
  package var willPresent: WillPresent
  /// All its words.
  package var strings: AppStrings
  /// The languages that the person chose for it; nil for the device's (L20).
  package var languages: [String]?

  package init(
    _ app: App, strings: AppStrings = .none, authorization: Authorization, seed: UInt64
  ) {
    declared = Boxed(app)
    (self.strings, self.authorization) = (strings, authorization)
    token = DeviceToken(app: app.bundleIdentifier, seed: seed)
    watchToken =
      app.hasWatchApp ? DeviceToken(watchAppOf: app.bundleIdentifier, seed: seed) : nil
    settings = app.initialSettings
    willPresent = app.delegate.willPresent
    guard authorization != .notDetermined, authorization != .ephemeral else { return }
    requested = app.authorizationOptions
    // X30: without the entitlement it is not shown that it asks for them.
    if !app.isEntitledToCriticalAlerts { requested.remove(.criticalAlert) }
    granted = requested
  }

  /// The app as its bundle declares it.
  package var app: App {
    _read { yield declared.value }
    set { declared = Boxed(newValue) }
  }

  /// Until when it is muted (F18); nil for not.
  package var mutedUntil: Instant? { mute?.until }

  /// Whether another is declared alike and has the same words, whatever became of either.
  package func isDeclared(as other: InstalledApp) -> Bool {
    declared == other.declared && strings === other.strings
  }

  /// U1, U5: whether there is something to set on its page: what the system does not know yet
  /// cannot be set, nor what was never asked for.
  package func has(_ setting: Setting, in profile: Profile) -> Bool {
    guard Feature.hasSetting(setting.key, in: profile) else { return false }
    return switch setting {
    case .toggle(let toggle, _): supports(toggle, in: profile)
    case .bannerStyle: supports(.banners)
    case .previews, .grouping, .delivery, .display: supports(.notifications)
    }
  }

  /// U5: whether the app asked for what a switch governs, so that there is such a switch.
  package func supports(_ toggle: Settings.Switch) -> Bool {
    switch toggle {
    case .notifications: authorization != .notDetermined
    case .lockScreen, .notificationCenter, .banners: mayUse(.alert)
    case .sounds: mayUse(.sound)
    case .badges: mayUse(.badge)
    case .critical: requested.contains(.criticalAlert)
    case .carPlay: mayUse(.carPlay)
    case .announcements: requested.contains(.announcement)
    case .timeSensitive: app.isEntitledToTimeSensitive
    }
  }

  /// U5: whether a version has such a switch of it: from iOS 15 on there is one for reading
  /// aloud of every app (X16).
  package func supports(_ toggle: Settings.Switch, in profile: Profile) -> Bool {
    guard Feature.hasSetting(toggle.rawValue, in: profile) else { return false }
    let isOfEveryApp = toggle == .announcements && profile.has(.announcementOfAll)
    return supports(isOfEveryApp ? .notifications : toggle)
  }

  /// X15: an app clip behaves as authorized, and need not ask.
  package func mayUse(_ option: AuthorizationOptions) -> Bool {
    requested.contains(option) || authorization == .ephemeral
  }

  /// Whether a switch is on now: there is one, it is set, and neither a refusal (X18) nor
  /// provisional authorization, which leaves Notification Center alone (X21), holds it back.
  package func isOn(_ toggle: Settings.Switch) -> Bool {
    supports(toggle) && settings[toggle] && mayTurnOn(toggle)
  }

  /// Whether a switch that a version has is on now.
  package func isOn(_ toggle: Settings.Switch, in profile: Profile) -> Bool {
    supports(toggle, in: profile) && settings[toggle] && mayTurnOn(toggle)
  }

  private func mayTurnOn(_ toggle: Settings.Switch) -> Bool {
    switch authorization {
    // X30: critical alerts are asked about by themselves.
    case .notDetermined, .denied: return toggle == .critical
    case .provisional:
      return toggle == .notifications || toggle == .notificationCenter || toggle == .critical
    case .authorized, .ephemeral: return true
    }
  }
}
