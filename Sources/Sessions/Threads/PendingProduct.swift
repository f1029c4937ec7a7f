import Glibc
import Synchronization

/// What is made on a thread of its own.
///
/// Where no thread is to be had, it is made by who waits for it first. Nothing it is made of
/// changes meanwhile, so it makes no difference who waits, and how often.
package final class PendingProduct<Product: Sendable>: Sendable {
  private let thread: pthread_t?
  private let make: @Sendable () -> Product
  private let isJoined = Mutex(false)
  private let made: Made

  // Handed from one thread to the other.
  private final class Made: Sendable {
    let product = Mutex<Product?>(nil)
  }

  /// Begins to make it.
  package init(_ make: @escaping @Sendable () -> Product) {
    let made = Made()
    let work = ThreadWork {
      let product = make()
      made.product.withLock { $0 = product }
    }
    (thread, self.make, self.made) = (work.start(), make, made)
  }

  deinit {
    if let thread, !isJoined.withLock({ $0 }) { pthread_detach(thread) }
  }

  /// Whether a thread makes it, and not the one who waits for it.
  package var hasThread: Bool { thread != nil }

  /// Waits for it.
  func wait() -> Product {
    join()
    return made.product.withLock { product in
      let found = product ?? make()
      product = found
      return found
    }
  }

  /// Waits for it, and lets go of it: for the last one who asks.
  package func take() -> Product {
    join()
    return made.product.withLock { product in
      defer { product = nil }
      return product ?? make()
    }
  }

  private func join() {
    isJoined.withLock { isJoined in
      if let thread, !isJoined { pthread_join(thread, nil) }
      isJoined = true
    }
  }
}
