import Files
import Notifications
import TerminalCore

/// Everything about a scenario that failed, as the files of one folder.
package struct FailureFiles {
  /// Name and text of each; none has a slash in its name.
  package private(set) var files: [(name: String, text: String)] = []
  /// What the pictures hold that its scenarios are compared with, by paths with one slash.
  package private(set) var pictures: [(path: String, bytes: [UInt8])] = []

  /// - Parameters:
  ///   - result: What the scenario came to, with all that failed.
  ///   - replay: It, played once more to its first failure.
  ///   - minimized: The fewest lines that fail in the same way; nil where that was not asked for.
  ///   - path: Where the folder will lie.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package init(
    _ result: TestResult, _ replay: FailureReplay, minimized: String?, in path: String,
    from workingFolder: String
  ) {
    let journal = replay.journal(in: path + "/journal.scenario", from: workingFolder)
    addScenario("journal", journal, result.scenario)
    if let minimized { addScenario("minimized", minimized, result.scenario) }
    add("screen.txt", replay.frame.text)
    add("screen.svg", replay.picture)
    add("state.json", JSONText.pretty(replay.stateJSON))
    if let explanation = replay.explanation { add("explanation.txt", explanation) }
    add("recording.cast", Cast(replay.story).text)
    addDrawn(result.failures.compactMap(\.picture))
    let folders = pictures.map { FilePath($0.path).folder }
    let names = files.map(\.name) + Set(folders).sorted()
    files.insert(("README.md", FailureIndex(result, replay, files: names).text), at: 0)
  }

  /// Whether such a folder may have a file of this name.
  package static func isOwn(_ name: String) -> Bool {
    FailureIndex.purposes.contains { $0.name == name } || name == "README.md"
      || name.hasSuffix(actualEnding)
  }

  private static let actualEnding = ".actual.txt"

  // With the pictures that it is compared with where it was played.
  private mutating func addScenario(_ stem: String, _ text: String, _ scenario: TestedScenario) {
    add(stem + ".scenario", text)
    pictures += ComparedPictures(of: text, playedAs: scenario).files.map {
      (ScenarioFeeds.snapshotFolder(of: stem + ".scenario") + "/" + $0.name, $0.bytes)
    }
  }

  // Each picture once, and each in a file of its own: names that differ may
  // be one as names of files.
  private mutating func addDrawn(_ differences: [PictureDifference]) {
    var known: Set<ExactText> = []
    var given = GivenFileNames()
    for difference in differences where known.insert(ExactText(difference.name)).inserted {
      add(given.name(like: difference.name) + Self.actualEnding, difference.drawn)
    }
  }

  private mutating func add(_ name: String, _ text: String) { files.append((name, text)) }
}
