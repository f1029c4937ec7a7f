import Files
import Notifications
import Scenarios
import TerminalCore

/// Which folders tell of failures in the folder that holds them, and of which tests: a file
/// there keeps it between runs.
package struct FailureRecord: Equatable, Sendable {
  /// The file's name; below a folder that holds one, nothing is a test.
  package static let fileName = ".coversheet-failures"

  private static let heading =
    "# Folders of tests that fail, as “coversheet test --failures” writes and removes them."

  /// Whether a folder holds one.
  static func isKept(in folder: String) -> Bool {
    Folder.exists(FilePath(folder).appending(fileName))
  }

  // The name of each test's folder.
  private var names: [ExactText: String] = [:]
  private var given = GivenFileNames()

  /// Reads the file; whatever it cannot have written is left out.
  package init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    for line in lines {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, FileName.safe(parts[0]) == parts[0] else { continue }
      names[ExactText(parts[1])] = parts[0]
    }
    given = GivenFileNames(Array(names.values))
  }

  /// What the file holds; nil where there are no folders.
  package var text: String? {
    if names.isEmpty { return nil }
    let lines = names.ordered { ($0.value, $0.key.text) < ($1.value, $1.key.text) }
      .map { "\($0.value)\t\($0.key.text)" }
    return ([Self.heading] + lines).map { $0 + "\n" }.joined()
  }

  /// What a test is called here: the way to it, so that the folders may be
  /// taken along with the tests.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds the others.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package static func name(
    of scenario: TestedScenario, from folder: String, in workingFolder: String
  ) -> String {
    let way = Folder.whole(scenario.path).relative(
      to: Folder.whole(folder).text, in: workingFolder)
    return ScenarioName(path: way, caseName: scenario.caseName).text.revealedLine
  }

  /// The name of the folder that a test has already.
  package func folder(of test: String) -> String? { names[ExactText(test)] }

  /// The name of a test's folder: the one that it has, else one that no other has.
  ///
  /// - Parameter plain: What it is to be like; two paths may have the same safe name.
  package mutating func folder(of test: String, like plain: String) -> String {
    if let known = names[ExactText(test)] { return known }
    let name = given.name(like: plain)
    names[ExactText(test)] = name
    return name
  }

  /// Forgets folders that are not there any more.
  package mutating func forget(_ isGone: (String) -> Bool) {
    names = names.filter { !isGone($0.value) }
    given = GivenFileNames(Array(names.values))
  }
}
