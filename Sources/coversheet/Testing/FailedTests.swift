import Files
import Notifications
import Scenarios
import Sessions

/// Which scenarios did not pass the last time that they were played, kept by their whole paths and
/// their cases between runs.
///
/// Best effort: what cannot be kept is only forgotten.
struct FailedTests: TestRecorder {
  private let file: String
  private let kept: Set<ExactText>
  // Of those that were played since.
  private var failed: Set<ExactText> = []
  private var passed: Set<ExactText> = []

  /// Reads what was kept; nothing is made before something has to be.
  init(stateFolder: String) {
    file = stateFolder + "/failed-tests"
    kept = (try? Self.names(in: file)) ?? []
  }

  /// Whether a scenario did not pass the last time.
  func has(_ scenario: TestedScenario) -> Bool { kept.contains(Self.name(of: scenario)) }

  /// Why none of some scenarios is among them: none failed, nothing is kept, or it cannot be read.
  var absence: String {
    do throws(Diagnostic) {
      let isKept = try SourceFile.readUnlessMissing(file) != nil
      return isKept ? "None of them failed the last time" : Self.nothingKept
    } catch {
      return "\(file): \(error.message); no failure is known until you mend it or remove it"
    }
  }

  /// What is said where no run kept a failure: it may be that there was none, or that it could not
  /// be kept.
  static let nothingKept = "No failure of an earlier run is kept"

  mutating func record(_ result: TestResult) {
    let name = Self.name(of: result.scenario)
    // A pipe is another one each time.
    guard result.verdict.isFailure, Folder.exists(Folder.whole(result.scenario.path).text),
      !name.text.contains("\n")
    else {
      passed.insert(name)
      return
    }
    failed.insert(name)
  }

  mutating func finish(_ tally: TestTally) {
    guard !failed.isEmpty || Folder.exists(file) else { return }
    let folder = FilePath(file).folder
    OutputFile.makeFolder(folder, mode: 0o700)
    FolderLock.hold(folder) {
      // Other runs may have kept theirs meanwhile. What cannot be read now may be the next time.
      guard let before = try? Self.names(in: file) else { return }
      let names = before.subtracting(passed).union(failed)
      if names == before { return }
      let lines = names.map { Array(($0.text + "\n").utf8) }
      WholeWrite.replace(
        file, with: Array(lines.ordered { $0.lexicographicallyPrecedes($1) }.joined()))
    }
  }

  private static func names(in file: String) throws(Diagnostic) -> Set<ExactText> {
    let bytes = try SourceFile.readUnlessMissing(file)?.bytes ?? []
    return Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { ExactText(String($0)) })
  }

  private static func name(of scenario: TestedScenario) -> ExactText {
    ExactText(
      ScenarioName(path: Folder.whole(scenario.path).text, caseName: scenario.caseName).text)
  }
}

/// The options of `test` for what failed before.
struct FailedTestOptions: CommandOptions {
  /// Whether only those are played.
  let isOnly: Bool
  /// Whether those are played before all others.
  let isFirst: Bool

  init(_ line: inout OptionReader) {
    isOnly = line.has(
      CommandLineOption(
        name: "last-failed", summary: "only those that did not pass the last time; all if none"))
    isFirst = line.has(
      CommandLineOption(
        name: "failed-first", summary: "those that did not pass the last time before all others"))
  }

  /// Those that are played, in their order; all where none failed before.
  func chosen(of all: [TestedScenario], _ failed: FailedTests?) -> [TestedScenario] {
    guard isOnly || isFirst, let failed else { return all }
    let before = all.filter(failed.has)
    if isOnly, !before.isEmpty { return before }
    return before + all.filter { !failed.has($0) }
  }
}
