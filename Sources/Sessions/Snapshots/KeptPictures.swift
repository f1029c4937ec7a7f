import Files
import Notifications
import Scenarios

/// The pictures that a scenario's snapshots are compared with, as they lie beside it.
struct KeptPictures {
  /// What each file holds, by its name; a picture that is missing is none of them.
  let files: [(name: String, bytes: [UInt8])]

  /// Those that the snapshots of a text are compared with where it is played as the scenario at a path.
  init(of text: String, at path: String) {
    let folder = Self.folder(of: path)
    var names: Set<String> = []
    files = ScenarioDocument(Array(text.utf8), path: path).lines.compactMap { line in
      guard line.verb.name == "snapshot", let name = line.arguments.words.first?.text,
        names.insert(name).inserted,
        let file = try? SourceFile.read(FilePath(folder).appending(Self.file(name)))
      else { return nil }
      return (Self.file(name), file.bytes)
    }
  }

  /// The folder in which those of a scenario lie.
  static func folder(of path: String) -> String {
    let isNamed = FilePath(path).kind == "scenario" && FilePath(path).ownDescriptor == nil
    return (isNamed ? String(path.dropLast(".scenario".count)) : "standard-input") + ".snapshots"
  }

  /// What the picture of a snapshot is called in its folder.
  static func file(_ name: String) -> String { name + ".txt" }
}
