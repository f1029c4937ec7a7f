import Notifications

/// K25: when something is due, and its place among what is due at the same instant.
struct DueOrder: Hashable, Comparable, Sendable {
  /// When it is due.
  let instant: Instant
  /// Of several at one instant the lowest comes first.
  let order: Int

  static func < (left: DueOrder, right: DueOrder) -> Bool {
    left.instant == right.instant ? left.order < right.order : left.instant < right.instant
  }
}
