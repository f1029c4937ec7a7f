import Delivery

extension Model {
  // Beyond so many nobody counts along, and looking each of them up would be felt.
  private static let mostArrivals = 500

  /// Remembers what came, to say how much of it is out of sight.
  mutating func countArrivals(_ facts: [Fact], isRewinding: Bool) {
    if isRewinding { return }
    for fact in facts where arrived.count < Self.mostArrivals {
      switch fact.event {
      case .listed(let number, _), .updated(let number, _, _, _): arrived.append(number)
      default: break
      }
    }
  }

  /// How many of those that came stand in these rows of the list.
  func arrivals(in range: Range<Int>, _ scene: Scene) -> Int {
    if arrived.isEmpty || range.isEmpty { return 0 }
    let rows = rows(in: scene)
    return arrived.count { rows.index(of: .notification($0)).map(range.contains) ?? false }
  }
}
