import Notifications

/// What is due, in order: a delivery goes through its stages on it.
package struct Agenda: Hashable, Sendable {
  // What is done stays before the first for a while.
  private(set) var items: [Item] = []
  private var firstIndex = 0

  /// The next stage of a delivery.
  package struct Item: Hashable, Sendable {
    /// When it is due, on the simulated clock.
    package let instant: Instant
    /// The delivery's number.
    package let number: Int
    /// What is done with the delivery then.
    package fileprivate(set) var stage: Stage
  }

  /// received → decided → shown, and for a banner its end.
  package enum Stage: Hashable, Sendable {
    case decide, show, endBanner
  }

  /// What is due first; of several at one instant, what came first (K25).
  package var first: Item? { firstIndex < items.count ? items[firstIndex] : nil }

  /// Enters a stage behind all that are due no later, so that equal instants keep their order
  /// (K25).
  mutating func add(_ item: Item) {
    var index = items.count
    while index > firstIndex, items[index - 1].instant > item.instant { index -= 1 }
    items.insert(item, at: index)
  }

  /// Enters a stage, or takes that back.
  mutating func add(_ item: Item, _ way: FactDirection) {
    switch way {
    case .forward: add(item)
    case .backward: remove(item.number, item.stage)
    }
  }

  /// Takes the stage off that was due first, or enters it there again.
  mutating func remove(_ item: Item, _ way: FactDirection) {
    switch way {
    case .forward: remove(item.number, item.stage)
    case .backward: insertFirst(item)
    }
  }

  // The room before what is due doubles, so that a burst that is taken back costs little shifting,
  // either.
  private mutating func insertFirst(_ item: Item) {
    if firstIndex == 0 {
      firstIndex = max(1, items.count)
      items.insert(contentsOf: repeatElement(item, count: firstIndex), at: 0)
    }
    firstIndex -= 1
    items[firstIndex] = item
  }

  /// Lets another stage of a delivery take the place of one; does nothing where that is not due.
  ///
  /// B1, P1: there, and not behind all: what was begun is shown before the next of the same instant
  /// is judged, which finds the display lit, and whose app may clear what is listed (B27).
  mutating func replace(_ number: Int, _ stage: Stage, by next: Stage) {
    for index in firstIndex..<items.count
    where items[index].number == number && items[index].stage == stage {
      items[index].stage = next
      return
    }
  }

  /// Takes off what is due first; there must be something. The array itself is shortened only once
  /// most of it is done, so that a burst of deliveries costs little shifting: later than at the
  /// half, which is the room that one that comes back first makes.
  mutating func removeFirst() {
    firstIndex += 1
    // While a banner waits for its end, all may never be done.
    guard firstIndex == items.count || firstIndex >= max(32, items.count / 4 * 3) else { return }
    items.removeFirst(firstIndex)
    firstIndex = 0
  }

  /// Takes a stage of a delivery off, by the delivery's number; does nothing where it is not due.
  mutating func remove(_ number: Int, _ stage: Stage) {
    if let first, first.number == number, first.stage == stage { return removeFirst() }
    // What is done already stays at the beginning until nothing is left; it is not meant.
    let waiting = items[firstIndex...]
    items.removeSubrange(firstIndex...)
    items += waiting.filter { $0.number != number || $0.stage != stage }
  }

  package static func == (left: Agenda, right: Agenda) -> Bool {
    left.items[left.firstIndex...] == right.items[right.firstIndex...]
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(items[firstIndex...])
  }
}
