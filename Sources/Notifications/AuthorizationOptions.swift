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

  /// X16: those of them that a profile knows.
  package func known(in profile: Profile) -> AuthorizationOptions {
    AuthorizationOptions(
      named: names.filter { Feature.option($0)?.exists(in: profile) ?? true })
  }

  /// X16: why a profile does not know one of them; nil where it knows them all.
  package func refusal(in profile: Profile) -> String? {
    names.lazy.compactMap { Feature.option($0)?.refusal(in: profile) }.first
  }
}
