/// The next requests of apps, the first of all on top: a binary heap.
///
/// What an app has no longer first stays inside until it comes to the top, and is dropped there.
struct TurnHeap: Sendable {
  private var turns: [Turn] = []

  /// That an app's request is due. Without references: it changes its place a dozen times.
  struct Turn: Hashable, Sendable {
    /// When it is due, and the request's place among all that were scheduled.
    let due: DueOrder
    /// The app whose it is, by its place among those that ever had one.
    let app: Int
  }

  /// What is due first.
  var first: Turn? { turns.first }

  /// Adds a turn.
  mutating func insert(_ turn: Turn) {
    turns.append(turn)
    var index = turns.count - 1
    while index > 0, turns[index].due < turns[(index - 1) / 2].due {
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
    while let child = earlierChild(of: index), turns[child].due < turns[index].due {
      turns.swapAt(index, child)
      index = child
    }
  }

  private func earlierChild(of index: Int) -> Int? {
    let (left, right) = (index * 2 + 1, index * 2 + 2)
    guard left < turns.count else { return nil }
    return right < turns.count && turns[right].due < turns[left].due ? right : left
  }
}
