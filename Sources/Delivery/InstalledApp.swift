import Localization
import Notifications
import Push

/// An app on the device, with what the person and the system hold about it.
package struct InstalledApp: Hashable, Sendable {
  package var app: App
  package var token: DeviceToken
  package var state = AppState.notRunning
  package var authorization: Authorization
  package var settings: Settings
  /// All its words.
  package var strings: AppStrings
  /// The languages that the person chose for it; nil for the device's (L20).
  package var languages: [String]?

  package init(
    _ app: App, strings: AppStrings = .none, authorization: Authorization, seed: UInt64
  ) {
    self.app = app
    self.strings = strings
    self.authorization = authorization
    token = DeviceToken(app: app.bundleIdentifier, seed: seed)
    settings = Settings(grouping: app.initialGrouping)
  }
}

/// Whether an app's code runs.
package enum AppState: String, CaseIterable, Sendable {
  case notRunning, background, foreground
}

/// What the person answered when the app asked to notify (X15).
package enum Authorization: String, CaseIterable, Sendable {
  case notDetermined, authorized
}
