import Files
import Notifications
import Scenarios

/// The pictures that are kept beside a scenario.
package struct KeptPictures {
  /// Those that no line of any of its cases names any more, by path, in order; none where lines are
  /// wrong, and in a folder that a link leads to elsewhere (formats.md §2): they are another's.
  package let obsolete: [String]

  package init(of file: SourceFile, _ locations: DataLocations) {
    var locations = locations
    locations.caseCache = locations.caseCache ?? CaseCache()
    locations.showsAllCases = false
    let cases = locations.cases(of: file).all.map(\.name)
    let folder = ScenarioFeeds.snapshotFolder(of: file.path)
    let names = (Folder.entriesIfThere(folder) ?? []).filter { FilePath($0).kind == "txt" }
    guard !names.isEmpty, Enclosure(FilePath(folder).folder).refusal(ofPath: folder) == nil else {
      obsolete = []
      return
    }
    let all = (cases.isEmpty ? [nil] : cases.map(Optional.some)).map { name in
      (name, ScenarioFeeds(file, playing: name, locations))
    }
    let isBroken = all.contains { $1.diagnostics.contains { $0.severity == .error } }
    let named = Set(
      all.flatMap { name, feeds in
        feeds.pictureNames.map { ExactText(Self.fileName($0.text, of: name)) }
      })
    let unnamed = names.filter { !named.contains(ExactText($0)) }
    obsolete = isBroken ? [] : unnamed.map { FilePath(folder).appending($0) }
  }

  /// What the file of a picture is called in its folder.
  static func fileName(_ name: String, of caseName: String?) -> String {
    name + (caseName.map { "@" + $0 } ?? "") + ".txt"
  }
}
