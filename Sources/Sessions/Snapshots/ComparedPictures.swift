import Files
import Notifications
import Scenarios

/// The pictures that the snapshots of a scenario are compared with, to lie beside a copy of it.
struct ComparedPictures {
  /// What each file holds, by its name beside the copy; a picture that is missing, or
  /// that a link leads out to, is none of them.
  let files: [(name: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - text: The copy, which has no cases.
  ///   - scenario: As what it was played.
  init(of text: String, playedAs scenario: TestedScenario) {
    let folder = FilePath(ScenarioFeeds.snapshotFolder(of: scenario.path))
    let enclosure = Enclosure(folder.folder)
    var names: Set<ExactText> = []
    files = ScenarioDocument(Array(text.utf8), path: scenario.path).lines.compactMap { line in
      guard line.verb.name == Verb.snapshot.name, let name = line.arguments.words.first?.text,
        names.insert(ExactText(name)).inserted,
        let file = try? SourceFile.read(
          folder.appending(KeptPictures.fileName(name, of: scenario.caseName)), within: enclosure)
      else { return nil }
      return (KeptPictures.fileName(name, of: nil), file.bytes)
    }
  }
}
