import Synchronization

/// Tells work on another thread that its result is not wanted any more.
package final class Abandonment: Sendable {
  private let flag = Atomic(false)

  /// Begins where it is wanted.
  package init() {}

  /// Whether the work is to be left off.
  package var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Has it left off, soon.
  package func ask() { flag.store(true, ordering: .relaxed) }
}
