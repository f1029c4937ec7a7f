/// Something of the watch that can be pressed.
package enum WatchSpot: Hashable, Sendable {
  /// All of it: the wrist is raised.
  case card
  /// An action of the notification that it shows.
  case action(String)
  /// What clears the notification, here and on the phone (W7).
  case clear
}
