/// How much a notification may interrupt (`UNNotificationInterruptionLevel`, R14), from iOS 15.
package enum InterruptionLevel: String, CaseIterable, Sendable {
  case passive, active
  case timeSensitive = "time-sensitive"
  case critical
}
