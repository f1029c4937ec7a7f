import Notifications

/// A response that an app still has to complete, or that waits for an earlier one (A19).
package struct PendingResponse: Hashable, Sendable {
  /// The app whose delegate gets the response.
  package var app: BundleIdentifier
  /// The notification's delivery number.
  var notification: Int
  /// `default`, `dismiss`, or an action's identifier.
  package var action: String
  /// What the person wrote (A13); nil where the action asks for no text.
  var text: String?
  /// Whether the app comes to the front for it (A11).
  var isForeground: Bool
  /// When its time is over; nil while it waits for another.
  package var deadline: Instant?

  /// A19: how long an app has to complete one.
  static let timeToComplete = Interval.seconds(30)
}
