import Notifications
import TerminalCore

/// The scenarios that took longest: `test --slowest`.
package struct SlowestTests: TestRecorder {
  private let count: Int
  private let write: (String) -> Void
  private var results: [(duration: Duration, path: String)] = []

  /// - Parameters:
  ///   - count: How many are told.
  ///   - write: Takes a line without its line feed.
  package init(count: Int, write: @escaping (String) -> Void) {
    (self.count, self.write) = (count, write)
  }

  package mutating func record(_ result: TestResult) {
    results.append((result.duration, result.scenario.name))
  }

  package mutating func finish(_ tally: TestTally) {
    guard count > 0, !results.isEmpty else { return }
    write("slowest:")
    let sorted = results.ordered { ($1.duration, $0.path) < ($0.duration, $1.path) }
    for (duration, path) in sorted.prefix(count) {
      let time = duration.millisecondsText
      let blanks = String(repeating: " ", count: max(0, 9 - time.count))
      write("\(blanks)\(time) ms  \(path.revealedLine)")
    }
  }
}
