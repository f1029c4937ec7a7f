import Files
import Notifications
import Scenarios

/// The fewest lines that fail in the same way, with how it was found.
package struct MinimizedScenario: Sendable {
  /// The scenario.
  package let text: String
  /// How many lines there were, and how many are left.
  let lineCounts: (before: Int, after: Int)
  /// How many times it was played.
  let playCount: Int
  /// Whether the search was ended before it was through.
  package let isCutShort: Bool
  private let path: String
  private let firstLines: [String]

  /// Shrinks a scenario to its first failure.
  ///
  /// One that fails in a scenario which it includes is shrunk as what was
  /// played of both, in one file.
  ///
  /// - Parameters:
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  ///   - budget: How much is played at most.
  /// - Returns: Nil where it does not fail in the same way again.
  package init?(
    _ file: SourceFile, of result: TestResult, in test: TestRun, from workingFolder: String,
    within budget: ScenarioMinimizer.Budget
  ) {
    let named = { (text: String) in
      SourceFile(path: file.path, bytes: Array(text.utf8))
    }
    let flattened = { (source: SourceFile) in
      Self.flattened(source, of: result, in: test, from: workingFolder, within: budget)
    }
    guard let failure = result.failures.first else { return nil }
    let whole = ScenarioMinimizer(file.bytes, of: result, failure: failure, within: budget) {
      test.play(named($0), as: result.scenario)
    }
    guard var minimizer = whole ?? flattened(file) else { return nil }
    var before = minimizer.lineCount
    guard minimizer.minimize() else { return nil }
    var playCount = minimizer.playCount
    // What is left may include others: all that these played is shrunk, too.
    if minimizer.text.includesOthers, var deeper = flattened(named(minimizer.text)) {
      let count = deeper.lineCount
      if deeper.minimize() {
        playCount += deeper.playCount
        before = max(before, count)
        minimizer = deeper
      }
    }
    text = minimizer.text
    lineCounts = (before, minimizer.lineCount)
    self.playCount = playCount
    isCutShort = minimizer.isCutShort
    path = file.path
    let own = Set(text.split(separator: "\n").map(String.init))
    firstLines = test.firstLines(of: named(text)).filter { !own.contains($0) }
  }

  // What was played of a scenario, also of those that it includes, in one file; nil
  // where that does not fail.
  private static func flattened(
    _ file: SourceFile, of result: TestResult, in test: TestRun, from workingFolder: String,
    within budget: ScenarioMinimizer.Budget
  ) -> ScenarioMinimizer? {
    let scenario = result.scenario
    guard let replay = FailureReplay(file, playing: scenario.caseName, in: test, telling: 0) else {
      return nil
    }
    // What was played is what a case filled in: it has no cases any more.
    let flatScenario = TestedScenario(path: file.path, number: scenario.number)
    let play = { (text: String) in
      test.play(SourceFile(path: file.path, bytes: Array(text.utf8)), as: flatScenario)
    }
    let flat = replay.journal(in: file.path, from: workingFolder)
    let again = play(flat)
    return again.failures.first.flatMap {
      ScenarioMinimizer(Array(flat.utf8), of: again, failure: $0, within: budget, play: play)
    }
  }

  /// The same as it can be run by itself where another file lies: the phone is set as it was, and
  /// paths that are reached from where it was lead there.
  ///
  /// - Parameters:
  ///   - folder: Where it will lie.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package func text(in folder: String, from workingFolder: String, _ locations: DataLocations)
    -> String
  {
    let files = locations.files(folder: FilePath(path).folder)
    let text = RelocatedScenario(text, files: files, to: folder, from: workingFolder).text
    return firstLines.isEmpty ? text : ScenarioDocument.beginning(text, with: firstLines)
  }

  /// How it was found, in a line.
  package var summary: String {
    let (before, after) = lineCounts
    let fail = after == 1 ? "fails" : "fail"
    let end = isCutShort ? "; the search was cut short there" : ""
    return "\(after.counted("line")) of \(before) \(fail) in the same way "
      + "(played \(playCount.counted("time"))\(end))"
  }
}

extension String {
  /// Whether it is a scenario that plays others.
  fileprivate var includesOthers: Bool {
    ScenarioDocument(line: self).lines.contains { $0.verb.name == Verb.include.name }
  }
}
