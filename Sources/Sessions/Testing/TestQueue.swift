import Glibc

/// Results that threads put in as they come, and one takes out in order.
// @unchecked: all of it is guarded by lock, a pthread mutex, as Mutex has no condition to wait on.
final class TestQueue: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let scenarios: [TestedScenario]
  private var next = 0
  private var results: [TestResult?]
  private var progress = TestProgress()

  init(_ scenarios: [TestedScenario]) {
    self.scenarios = scenarios
    results = Array(repeating: nil, count: scenarios.count)
    progress.count = scenarios.count
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// The next scenario that is not being played yet, and its index; nil where there is none.
  func take() -> (index: Int, scenario: TestedScenario)? {
    locked {
      guard next < scenarios.count else { return nil }
      defer { next += 1 }
      return (next, scenarios[next])
    }
  }

  /// Puts in what a scenario came to.
  func put(_ result: TestResult, at index: Int) {
    locked {
      results[index] = result
      progress.add(result)
      pthread_cond_signal(changed)
    }
  }

  /// Waits for the result at an index; each is taken out once.
  ///
  /// - Parameter progressed: Hears how far all of it is, after each result that was put in meanwhile.
  func wait(for index: Int, _ progressed: (TestProgress) -> Void) -> TestResult {
    var told = -1
    while true {
      let (result, now) = locked {
        if results[index] == nil, progress.finished == told { pthread_cond_wait(changed, lock) }
        defer { results[index] = nil }
        return (results[index], progress)
      }
      if now.finished != told { progressed(now) }
      told = now.finished
      if let result { return result }
    }
  }

  /// Lets nothing more begin.
  func stop() { locked { next = scenarios.count } }

  private func locked<Value>(_ work: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return work()
  }
}
