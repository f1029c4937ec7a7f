import Files
import Notifications
import Sessions
import TerminalCore

/// The options of `test` for what fails.
struct FailureOptions: CommandOptions {
  /// Where a folder is written for each scenario that fails; nil for none.
  var folder: String?
  // What named it.
  private var source = "--failures"
  /// Whether each is shrunk.
  let minimizes: Bool

  init(_ line: inout OptionReader) {
    folder = line.value(
      CommandLineOption(
        name: "failures", value: "DIR", isOutput: true,
        summary: "write a folder there for each scenario that fails: screen, state, recording"))
    let minimizes = line.has(
      CommandLineOption(
        name: "minimize", summary: "shrink each scenario that fails to the fewest lines that do"))
    let minimises = line.has(
      CommandLineOption(name: "minimise", summary: "the same as --minimize"))
    self.minimizes = minimizes || minimises
  }

  /// Refuses a folder that holds tests, whether they are wanted now or not: with what is
  /// written there, none would be one any more.
  func refuseTests(
    _ scenarios: [TestedScenario], _ locations: DataLocations
  ) throws(UsageError) {
    guard let folder, Folder.isFolder(folder), !FailureFolders.isOne(folder) else { return }
    let whole = Folder.whole(folder).text
    let wanted = scenarios.first { Folder.whole($0.path).text.isWithin(whole) }
    guard let own = wanted ?? ScenarioSearch([folder], locations: locations).scenarios.first
    else { return }
    throw UsageError(
      "\(source)=\(folder) holds tests, such as \(own.path), and where failures are told nothing is"
        + " a test; name a folder of their own")
  }

  /// The same, with the folder that a build system keeps where none was named.
  func `in`(_ variables: TestVariables) -> FailureOptions {
    guard folder == nil, let kept = variables.outputsFolder else { return self }
    var options = self
    (options.folder, options.source) = (kept, TestVariables.outputs)
    return options
  }

  /// Finds out whether the folder can be written to.
  ///
  /// - Throws: Why not, before anything is played.
  func check(_ variables: TestVariables) throws(Diagnostic) {
    if let folder = self.in(variables).folder { try OutputFolder.checkRoom(in: folder) }
  }
}

/// Tells more of each scenario that fails: shrinks it, prints the screen where all
/// is told, writes its folder.
struct FailureReport: TestRecorder {
  private let options: FailureOptions
  private let test: TestRun
  private let isVerbose: Bool
  private let workingFolder: String
  private let write: (String) -> Void
  private let threadCount: Int
  private let faults: ReportFaults
  // Those of which more is to be told than their lines.
  private var failures: [TestResult] = []
  private var passed: [TestedScenario] = []

  /// - Parameters:
  ///   - isVerbose: Whether the screen and the last facts are told.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  ///   - threadCount: How many are played once more at the same time.
  ///   - faults: Takes why a folder cannot be written.
  ///   - write: Takes a line of what is told.
  init(
    _ options: FailureOptions, _ test: TestRun, isVerbose: Bool, workingFolder: String,
    threadCount: Int, faults: ReportFaults, write: @escaping (String) -> Void
  ) {
    (self.faults, self.threadCount) = (faults, threadCount)
    self.write = { write($0.visibleLine) }
    (self.options, self.test) = (options, test)
    (self.isVerbose, self.workingFolder) = (isVerbose, workingFolder)
  }

  mutating func record(_ result: TestResult) {
    guard !result.failures.isEmpty else {
      if result.verdict.isPass { passed.append(result.scenario) }
      return
    }
    if options.minimizes || options.folder != nil { failures.append(result) }
    guard isVerbose, let replay = test.replay(of: result, telling: 0) else { return }
    for line in replay.lines { write(line) }
  }

  mutating func finish(_ tally: TestTally) {
    let work = work(tally)
    var folders = folders
    let failed = failures.map(\.scenario)
    faults.collect { () throws(Diagnostic) in try folders?.take(for: failed) }
    for scenario in passed {
      faults.collect { () throws(Diagnostic) in try folders?.remove(scenario) }
    }
    let all = failures.map { (result: $0, path: folders?.path(for: $0.scenario)) }
    let found = SideBySide.map(all, count: threadCount) {
      let own = work.apart()
      return { own.details(of: $0.result, in: $0.path) }
    }
    for (failure, details) in zip(all, found) {
      let result = failure.result
      if options.minimizes { tell(details.minimized, of: result) }
      if let output = details.output {
        faults.collect { () throws(Diagnostic) in try folders?.write(output, of: result.scenario) }
      }
    }
    faults.collect { () throws(Diagnostic) in try folders?.keep() }
    tellCut(found, work.budget)
  }

  // Made for the first failure: where all pass none is left behind, and what earlier runs told goes.
  private var folders: FailureFolders? {
    guard let folder = options.folder else { return nil }
    if !failures.isEmpty { OutputFile.makeFolder(folder) }
    return Folder.exists(folder) ? FailureFolders(in: folder, from: workingFolder) : nil
  }

  private func tellCut(_ found: [FailureWork.Details], _ budget: ScenarioMinimizer.Budget) {
    let cut = found.count { $0.minimized?.isCutShort == true }
    guard cut > 0, found.count > 1 else { return }
    write(
      "\(cut) of \(found.count.counted("failure")) were not minimized to the end: each of them gets"
        + " \(budget.words); test one alone for more")
  }

  // Together not as long as the tests themselves: what is left is said.
  private func work(_ tally: TestTally) -> FailureWork {
    FailureWork(
      test: test, minimizes: options.minimizes, workingFolder: workingFolder,
      budget: ScenarioMinimizer.Budget(
        sharedBy: failures.count, testCount: tally.count, commandCount: tally.commandCount),
      stepCount: FailureReplay.steps(sharedBy: failures.count))
  }

  private func tell(_ minimized: MinimizedScenario?, of result: TestResult) {
    let name = result.scenario.name.revealedLine
    guard let minimized else {
      return write("  minimized \(name) fails otherwise when played again")
    }
    write("\(name):")
    write("  minimized \(minimized.summary)")
    for line in minimized.text.split(separator: "\n") { write("    \(line)") }
  }
}

extension TestResult.Verdict {
  // Nothing of what earlier runs told of it holds any more.
  fileprivate var isPass: Bool {
    switch self {
    case .passed, .expectedFailure: true
    case .skipped, .failed, .errored: false
    }
  }
}
