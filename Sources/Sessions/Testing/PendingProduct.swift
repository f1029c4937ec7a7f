import Glibc
import Synchronization

/// What is made on a thread of its own.
///
/// Where no thread is to be had, it is made by who waits for it.
final class PendingProduct<Product: Sendable>: Sendable {
  private let thread: pthread_t?
  private let make: @Sendable () -> Product
  private let made: Made

  private final class Made: Sendable {
    let product = Mutex<Product?>(nil)
  }

  /// Begins to make it.
  init(_ make: @escaping @Sendable () -> Product) {
    let made = Made()
    let work = ThreadWork {
      let product = make()
      made.product.withLock { $0 = product }
    }
    (thread, self.make, self.made) = (work.start(), make, made)
  }

  /// What was made; to be asked once.
  func wait() -> Product {
    if let thread { pthread_join(thread, nil) }
    return made.product.withLock { $0 } ?? make()
  }
}
