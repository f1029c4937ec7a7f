import Notifications

/// What is done with the watch.
package enum WatchAct: Hashable, Sendable {
  /// Pairs a watch, or puts it on, off or away (W1); nil unpairs it.
  case pair(Watch?)
  /// Raises the wrist: the long look opens (W6).
  case view(NotificationKey)
  /// Presses an action there; of the notification that shows where none is named (W7, W8).
  case act(NotificationKey?, action: String, text: String?)
  /// Clears a notification there (W7).
  case clear(NotificationKey)
  /// Lowers the wrist: what shows goes away, and the notification stays.
  case close
}
