import Files
import Scenarios
import TerminalCore

/// What was played as one scenario: what it included stands in it, the world as it
/// was set, what was expected.
package struct FlatScenario {
  /// The file.
  package let text: String

  /// Of a run that kept its checks.
  ///
  /// - Parameters:
  ///   - directives: What it says of its own test; nil for nothing.
  ///   - origin: What was played, for the comment on top.
  ///   - path: Where it will lie: the paths of apps are written as they
  ///     are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package init(
    _ session: Session, title: String?, directives: TestDirectives? = nil, origin: String,
    in path: String, from workingFolder: String
  ) {
    let comment = "# \(origin.visibleLine), as it was played"
    let lines = (title.map { ["title \($0.quoted)"] } ?? []) + (directives?.lines ?? [])
    let recorded = session.flatLines(in: path, from: workingFolder)
    text = ([comment] + lines + recorded).map { $0 + "\n" }.joined()
  }

  /// What its snapshots are compared with: what each file holds, and where it is to lie; a picture
  /// that is missing where it was played is none of them.
  ///
  /// - Parameters:
  ///   - opening: What was played.
  ///   - path: Where it will lie.
  package func pictures(
    of opening: LoadedInput, in path: String
  ) -> [(path: String, bytes: [UInt8])] {
    guard let file = opening.scenarioFile else { return [] }
    let played = TestedScenario(path: file.path, caseName: opening.playedCase?.name, number: 0)
    let folder = FilePath(ScenarioFeeds.snapshotFolder(of: path))
    return ComparedPictures(of: text, playedAs: played).files.map {
      (folder.appending($0.name), $0.bytes)
    }
  }
}

extension LoadedInput {
  /// What the scenario says of its own test; nil where none was opened.
  package var directives: TestDirectives? {
    scenarioFile.map { TestDirectives(ScenarioCases($0.bytes), playing: playedCase) }
  }
}
