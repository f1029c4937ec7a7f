import Notifications

/// What rolls down over an unlocked phone.
package struct Banner: Hashable, Sendable {
  /// The notification's number.
  package let number: Int
  /// When it came down.
  let shownAt: Instant
  /// When it leaves by itself; nil where it waits for the person (U12).
  package let until: Instant?

  /// What makes a banner go.
  package enum End: String, CaseIterable, Sendable {
    case timedOut, tapped, dismissed
    /// It was pulled down into its rich view (P9).
    case pulled
    /// Its notification was taken away (G28).
    case withdrawn
    /// The phone was locked, or the list was opened over it.
    case covered

    /// Whether the person made it go.
    var isOfPerson: Bool {
      switch self {
      case .tapped, .dismissed, .pulled: true
      case .timedOut, .withdrawn, .covered: false
      }
    }
  }
}
