import Delivery
import Notifications

/// What a row of the list is about. Stays true while rows come, move and go.
///
/// Notifications are named by their numbers.
package enum ListSpot: Hashable, Sendable {
  /// The list's own header, with *Clear All*.
  case clearAll
  /// The header of the history, with its *Clear* (G23).
  case clearHistory
  /// The row that shows a notification, or hides it in a stack.
  case notification(Int)
  /// The first row of a group: its header while it is expanded.
  case group(GroupPlace)
  /// A summary that came and is not opened, by when it came (F13).
  case summary(Instant)
  /// What is held for the next summary, or the way to look at it (F16).
  case nextSummary
  /// The line that counts what has no row (F19).
  case counted
}

extension State {
  /// The notification whose pictures a row has; nil for headers and the like, and where there is
  /// none of that number, as after a step back.
  func leading(of spot: ListSpot) -> Int? {
    switch spot {
    case .notification(let number): notifications.indices.contains(number) ? number : nil
    case .group(let place): list.group(at: place)?.leading
    case .clearAll, .clearHistory, .summary, .nextSummary, .counted: nil
    }
  }
}
