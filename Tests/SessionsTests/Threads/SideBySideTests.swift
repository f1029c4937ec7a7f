import Glibc
import Synchronization
import Testing

@testable import Sessions

@Suite("Work that is done side by side")
struct SideBySideTests {
  @Test(
    "What came of each is in the order of the items, on however many threads",
    arguments: [1, 2, 7, 500])
  func order(count: Int) {
    let items = Array(0..<200)
    #expect(SideBySide.map(items, count: count) { { $0 * 3 } } == items.map { $0 * 3 })
    #expect(SideBySide.map([Int](), count: count) { { $0 } }.isEmpty)
  }

  @Test(
    "What is taken in order is so, however many are made at the same time",
    arguments: [1, 2, 3, 8], [0, 1, 2, 7, 20])
  func taken(count: Int, total: Int) {
    let makers = (0..<total).map { number in { @Sendable in number * 3 } }
    var taken: [Int] = []
    SideBySide.inOrder(makers, count: count) { taken.append($0) }
    #expect(taken == (0..<total).map { $0 * 3 })
  }

  @Test("However many are made, a few threads make them, and only as many are held")
  func bound() {
    let threads = Mutex<Set<pthread_t>>([])
    let held = Mutex((now: 0, most: 0))
    let makers = (0..<300).map { number in
      { @Sendable () -> Int in
        _ = threads.withLock { $0.insert(pthread_self()) }
        held.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        return number
      }
    }
    var taken: [Int] = []
    SideBySide.inOrder(makers, count: 3) { number in
      taken.append(number)
      held.withLock { $0.now -= 1 }
    }
    let (threadCount, mostHeld) = (threads.withLock { $0.count }, held.withLock { $0.most })
    #expect(taken == Array(0..<300))
    #expect(threadCount <= 3)
    // One that was taken is counted until it is looked at.
    #expect(mostHeld <= 4)
  }
}
