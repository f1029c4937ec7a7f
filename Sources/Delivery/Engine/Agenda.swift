import Notifications

/// What is due, in order: a delivery goes through its stages on it.
package struct Agenda: Hashable, Sendable {
  private var items: [Item] = []
  private var firstIndex = 0

  /// The next stage of a delivery.
  package struct Item: Hashable, Sendable {
    package let instant: Instant
    /// The delivery's number.
    package let number: Int
    package let stage: Stage
  }

  /// received → decided → shown, and for a banner its end.
  package enum Stage: Hashable, Sendable {
    case decide, show, endBanner
  }

  /// What is due first; of several at one instant, what came first (K25).
  package var first: Item? { firstIndex < items.count ? items[firstIndex] : nil }

  mutating func add(_ item: Item) {
    var index = items.count
    while index > firstIndex, items[index - 1].instant > item.instant { index -= 1 }
    items.insert(item, at: index)
  }

  mutating func removeFirst() {
    firstIndex += 1
    if firstIndex == items.count {
      items.removeAll(keepingCapacity: true)
      firstIndex = 0
    }
  }

  mutating func remove(_ number: Int, _ stage: Stage) {
    if let first, first.number == number, first.stage == stage { return removeFirst() }
    items.removeAll { $0.number == number && $0.stage == stage }
  }

  package static func == (left: Agenda, right: Agenda) -> Bool {
    left.items[left.firstIndex...] == right.items[right.firstIndex...]
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(items[firstIndex...]) }
}
