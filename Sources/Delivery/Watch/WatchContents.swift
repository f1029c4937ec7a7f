import Notifications

/// What a watch has of notifications.
package struct WatchContents: Hashable, Sendable {
  /// The deliveries that came to it, oldest first; what is gone from both devices
  /// is still among them (W7).
  package internal(set) var records: [Int] = []
  /// What it shows; nil while it shows the time alone.
  package internal(set) var look: WatchLook?
  /// Actions that wait for the phone, in order (W8).
  package internal(set) var waiting: [WatchResponse] = []
}

/// A notification as the watch shows it (W6).
package struct WatchLook: Hashable, Sendable {
  /// The notification's number.
  package var number: Int
  /// Whether all of it shows, with its actions; else icon, app and title.
  package var isLong: Bool
}

/// An action that was chosen on the watch, and opens its app on the phone (W8).
package struct WatchResponse: Hashable, Sendable {
  /// The notification's number.
  package var number: Int
  /// The action that was chosen.
  package var action: Action
  /// What was dictated; nil where the action asks for no text.
  package var text: String?
}
