import Notifications

/// What is held for a summary and expires by itself, the first first: asked each time that something may be due (F17).
struct HeldExpiries: Hashable, Sendable {
  private var all: [Expiry] = []

  /// That a notification expires while it is held.
  struct Expiry: Hashable, Sendable {
    let number: Int
    let instant: Instant

    fileprivate func isEarlier(than other: Expiry) -> Bool {
      instant == other.instant ? number < other.number : instant < other.instant
    }
  }

  /// What expires first; nil where nothing does.
  var first: Expiry? { all.first }

  /// Notes that a notification expires, or takes that back.
  mutating func note(_ number: Int, at instant: Instant, _ way: FactDirection) {
    let expiry = Expiry(number: number, instant: instant)
    let index = all.indices.partitioningIndex { !all[$0].isEarlier(than: expiry) }
    switch way {
    case .forward: all.insert(expiry, at: index)
    case .backward: all.remove(at: index)
    }
  }
}
