/// What an app asks to be allowed (`UNAuthorizationOptions`, X16).
package struct AuthorizationOptions: NamedOptions {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let badge = AuthorizationOptions(rawValue: 1)
  package static let sound = AuthorizationOptions(rawValue: 2)
  package static let alert = AuthorizationOptions(rawValue: 4)
  package static let carPlay = AuthorizationOptions(rawValue: 8)
  package static let criticalAlert = AuthorizationOptions(rawValue: 16)
  package static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 32)
  package static let provisional = AuthorizationOptions(rawValue: 64)
  package static let announcement = AuthorizationOptions(rawValue: 128)
  package static let timeSensitive = AuthorizationOptions(rawValue: 256)

  package static let names: [(option: AuthorizationOptions, name: String)] = [
    (.alert, "alert"), (.sound, "sound"), (.badge, "badge"), (.carPlay, "carPlay"),
    (.criticalAlert, "criticalAlert"), (.provisional, "provisional"),
    (.providesAppNotificationSettings, "providesAppNotificationSettings"),
    (.announcement, "announcement"), (.timeSensitive, "timeSensitive"),
  ]

  /// X16: the first profile that knows each of them; iOS 10 for those that are not here.
  package static let firstProfiles: [(option: AuthorizationOptions, profile: Profile)] = [
    ([.criticalAlert, .providesAppNotificationSettings, .provisional], .ios12),
    (.announcement, .ios13), (.timeSensitive, .ios15),
  ]

  /// X16: those of them that a profile knows.
  package func known(in profile: Profile) -> AuthorizationOptions {
    Self.firstProfiles.filter { $0.profile > profile }
      .reduce(self) { $0.subtracting($1.option) }
  }
}
