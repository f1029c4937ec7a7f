import Delivery

extension Model {
  // Beyond so many nobody counts along, and looking each of them up would be felt.
  private static let mostArrivals = 500

  /// Remembers what came, to say how much of it is out of sight.
  mutating func countArrivals(_ facts: [Fact], isRewinding: Bool) {
    if isRewinding { return }
    for fact in facts where list.arrived.count < Self.mostArrivals {
      let traits = fact.event.traits
      guard traits.attention.contains(.arrivals) else { continue }
      if case .notification(let number) = traits.subject { list.arrived.append(number) }
    }
  }
}
