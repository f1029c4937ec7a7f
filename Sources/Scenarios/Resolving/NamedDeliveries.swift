import Delivery
import Notifications

/// The deliveries that a name means.
package struct NamedDeliveries: Sendable {
  /// Their numbers, in order.
  package var numbers: [Int] = []
  /// Those that came to be noticed in any way, in the order in which that was decided.
  package var delivered: [EndedDelivery] = []
  // Where in `State.deliveries` those are that ended, in order.
  private(set) var endings: [Int] = []
  // Which of these are those that came to be noticed.
  private var deliveredPlaces: [Int] = []

  /// Adds one that ended.
  ///
  /// - Parameter place: Where it is in `State.deliveries`, behind all others.
  mutating func add(_ ended: EndedDelivery, at place: Int) {
    endings.append(place)
    guard ended.outcome.isDelivery else { return }
    delivered.append(ended)
    deliveredPlaces.append(place)
  }

  /// Takes back that one ended, the last that did.
  mutating func takeBack(endingAt place: Int) {
    if endings.last == place { endings.removeLast() }
    guard deliveredPlaces.last == place else { return }
    deliveredPlaces.removeLast()
    delivered.removeLast()
  }
}

extension NamedDeliveries {
  /// The one that ended last, which need not have come last; while the one that
  /// came last waits, that one.
  ///
  /// F17: one that was held until the newer one came counts no more, though it ends after that.
  package func latest(in state: State) -> Int? {
    guard let newest = numbers.last, state.ending(of: newest) != nil else { return numbers.last }
    // B3: the newest may be ended by one of another name.
    let ended = endings.lazy.map { state.deliveries[$0] }
    return ended.last { $0.number == newest || $0.outcome != .coalesced }?.number
  }

  /// Whether a delivery is one of them.
  func has(_ number: Int) -> Bool {
    let index = numbers.indices.partitioningIndex { numbers[$0] >= number }
    return index < numbers.count && numbers[index] == number
  }

  /// The same with those of others that are called so.
  func joined(
    with other: NamedDeliveries, called name: String, in state: State
  ) -> NamedDeliveries {
    let isCalledSo = { (number: Int) in state.notification(number).name.isExactly(name) }
    return NamedDeliveries(
      numbers: (numbers + other.numbers.filter(isCalledSo)).sorted(),
      delivered: (delivered + other.delivered.filter { isCalledSo($0.number) })
        .ordered { ($0.at, $0.number) < ($1.at, $1.number) },
      endings: (endings + other.endings.filter { isCalledSo(state.deliveries[$0].number) })
        .sorted())
  }
}
