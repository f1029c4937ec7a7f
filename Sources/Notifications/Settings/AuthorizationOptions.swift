/// What an app asks to be allowed (`UNAuthorizationOptions`, X16).
package struct AuthorizationOptions: NamedOptions {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A number on the app's icon.
  package static let badge = AuthorizationOptions(rawValue: 1)
  /// Sounds with its notifications.
  package static let sound = AuthorizationOptions(rawValue: 2)
  /// Banners, the list and the lock screen.
  package static let alert = AuthorizationOptions(rawValue: 4)
  /// Notifications on a car's display (`UNAuthorizationOptions.carPlay`).
  package static let carPlay = AuthorizationOptions(rawValue: 8)
  /// Alerts that ignore the ringer switch and Do Not Disturb; Apple has to entitle the app (R2).
  package static let criticalAlert = AuthorizationOptions(rawValue: 16)
  /// A button in Settings that leads to the app's own page of settings.
  package static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 32)
  /// Quiet delivery without a question to the person.
  package static let provisional = AuthorizationOptions(rawValue: 64)
  /// Reading aloud by Siri (`UNAuthorizationOptions.announcement`).
  package static let announcement = AuthorizationOptions(rawValue: 128)
  /// Breaking through quiet times; Apple has to entitle the app (R14).
  package static let timeSensitive = AuthorizationOptions(rawValue: 256)

  /// Y33: what is said of an app that asks for `provisional`, and for nothing else.
  package static let provisionalAlone =
    "with provisional alone nothing will be shown; ask for alert, sound or badge too"

  package static let names: [(option: AuthorizationOptions, name: String)] = [
    (.alert, "alert"), (.sound, "sound"), (.badge, "badge"), (.carPlay, "carPlay"),
    (.criticalAlert, "criticalAlert"), (.provisional, "provisional"),
    (.providesAppNotificationSettings, "providesAppNotificationSettings"),
    (.announcement, "announcement"), (.timeSensitive, "timeSensitive"),
  ]

  /// X16: those of them that a profile knows.
  package func known(in profile: Profile) -> AuthorizationOptions {
    AuthorizationOptions(
      named: names.filter { Feature.option($0)?.exists(in: profile) ?? true })
  }

  /// X16: why a profile does not know the newest of those that it lacks; nil where it knows
  /// them all.
  package func refusal(in profile: Profile) -> String? {
    // They are named in the order in which they came.
    names.compactMap { Feature.option($0)?.refusal(in: profile) }.last
  }
}
