import Localization
import Notifications

/// A row under a notification that asks whether to keep receiving its app's (X11).
package struct Suggestion: Hashable, Sendable {
  /// The app that may be kept or turned off.
  package var app: BundleIdentifier
  /// The notification that it stands under.
  package var notification: NotificationKey

  package init(under notification: NotificationKey) {
    app = notification.app
    self.notification = notification
  }
}

extension State {
  /// What a suggestion asks, in the device's language.
  package func text(of suggestion: Suggestion) -> String {
    systemWords(.suggestion, arguments: [displayName(of: suggestion.app)])
  }

  /// The number of the notification that a suggestion stands under; nil where there is none.
  package var suggestedNumber: Int? {
    suggested.flatMap { list.find($0.notification)?.number }
  }
}
