import Notifications

/// The next requests of apps, the first of all on top: a binary heap.
///
/// What an app has no longer first stays inside until it comes to the top, and is dropped there.
struct TurnHeap: Sendable {
  private var turns: [Turn] = []

  /// That an app's request is due. Without references: it changes its place a dozen times.
  struct Turn: Hashable, Sendable {
    /// When it is due.
    let instant: Instant
    /// The request's place among all that were scheduled (K25).
    let order: Int
    /// The app whose it is, by its place among those that ever had one.
    let app: Int

    /// Whether its turn comes before another's.
    func isEarlier(than other: Turn) -> Bool {
      instant == other.instant ? order < other.order : instant < other.instant
    }
  }

  /// What is due first.
  var first: Turn? { turns.first }

  /// Adds a turn.
  mutating func insert(_ turn: Turn) {
    turns.append(turn)
    var index = turns.count - 1
    while index > 0, turns[index].isEarlier(than: turns[(index - 1) / 2]) {
      turns.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Puts a turn in the place of the first, for an app whose next request is due later.
  mutating func replaceFirst(by turn: Turn) {
    turns[0] = turn
    sink()
  }

  /// Drops from the top what holds no longer.
  mutating func removeStale(_ holds: (Turn) -> Bool) {
    while let first = turns.first, !holds(first) { removeFirst() }
  }

  private mutating func removeFirst() {
    turns.swapAt(0, turns.count - 1)
    turns.removeLast()
    sink()
  }

  // The first may stand above earlier ones.
  private mutating func sink() {
    var index = 0
    while let child = earlierChild(of: index), turns[child].isEarlier(than: turns[index]) {
      turns.swapAt(index, child)
      index = child
    }
  }

  private func earlierChild(of index: Int) -> Int? {
    let (left, right) = (index * 2 + 1, index * 2 + 2)
    guard left < turns.count else { return nil }
    return right < turns.count && turns[right].isEarlier(than: turns[left]) ? right : left
  }
}
