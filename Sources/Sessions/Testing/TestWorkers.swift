import Glibc

/// Plays scenarios side by side, and hands their results out in the order of the scenarios.
package struct TestWorkers: Sendable {
  private let count: Int
  private let makePlayer: @Sendable () -> Player

  /// What plays a scenario; each thread has one of its own.
  package typealias Player = @Sendable (TestedScenario) -> TestResult

  /// - Parameters:
  ///   - count: How many scenarios are played at the same time, from 1.
  ///   - makePlayer: Is asked once on each thread, so that threads share as little as they can.
  package init(count: Int, makePlayer: @escaping @Sendable () -> Player) {
    (self.count, self.makePlayer) = (count, makePlayer)
  }

  /// Plays scenarios.
  ///
  /// - Parameters:
  ///   - mostFailures: How many that do not pass are handed out, in order, and then
  ///     nothing more; nil for all.
  ///   - progressed: Hears how far it is, in between.
  ///   - each: Takes the results, in order; on the calling thread, as `progressed` is.
  /// - Returns: How many results were not handed out.
  package func play(
    _ scenarios: [TestedScenario], mostFailures: Int? = nil,
    progressed: (TestProgress) -> Void = { _ in }, each: (TestResult) -> Void
  ) -> Int {
    let queue = TestQueue(scenarios)
    let threads = start(min(count, scenarios.count), on: queue)
    defer { for thread in threads { pthread_join(thread, nil) } }
    let player = threads.isEmpty ? makePlayer() : nil
    var failures = 0
    for index in scenarios.indices {
      if let player { Self.playNext(of: queue, player) }
      let result = queue.wait(for: index, progressed)
      each(result)
      if result.verdict.isFailure { failures += 1 }
      if failures == mostFailures {
        queue.stop()
        return scenarios.count - index - 1
      }
    }
    return 0
  }

  // For one at a time no thread is needed; where none can be had, it is one at a time.
  private func start(_ count: Int, on queue: TestQueue) -> [pthread_t] {
    guard count > 1 else { return [] }
    let makePlayer = makePlayer
    let work = ThreadWork {
      let player = makePlayer()
      while Self.playNext(of: queue, player) {}
    }
    return (0..<count).compactMap { _ in work.start() }
  }

  @discardableResult
  private static func playNext(of queue: TestQueue, _ player: Player) -> Bool {
    guard let (index, scenario) = queue.take() else { return false }
    queue.put(player(scenario), at: index)
    return true
  }
}
