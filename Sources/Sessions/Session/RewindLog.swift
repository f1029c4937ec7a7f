import Delivery
import Scenarios

/// How often facts of a session were taken back, and how little was left of the phone then: what is
/// kept of it beside the session is cut to that, and not made anew.
struct RewindLog: Sendable {
  /// How often facts were taken back, to look at another moment or for good, or what is to
  /// come became another.
  private(set) var count = 0
  // The latest that left so little: less was left by each of those before it, oldest first.
  private var lows: [Low] = []

  private struct Low: Sendable {
    let number: Int
    let factCount: Int
    let extent: DeliveryIndex.Extent
  }

  /// Takes in that facts were taken back, or that what is to come may be another.
  ///
  /// - Parameters:
  ///   - factCount: How many are left.
  ///   - state: The phone then.
  mutating func note(leaving factCount: Int, _ state: State) {
    count += 1
    while let last = lows.last, last.factCount >= factCount { lows.removeLast() }
    lows.append(
      Low(number: count, factCount: factCount, extent: DeliveryIndex.Extent(state)))
  }

  /// The least that was left of the phone since facts had been taken back so often; nil where none
  /// were since.
  func least(since count: Int) -> DeliveryIndex.Extent? {
    let index = lows.indices.partitioningIndex { lows[$0].number > count }
    return index < lows.count ? lows[index].extent : nil
  }
}
