import Notifications

/// Notifications of which each has an end that comes by itself, the first first: asked each time
/// that something may be due.
struct Deadlines: Hashable, Sendable {
  // The numbers of the notifications are their order.
  private var all: [DueOrder] = []

  /// The number of the notification whose end comes first, and when; nil where there is none.
  var first: (number: Int, instant: Instant)? { all.first.map { ($0.order, $0.instant) } }

  /// Notes when the end of a notification comes, or takes that back.
  mutating func note(_ number: Int, at instant: Instant, _ way: FactDirection) {
    let end = DueOrder(instant: instant, order: number)
    let index = all.indices.partitioningIndex { all[$0] >= end }
    way.insert(end, at: index, into: &all)
  }
}
