import Files
import Notifications
import Scenarios

extension ScenarioFiles {
  /// The scenarios beside the one that is played, then those of the data
  /// folder, as a line names them.
  package var scenarios: [String] {
    let folders = [folder.isEmpty ? "." : folder, dataFolder.map { $0 + "/Fixtures/Scenarios" }]
    let names = folders.compactMap(\.self).flatMap { Folder.entriesIfThere($0)?.sorted() ?? [] }
    var seen: Set<ExactText> = []
    return names.filter { FilePath($0).kind == "scenario" && seen.insert(ExactText($0)).inserted }
  }
}
