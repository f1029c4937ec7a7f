import Files
import Notifications
import Sessions
import TerminalCore

/// The options of `test` for what fails.
struct FailureOptions: CommandOptions {
  /// Where a folder is written for each scenario that fails; nil for none.
  var folder: String?
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

  /// Whether a scenario lies where the folders are written: it is the journal of an earlier failure, and no test.
  func holds(_ scenario: TestedScenario) -> Bool {
    guard let folder else { return false }
    return Folder.whole(scenario.path).text.hasPrefix(Folder.whole(folder).text + "/")
  }

  /// The same, with the folder that a build system keeps where none was named.
  func `in`(_ variables: TestVariables) -> FailureOptions {
    var options = self
    options.folder = folder ?? variables.outputsFolder
    return options
  }

  /// Finds out whether the folder can be written to.
  ///
  /// - Throws: Why not, before anything is played.
  func check(_ variables: TestVariables) throws(Diagnostic) {
    if let folder = self.in(variables).folder { try OutputFolder.checkRoom(in: folder) }
  }
}

/// Tells more of each scenario that fails: shrinks it, prints the screen where all is told, writes its folder.
struct FailureReport: TestRecorder {
  private let options: FailureOptions
  private let test: TestRun
  private let isVerbose: Bool
  private let workingFolder: String
  private let write: (String) -> Void
  private var names: Set<String> = []
  private let faults: ReportFaults

  /// - Parameters:
  ///   - isVerbose: Whether the screen and the last facts are told.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  ///   - faults: Takes why a folder cannot be written.
  ///   - write: Takes a line of what is told.
  init(
    _ options: FailureOptions, _ test: TestRun, isVerbose: Bool, workingFolder: String,
    faults: ReportFaults, write: @escaping (String) -> Void
  ) {
    self.faults = faults
    self.write = { write($0.visibleLine) }
    self.options = options
    self.test = test
    self.isVerbose = isVerbose
    self.workingFolder = workingFolder
  }

  mutating func record(_ result: TestResult) {
    guard !result.failures.isEmpty, isVerbose || options.minimizes || options.folder != nil,
      let file = try? SourceFile.read(result.scenario.path),
      let replay = FailureReplay(file, playing: result.scenario.caseName, in: test)
    else { return }
    if isVerbose { for line in replay.lines { write(line) } }
    let minimized = options.minimizes ? minimized(file, result) : nil
    if let folder = options.folder { keep(result, replay, minimized, into: folder) }
  }

  func finish(_ tally: TestTally) {}

  private func minimized(_ file: SourceFile, _ result: TestResult) -> MinimizedScenario? {
    guard
      let minimized = MinimizedScenario(file, of: result, in: test, from: workingFolder)
    else {
      write(
        "  minimized \(result.scenario.name.revealedLine) fails otherwise when played again")
      return nil
    }
    write("  minimized \(minimized.summary)")
    for line in minimized.text.split(separator: "\n") { write("    \(line)") }
    return minimized
  }

  private mutating func keep(
    _ result: TestResult, _ replay: FailureReplay, _ minimized: MinimizedScenario?,
    into folder: String
  ) {
    let path = FilePath(folder).appending(name(for: result.scenario))
    let text = minimized?.text(in: path, from: workingFolder, test.locations)
    let files = FailureFiles(
      result, replay, minimized: text, in: path, from: workingFolder)
    let texts = files.files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let pictures = files.pictures.map { (name: $0.path, bytes: $0.bytes) }
    let output = OutputFolder(files: texts + pictures)
    faults.collect { () throws(Diagnostic) in
      try output.write(to: path, replacing: FailureFiles.isOwn)
    }
  }

  // Two paths may have the same safe name.
  private mutating func name(for scenario: TestedScenario) -> String {
    let path = scenario.path
    let plain = FilePath(path).kind == "scenario" ? String(path.dropLast(9)) : path
    let own = FileName.safe(plain + (scenario.caseName.map { "@" + $0 } ?? ""))
    var name = own
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(own)-\(number)"
      number += 1
    }
    return name
  }
}
