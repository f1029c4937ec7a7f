import Notifications

/// How long ago a notification came when a cell is looked at: its time stands beside words and
/// takes of their room (P21).
package enum MatrixAge: String, CaseIterable, Hashable, Sendable {
  case now
  case minutes = "5m"
  case yesterday = "Yesterday"

  /// How long ago that is.
  package var interval: Interval {
    switch self {
    case .now: .minutes(0)
    case .minutes: .minutes(5)
    case .yesterday: .minutes(24 * 60)
    }
  }
}
