import Notifications

/// A call that the system made to an app's delegate.
package struct Call: Hashable, Sendable {
  package var at: Instant
  package var app: BundleIdentifier
  package var method: Method
  /// The number of the notification it is about.
  package var notification: Int
  /// `default`, or an action's identifier.
  package var action: String

  /// The delegate's methods.
  package enum Method: String, CaseIterable, Sendable {
    case didReceive
  }
}
