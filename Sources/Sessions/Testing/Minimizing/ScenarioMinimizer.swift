import Notifications
import Scenarios

/// Shrinks a scenario that fails to the fewest lines that still fail in the same way: those that
/// share a name with the line that fails, where they do; then delta debugging over the lines, and
/// over their options and times.
///
/// The line that fails stays, and what comes behind it goes at once. The number of plays is
/// bounded, so that what is left may not be the least; then that is said.
package struct ScenarioMinimizer {
  private let play: (String) -> TestResult
  private let wanted: Wanted
  private var pieces: [ScenarioPieces.Piece]
  private let failing: ScenarioPieces.Piece
  /// How many times it was played.
  private(set) var playCount = 0
  private var commandCount = 0

  private let budget: Budget

  /// What has to stay the same.
  private struct Wanted: Hashable {
    /// What was said of the failure.
    let message: String
    /// How the run ended.
    let verdict: TestResult.Verdict
    /// What was said of all its failures: with another one before it, it would be another scenario.
    let messages: Set<String>

    func isFound(in result: TestResult) -> Bool {
      let found = result.failures.map(\.diagnostic.message)
      return result.verdict == verdict && found.contains(message)
        && found.allSatisfy(messages.contains)
    }
  }

  /// Nil where what failed is in no line of the text, such as in one that it includes.
  ///
  /// - Parameters:
  ///   - result: What the text came to.
  ///   - failure: One of its failures.
  ///   - budget: How much is played at most.
  ///   - play: Plays a text as the same scenario.
  package init?(
    _ text: [UInt8], of result: TestResult, failure: TestFailure, within budget: Budget = .whole,
    play: @escaping (String) -> TestResult
  ) {
    let pieces = ScenarioPieces(text).pieces
    let place = failure.diagnostic.place
    guard place.path == result.scenario.path,
      let index = pieces.firstIndex(where: { $0.row == place.line })
    else { return nil }
    failing = pieces[index]
    self.pieces = Array(pieces[..<index])
    (self.play, self.budget) = (play, budget)
    wanted = Wanted(
      message: failure.diagnostic.message, verdict: result.verdict,
      messages: Set(result.failures.map(\.diagnostic.message)))
  }

  /// Whether it was stopped before it was through.
  package var isCutShort: Bool { budget.isSpent(by: playCount, commandCount) }

  /// How many lines are left.
  package var lineCount: Int { pieces.count + 1 }

  /// What is left, as a scenario.
  package var text: String { text(of: pieces, failing.text) }

  /// Shrinks it.
  ///
  /// - Returns: False where it does not fail in this way a second time.
  package mutating func minimize() -> Bool {
    guard fails(pieces, failing.text) else { return false }
    dropOthers()
    dropLines()
    dropWords()
    return true
  }

  // Mostly a failure is about what its line names.
  private mutating func dropOthers() {
    let likely = pieces.sharingNames(with: failing)
    if likely.count < pieces.count, !isCutShort, fails(likely, failing.text) { pieces = likely }
  }

  // Ever smaller runs of lines are left out; what fails without them is gone on with.
  private mutating func dropLines() {
    var size = pieces.count
    while size > 0, !isCutShort {
      var start = pieces.count - min(size, pieces.count)
      var hasDropped = false
      while !isCutShort {
        var rest = pieces
        rest.removeSubrange(start..<min(start + size, rest.count))
        if rest.count < pieces.count, fails(rest, failing.text) {
          pieces = rest
          hasDropped = true
        }
        if start == 0 { break }
        start = max(0, start - size)
      }
      // A line may be needed only for another one that is gone since.
      size = size == 1 && hasDropped ? 1 : size / 2
    }
  }

  private mutating func dropWords() {
    for index in pieces.indices {
      var isShorter = true
      while isShorter, !isCutShort {
        isShorter = false
        for text in pieces[index].shorter where !isCutShort {
          var rest = pieces
          rest[index].text = text
          guard fails(rest, failing.text) else { continue }
          pieces = rest
          isShorter = true
          break
        }
      }
    }
  }

  private mutating func fails(_ pieces: [ScenarioPieces.Piece], _ last: String) -> Bool {
    let result = play(text(of: pieces, last))
    playCount += 1
    commandCount += result.commandCount
    return wanted.isFound(in: result)
  }

  private func text(of pieces: [ScenarioPieces.Piece], _ last: String) -> String {
    (pieces.map(\.text) + [last]).map { $0 + "\n" }.joined()
  }
}
