import Notifications

/// What is held for a summary and expires by itself, the first first: asked each time that
/// something may be due (F17).
struct HeldExpiries: Hashable, Sendable {
  // The numbers of the notifications are their order.
  private var all: [DueOrder] = []

  /// The number of the notification that expires first, and when; nil where none does.
  var first: (number: Int, instant: Instant)? { all.first.map { ($0.order, $0.instant) } }

  /// Notes that a notification expires, or takes that back.
  mutating func note(_ number: Int, at instant: Instant, _ way: FactDirection) {
    let expiry = DueOrder(instant: instant, order: number)
    let index = all.indices.partitioningIndex { all[$0] >= expiry }
    switch way {
    case .forward: all.insert(expiry, at: index)
    case .backward: all.remove(at: index)
    }
  }
}
