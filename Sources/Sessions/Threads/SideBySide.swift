import Glibc
import Synchronization

/// Works several things off at the same time, for what came of each in their order.
package enum SideBySide {
  /// - Parameters:
  ///   - count: How many are worked on at the same time, from 1.
  ///   - makeWorker: Is asked once on each thread, so that threads share as little as they can.
  /// - Returns: What came of each, in the order of the items.
  package static func map<Item: Sendable, Product: Sendable>(
    _ items: [Item], count: Int, makeWorker: @escaping @Sendable () -> (Item) -> Product
  ) -> [Product] {
    let shelf = Shelf<Item, Product>(items)
    let work = ThreadWork {
      let worker = makeWorker()
      while let (index, item) = shelf.take() { shelf.put(worker(item), at: index) }
    }
    // This thread works, too: where no other can be had, it is one at a time.
    let threads = (1..<max(1, min(count, items.count))).compactMap { _ in work.start() }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
    return shelf.products
  }

  /// Makes several things at the same time, for one who takes them in their order; only as many are
  /// held as are made at the same time.
  ///
  /// - Parameters:
  ///   - count: How many are made at the same time, from 1.
  ///   - take: Gets each, on the calling thread.
  package static func inOrder<Product: Sendable>(
    _ makers: [@Sendable () -> Product], count: Int, take: (Product) -> Void
  ) {
    let products = OrderedProducts(makers, mostHeld: count)
    let work = ThreadWork { products.makeAhead() }
    // This thread works, too.
    let threads = (1..<max(1, min(count, makers.count))).compactMap { _ in work.start() }
    for _ in makers { take(products.take()) }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What is still to be worked off, and what came of the rest.
  private final class Shelf<Item: Sendable, Product: Sendable>: Sendable {
    private let items: [Item]
    private let state: Mutex<(next: Int, products: [Int: Product])>

    init(_ items: [Item]) {
      self.items = items
      state = Mutex((0, [:]))
    }

    func take() -> (Int, Item)? {
      let index = state.withLock { state in
        defer { state.next += 1 }
        return state.next
      }
      return items.indices.contains(index) ? (index, items[index]) : nil
    }

    /// Keeps what was made of the one with this index.
    func put(_ product: Product, at index: Int) {
      state.withLock { $0.products[index] = product }
    }

    /// What was made of all, in their order.
    var products: [Product] {
      state.withLock { state in items.indices.compactMap { state.products[$0] } }
    }
  }
}
