import Sessions

/// Finds out what there is to tell of failures beyond their lines: each is played once
/// more, on threads of their own.
struct FailureWork: Sendable {
  /// What plays them.
  var test: TestRun
  /// Whether each is shrunk.
  let minimizes: Bool
  /// The absolute path of the folder that relative paths begin in.
  let workingFolder: String
  /// How much is played at most to shrink one.
  let budget: ScenarioMinimizer.Budget
  /// How many screens before a failure are recorded at most.
  let stepCount: Int

  /// What was found out about a failure.
  struct Details: Sendable {
    /// The fewest lines that fail; nil where they were not wanted, or it does not fail again.
    let minimized: MinimizedScenario?
    /// The files of its folder; nil where there is to be none.
    let output: OutputFolder?
  }

  /// The same with a phone of its own, for another thread.
  func apart() -> FailureWork {
    var other = self
    other.test = test.apart()
    return other
  }

  /// Plays a test once more.
  ///
  /// - Parameter path: Where its folder will lie; nil for none.
  func details(of result: TestResult, in path: String?) -> Details {
    guard let file = try? test.locations.read(result.scenario.path) else {
      return Details(minimized: nil, output: nil)
    }
    let minimized =
      minimizes
      ? MinimizedScenario(file, of: result, in: test, from: workingFolder, within: budget) : nil
    return Details(
      minimized: minimized, output: path.flatMap { output(result, minimized, in: $0) })
  }

  private func output(
    _ result: TestResult, _ minimized: MinimizedScenario?, in path: String
  ) -> OutputFolder? {
    guard let replay = test.replay(of: result, telling: stepCount) else { return nil }
    let text = minimized?.text(in: path, from: workingFolder, test.locations)
    let files = FailureFiles(result, replay, minimized: text, in: path, from: workingFolder)
    let texts = files.files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    return OutputFolder(files: texts + files.pictures.map { (name: $0.path, bytes: $0.bytes) })
  }
}
