import Notifications

/// What the person does about scheduled summaries.
package enum SummaryAct: Hashable, Sendable {
  /// Schedules them, or no longer; what is nil stays as it is (F11).
  case schedule(Bool, times: [TimeOfDay]?, apps: [BundleIdentifier]?)
  /// Looks at what is held (F16).
  case showNext
  /// Opens the newest that came (F15).
  case open
  /// Clears the newest that came (F15).
  case clear
}
