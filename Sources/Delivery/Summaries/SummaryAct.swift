import Notifications

/// What the person does about scheduled summaries.
package enum SummaryAct: Hashable, Sendable {
  /// Schedules them, or no longer; what is nil stays as it is (F11).
  case schedule(Bool, times: [TimeOfDay]?, apps: [BundleIdentifier]?)
  /// Looks at what is held (F16).
  case showNext
  /// Opens the one that came then; nil for the newest (F15).
  case open(at: Instant? = nil)
  /// Clears the one that came then; nil for the newest (F15).
  case clear(at: Instant? = nil)

  /// When the one came that is opened or cleared; nil for the newest, and for what is about none.
  package var date: Instant? {
    get {
      switch self {
      case .open(let date), .clear(let date): date
      case .schedule, .showNext: nil
      }
    }
    set {
      switch self {
      case .open: self = .open(at: newValue)
      case .clear: self = .clear(at: newValue)
      case .schedule, .showNext: break
      }
    }
  }
}
