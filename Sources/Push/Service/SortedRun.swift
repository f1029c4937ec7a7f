import Notifications

/// Values in order, cheap to add at the end and to take off the front.
///
/// - Complexity: Adding the greatest, and adding or removing the least, take constant time on the
///   whole; anything else shifts what lies behind it.
struct SortedRun<Element: Comparable & Hashable & Sendable>: Sendable {
  /// What is in it, behind what was taken off the front, which stays for a while.
  private(set) var items: [Element] = []
  private var firstIndex = 0

  /// The least; nil where there is none.
  var first: Element? { firstIndex < items.count ? items[firstIndex] : nil }
  /// All of them, the least first.
  var all: ArraySlice<Element> { items[firstIndex...] }

  /// Adds a value at its place.
  ///
  /// Equal values may come twice.
  mutating func insert(_ element: Element) {
    let index = index(of: element)
    guard index == firstIndex, index < items.count else {
      return items.insert(element, at: index)
    }
    // What was taken off the front last comes back first: the room there doubles, so that a burst
    // that is taken back costs little shifting.
    if firstIndex == 0 {
      firstIndex = items.count
      items.insert(contentsOf: repeatElement(element, count: firstIndex), at: 0)
    }
    firstIndex -= 1
    items[firstIndex] = element
  }

  /// Takes a value off; does nothing where it is not there. Of equal values one is taken.
  mutating func remove(_ element: Element) {
    if first == element {
      firstIndex += 1
      // A burst costs little shifting; of pushes that overlap, all may never be gone. Later than at
      // the half, or the room that the least one doubled would go with it, and be made again.
      guard firstIndex == items.count || firstIndex >= max(32, items.count / 4 * 3) else { return }
      items.removeFirst(firstIndex)
      firstIndex = 0
      return
    }
    let index = index(of: element)
    if index < items.count, items[index] == element { items.remove(at: index) }
  }

  private func index(of element: Element) -> Int {
    if let last = items.last, last < element { return items.count }
    return (firstIndex..<items.count).partitioningIndex { items[$0] >= element }
  }
}

extension SortedRun: Hashable {
  static func == (left: SortedRun, right: SortedRun) -> Bool { left.all == right.all }
  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
