/// What several threads make of items, ahead of the one who takes it in their order.
final class OrderedProducts<Item: Sendable, Product: Sendable>: Sendable {
  private let items: [Item]
  private let state: SharedState<Progress>

  /// - Parameter mostHeld: How many may be begun and not taken, from 1.
  init(_ items: [Item], mostHeld: Int) {
    self.items = items
    state = SharedState(Progress(count: items.count, mostHeld: mostHeld))
  }

  /// Makes one after the other of those that no thread has begun, until all are begun.
  func makeAhead(_ worker: (Item) -> Product) {
    while let index = state.wait(until: { $0.mayBegin || $0.isAllBegun }, then: { $0.begin() }) {
      make(index, worker)
    }
  }

  /// The first that is not taken yet, for the one thread that takes them; it makes others
  /// while that one is being made.
  ///
  /// Asked for no more often than there are items.
  func take(_ worker: (Item) -> Product) -> Product {
    while true {
      let (product, index) = state.wait(until: { $0.isFirstMade || $0.mayBegin }) { state in
        let product = state.takeFirst()
        return (product, product == nil ? state.begin() : nil)
      }
      if let product { return product }
      if let index { make(index, worker) }
    }
  }

  private func make(_ index: Int, _ worker: (Item) -> Product) {
    let product = worker(items[index])
    state.change { $0.made[index] = product }
  }

  private struct Progress: Sendable {
    let count: Int
    let mostHeld: Int
    var begunCount = 0
    var takenCount = 0
    var made: [Int: Product] = [:]

    init(count: Int, mostHeld: Int) { (self.count, self.mostHeld) = (count, mostHeld) }

    var isAllBegun: Bool { begunCount == count }
    var mayBegin: Bool { begunCount < min(count, takenCount + mostHeld) }
    var isFirstMade: Bool { made[takenCount] != nil }

    mutating func begin() -> Int? {
      guard mayBegin else { return nil }
      defer { begunCount += 1 }
      return begunCount
    }

    mutating func takeFirst() -> Product? {
      guard let product = made.removeValue(forKey: takenCount) else { return nil }
      takenCount += 1
      return product
    }
  }
}
