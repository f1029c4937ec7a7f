/// What Settings say; `notificationCenter` and `appSettings` stand there, too.
extension SystemText {
  /// U4: the switch for all of an app's notifications.
  package static let allowNotifications = control("settings.allow", "Allow Notifications")
  /// U6: the switch for the lock screen.
  package static let lockScreen = control("settings.lockScreen", "Lock Screen")
  /// U8: the switch for banners.
  package static let banners = control("settings.banners", "Banners")
  /// U10: the switch for sounds.
  package static let sounds = control("settings.sounds", "Sounds")
  /// U11: the switch for the number on the icon.
  package static let badges = control("settings.badges", "Badges")
  /// R2: the switch for critical alerts.
  package static let criticalAlerts = control("settings.critical", "Critical Alerts")
  /// X16: the switch for a car's display.
  package static let carPlay = control("settings.carPlay", "CarPlay")
  /// X16: the switch for being read out.
  package static let announcements = control("settings.announce", "Announce Notifications")
  /// U12: how long a banner stays.
  package static let bannerStyle = control("settings.bannerStyle", "Banner Style")
  /// U12: it leaves by itself.
  package static let temporary = control("settings.temporary", "Temporary")
  /// U12: it stays until the person acts.
  package static let persistent = control("settings.persistent", "Persistent")
  /// H1: when content may be read.
  package static let showPreviews = control("settings.previews", "Show Previews")
  /// H1: it may, always.
  package static let always = control("settings.always", "Always")
  /// H1: it may, once the owner was recognized.
  package static let whenUnlocked = control("settings.whenUnlocked", "When Unlocked")
  /// H1: it may never.
  package static let never = control("settings.never", "Never")
  /// H1: an app goes by the phone's own value, which is the argument.
  package static let byDefault = control("settings.default", "%@ (Default)")
  /// G2: how notifications are put together.
  package static let grouping = control("settings.grouping", "Notification Grouping")
  /// G3: by their threads.
  package static let automatic = control("settings.automatic", "Automatic")
  /// G7: one group for each app.
  package static let byApp = control("settings.byApp", "By App")
  /// G8: not at all; also of an app that is turned off (U4).
  package static let groupingOff = control("settings.groupingOff", "Off")
  /// A switch that is on.
  package static let switchedOn = control("settings.on", "on")
  /// A switch that is off.
  package static let switchedOff = control("settings.off", "off")

  /// X15: nothing was asked yet.
  package static let notDetermined = control("status.notDetermined", "not determined")
  /// X15: the answer was no.
  package static let denied = control("status.denied", "denied")
  /// X15: the answer was yes.
  package static let authorized = control("status.authorized", "authorized")
  /// X19: it delivers without having asked.
  package static let provisional = control("status.provisional", "provisional")
  /// X15: an app clip may, for a while.
  package static let appClip = control("status.appClip", "authorized as an app clip")

  /// Keys of the system's tables with their English words.
  static let settingsPage = [
    notDetermined, denied, authorized, provisional, appClip,
    allowNotifications, lockScreen, banners, sounds, badges, criticalAlerts, carPlay,
    announcements, bannerStyle,
    temporary, persistent, showPreviews, always, whenUnlocked, never, byDefault, grouping,
    automatic, byApp, groupingOff, switchedOn, switchedOff,
  ]
}
