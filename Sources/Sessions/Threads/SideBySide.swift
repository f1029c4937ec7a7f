import Glibc

/// Works several things off at the same time, for what came of each in their order.
package enum SideBySide {
  /// - Parameters:
  ///   - count: How many are worked on at the same time, from 1.
  ///   - makeWorker: Is asked once on each thread, so that threads share as little as they can.
  /// - Returns: What came of each, in the order of the items.
  package static func map<Item: Sendable, Product: Sendable>(
    _ items: [Item], count: Int, makeWorker: @escaping @Sendable () -> (Item) -> Product
  ) -> [Product] {
    var products: [Product] = []
    inOrder(items, count: count, mostHeld: items.count, makeWorker) { products.append($0) }
    return products
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
    inOrder(makers, count: count, mostHeld: count, { { $0() } }, take: take)
  }

  private static func inOrder<Item: Sendable, Product: Sendable>(
    _ items: [Item], count: Int, mostHeld: Int,
    _ makeWorker: @escaping @Sendable () -> (Item) -> Product, take: (Product) -> Void
  ) {
    let products = OrderedProducts<Item, Product>(items, mostHeld: mostHeld)
    let work = ThreadWork { products.makeAhead(makeWorker()) }
    // This thread works, too: where no other can be had, it is one at a time.
    let threads = (1..<max(1, min(count, items.count))).compactMap { _ in work.start() }
    let worker = makeWorker()
    for _ in items { take(products.take(worker)) }
    for thread in threads { pthread_join(thread, nil) }
  }
}
