import Files
import Notifications

/// A scenario of `Fixtures/Conformance`: the rules it shows, and in which words.
package struct ConformanceScenario: Sendable {
  /// Its file's name without `.scenario`: the id of a vector or of a rule; where
  /// there are several of one, a word behind it tells them apart, as in `Z75-later`.
  package let name: String
  /// The ids that its title begins with: its own, then those in brackets.
  package let titleIDs: [RuleID]
  /// What its title says behind the ids; empty where the title does not begin with ids.
  package let sentence: String
  /// The rules of its title, then those that it expects to have decided, each once.
  package let rules: [RuleID]

  /// Understands a scenario that was read.
  package init(_ document: ScenarioDocument, name: String) {
    self.name = name
    let title = document.title ?? ""
    let named = title.prefix { $0 != ":" }.split { " (),".contains($0) }.map { RuleID(String($0)) }
    titleIDs = title.containsBytes(of: ": ") ? named : []
    sentence = titleIDs.isEmpty ? "" : String(title.drop { $0 != ":" }.dropFirst(2))
    let deciding = document.lines.compactMap(\.expectation)
      .filter { !$0.isNegated }.flatMap(\.claim.rules)
    rules = (titleIDs + deciding).filter { Rule.named($0) != nil }.uniqued()
  }

  /// The vector or rule that it is named by, such as `Z75` of `Z75-later`.
  package var id: RuleID { RuleID(String(name.prefix { $0 != "-" })) }

  /// The scenarios of a folder, by id, then by name; none where the folder cannot be listed.
  package static func all(in folder: String) -> [ConformanceScenario] {
    let files = (Folder.entriesIfThere(folder) ?? []).filter { FilePath($0).kind == "scenario" }
    return files.compactMap { file in
      guard let source = try? SourceFile.read(FilePath(folder).appending(file)) else { return nil }
      let values = ScenarioCases(source.bytes).all.first
      return ConformanceScenario(
        ScenarioDocument(source.bytes, path: file, filling: values), name: FilePath(file).stem)
    }.ordered { ($0.id, $0.name) < ($1.id, $1.name) }
  }
}
