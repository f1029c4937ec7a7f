/// How much a notification may interrupt (`UNNotificationInterruptionLevel`, R14), from iOS 15.
package enum InterruptionLevel: String, CaseIterable, Sendable {
  /// `passive` neither sounds nor wakes the display; `active` is what counts where none is stated.
  case passive, active
  /// Breaks through quiet times, where the app is entitled to it.
  case timeSensitive = "time-sensitive"
  /// Heard through every silence, where the app is entitled to it (R2).
  case critical
}
