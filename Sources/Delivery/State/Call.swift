import Notifications

/// A call that the system made to an app's delegate.
package struct Call: Hashable, Sendable {
  /// When it was called.
  package var at: Instant
  /// The app whose delegate was called.
  package var app: BundleIdentifier
  /// Which of the delegate's methods.
  package var method: Method
  /// The number of the notification it is about; nil for none.
  package var notification: Int?
  /// `default`, `dismiss`, or an action's identifier; nil where none was chosen.
  package var action: String?
  /// What the person wrote (A13).
  package var text: String?
  /// What the app answered, where that decides something (P10).
  package var answer: String?
  /// N18: what its launch options carry; nil where it was not started for a notification.
  package var launchOption: LaunchOption?
  /// N6: the picture that it starts with; nil for its usual one, and where it is
  /// not brought to the front.
  package var launchImage: String?
  /// In which state the app was when it was called.
  package let state: State

  init(
    at: Instant, app: BundleIdentifier, method: Method, notification: Int?,
    action: String? = nil, text: String? = nil, state: State
  ) {
    (self.at, self.app, self.method, self.notification) = (at, app, method, notification)
    (self.action, self.text, self.state) = (action, text, state)
  }

  /// The delegate's methods.
  package enum Method: String, CaseIterable, Sendable {
    case willPresent, didReceive, openSettingsFor, didReceiveRemoteNotification
    case didReceiveLocalNotification, didFinishLaunching
    /// An action of a local notification of old, which the application delegate hears of (N19).
    case handleActionWithIdentifier
  }

  /// The keys of launch options,
  /// `UIApplicationLaunchOptionsLocalNotificationKey` and its like (N18).
  package enum LaunchOption: String, CaseIterable, Sendable {
    case localNotification, remoteNotification
  }

  /// What an app is told about itself (`UIApplication.State`).
  package enum State: String, CaseIterable, Sendable {
    case active, inactive, background
  }
}
