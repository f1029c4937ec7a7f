import Foundation
import Testing

/// Runs each test of a suite on a thread of its own, a few at a time.
///
/// A test that waits for a program, a terminal or a socket blocks its thread. The threads
/// that tests share are as many as there are processors: two such tests, and a machine with
/// two of them stands still.
package struct ThreadTrait: TestTrait, SuiteTrait, TestScoping {
  /// So that a suite passes it on to each of its tests.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.take()
    do {
      try await withTaskExecutorPreference(ThreadExecutor.shared) { try await function() }
    } catch {
      await Turns.shared.giveBack()
      throw error
    }
    await Turns.shared.giveBack()
  }
}

extension Trait where Self == ThreadTrait {
  /// For tests that block while something outside of their process works.
  package static var waitsOutside: Self { Self() }
}

/// Twice as many turns as there are processors: what the tests start keeps them
/// busy, and does not crowd them.
private actor Turns {
  static let shared = Turns()
  private var free = 2 * ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// Runs every piece of work on a new thread; pieces of tests are few and long.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
