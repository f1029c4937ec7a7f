import Files
import Notifications
import Scenarios

/// A scenario in another folder: what its lines name beside the file is named from there.
///
/// What lies in a bundle or in the data folder is found as before.
struct RelocatedScenario {
  private let files: ScenarioFiles
  private let folder: String
  private let workingFolder: String
  private let pieces: [ScenarioPieces.Piece]

  /// - Parameters:
  ///   - files: How its lines find files where it lies.
  ///   - folder: Where it will lie.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  init(_ text: String, files: ScenarioFiles, to folder: String, from workingFolder: String) {
    (self.files, self.folder, self.workingFolder) = (files, folder, workingFolder)
    pieces = ScenarioPieces(Array(text.utf8)).pieces
  }

  /// The scenario.
  var text: String { pieces.map { relocated($0.text) + "\n" }.joined() }

  private func relocated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard let line = ScenarioDocument(line: text).lines.first,
      let outlined = ScenarioOutline(bytes, path: "").lines.first
    else { return text }
    // From the last to the first, so that the others stay where they are.
    for word in outlined.words.reversed() {
      guard let moved = moved(word, of: line.verb) else { continue }
      bytes.replaceSubrange(word.bytes, with: moved.utf8)
    }
    return String(decoding: bytes, as: UTF8.self) + origin(of: line)
  }

  // Nil for a word that stays.
  private func moved(_ word: OutlinedWord, of verb: Verb) -> String? {
    let isOfApp = verb.name == Verb.app.name
    switch word.role {
    case .parameter(_) where word.word.json != nil:
      // Those of an app begin in its folder.
      return isOfApp ? nil : word.word.json.flatMap(withAttachments)
    case .parameter(let kind) where kind.isPath: break
    // A local notification of old may be named by its identifier, too, which has no dot.
    case .parameter(.text) where verb.isLegacy && word.word.text.contains("."): break
    case .optionValue("from", _) where isOfApp: break
    case .parameter, .optionValue, .optionKey, .when, .verb, .keyword, .unknown: return nil
    }
    return way(to: word.word.text)?.scenarioWord
  }

  private func withAttachments(_ json: SourceText) -> String? {
    guard let value = JSONDocument.read(json, grammar: .ours).root?.value else { return nil }
    let moved = value.movingAttachments(way)
    return moved == value ? nil : JSONText.compact(moved)
  }

  // Relative paths in the JSON of an app begin where the file is, unless the line says where.
  private func origin(of line: ScenarioLine) -> String {
    guard line.verb.name == Verb.app.name, let source = line.word(of: .appSource),
      source.json != nil, line.option("from") == nil,
      ["service", "content"].contains(where: { source.text.containsBytes(of: "\"\($0)\"") })
    else { return "" }
    let here = files.folder.isEmpty ? "." : files.folder
    return " from=" + FilePath(here).relative(to: folder, in: workingFolder).scenarioWord
  }

  // Nil for what is found elsewhere, and for whole paths.
  private func way(to path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    let whole = files.folder.isEmpty ? path : FilePath(files.folder).appending(path)
    guard files.exists(whole) else { return nil }
    return FilePath(whole).relative(to: folder, in: workingFolder)
  }
}

extension JSONValue {
  /// The same with the files of its attachments at other paths.
  ///
  /// - Parameter way: Nil for a path that stays.
  fileprivate func movingAttachments(_ way: (String) -> String?) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          .init(
            member.key,
            member.key == "attachments"
              ? member.value.movingPaths(way) : member.value.movingAttachments(way))
        })
    case .array(let elements): .array(elements.map { $0.movingAttachments(way) })
    case .null, .bool, .integer, .number, .string: self
    }
  }

  private func movingPaths(_ way: (String) -> String?) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.movingPaths(way) })
    case .object(let members):
      .object(
        members.map { member in
          guard member.key == "path", case .string(let path) = member.value else { return member }
          return .init(member.key, .string(way(path) ?? path))
        })
    case .null, .bool, .integer, .number, .string: self
    }
  }
}

extension Verb {
  fileprivate var isLegacy: Bool { Verb.legacy.contains { $0.name == name } }
}

extension Parameter.Kind {
  /// Whether a word of this kind is a path.
  fileprivate var isPath: Bool {
    [.payload, .appSource, .scenario].contains(self)
  }
}
