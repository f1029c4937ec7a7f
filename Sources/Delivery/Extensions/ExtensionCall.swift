import Notifications

/// A method of an extension that the system called.
package struct ExtensionCall: Hashable, Sendable {
  /// When it was called.
  var at: Instant
  /// The app whose bundle has the extension.
  var app: BundleIdentifier
  /// The extension's name.
  package var name: String
  /// Which method, of either kind of extension.
  package var method: Method
  /// The number of the notification it is about.
  package var notification: Int
  /// The action's identifier, or what was pressed or chosen; nil where there is none.
  package var argument: String?

  /// The methods of both kinds of extensions; the last two are what a view hears of touches.
  package enum Method: String, CaseIterable, Sendable {
    /// A service extension got a request, or a content extension a notification (C8).
    case didReceive
    case serviceExtensionTimeWillExpire
    /// `didReceive(_:completionHandler:)` (C10).
    case didReceiveResponse
    case mediaPlay, mediaPause
    case press, input
  }
}
