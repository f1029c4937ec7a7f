import Notifications

extension Settings {
  /// X3: on the way to Notification Center only; from the next delivery on (X6).
  mutating func becomeQuiet(keepingBadge keepsBadge: Bool) {
    lockScreen = false
    notificationCenter = true
    banners = false
    sounds = false
    if !keepsBadge { badges = false }
  }

  /// X4: everything on. What the app never asked for stays without effect (U5).
  mutating func becomeProminent() {
    lockScreen = true
    notificationCenter = true
    banners = true
    sounds = true
    badges = true
  }
}

extension InstalledApp {
  /// X5, X21: whether it shows in Notification Center and nowhere else.
  package var isQuiet: Bool {
    isOn(.notificationCenter) && !isOn(.lockScreen) && !isOn(.banners) && !isOn(.sounds)
  }

  /// X3, F18: whether that is one choice on this system, and not each switch by itself.
  package func isDeliveredQuietly(in profile: Profile) -> Bool {
    isQuiet && profile.has(.quietDelivery)
  }

  /// X5, X25: whether it was turned off after it had been allowed or while on trial, and
  /// not refused when it asked.
  package var isTurnedOff: Bool { !isDelivering && standingAuthorization.allowsDelivery }

  /// Whether anything of it is delivered at all: it was allowed, and is not turned off (U4).
  package var isDelivering: Bool { authorization.allowsDelivery && settings.notifications }
}
