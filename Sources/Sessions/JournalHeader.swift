import Files
import Notifications

/// The first line of a journal: a comment that says what was opened.
package struct JournalHeader: Hashable, Sendable {
  /// The paths that were opened before the journal's lines; empty where these say all.
  package var paths: [String] = []
  /// The folder that relative paths start from.
  package var folder = ""
  /// The options that decided how the world began, as they are written.
  package var options: [String] = []
  /// What the files were like, so that nobody goes on with others.
  package var hash = ""

  package init(
    paths: [String] = [], folder: String = "", options: [String] = [], hash: String = ""
  ) {
    self.paths = paths
    self.folder = folder
    self.options = options
    self.hash = hash
  }

  /// The line, with its line feed.
  package var line: String {
    let values: JSONValue = [
      "journal": 1, "opened": .array(paths.map(JSONValue.string)), "folder": .string(folder),
      "options": .array(options.map(JSONValue.string)),
      "hash": .string(hash),
    ]
    return Self.beginning + JSONText.compact(values) + "\n"
  }

  /// Reads it back from the beginning of a journal; nil where that is none.
  package init?(_ bytes: [UInt8]) {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard line.hasPrefix(Self.beginning) else { return nil }
    let json = Array(line.dropFirst(Self.beginning.count).utf8)
    guard let root = JSONDocument.read(json, path: "journal", grammar: .ours).root,
      root["journal"]?.integer == 1
    else { return nil }
    paths = root["opened"]?.elements.compactMap(\.string) ?? []
    folder = root["folder"]?.string ?? ""
    options = root["options"]?.elements.compactMap(\.string) ?? []
    hash = root["hash"]?.string ?? ""
  }

  /// The paths as they are reached from a folder: as they were given, where that is the same.
  package func paths(from workingFolder: String) -> [String] {
    folder == workingFolder
      ? paths : paths.map { $0.hasPrefix("/") ? $0 : FilePath(folder).appending($0) }
  }

  /// What files are like: 16 hexadecimal digits over the bytes of each, folders by their files.
  package static func hash(of paths: [String]) -> String {
    var hash = StableHash()
    for path in paths { add(path, to: &hash) }
    return hash.digits
  }

  private static let beginning = "# coversheet "

  private static func add(_ path: String, to hash: inout StableHash) {
    if Folder.isFolder(path) {
      for name in Folder.entriesIfThere(path) ?? [] {
        add(FilePath(path).appending(name), to: &hash)
      }
    } else if let file = SourceFile.readIfThere(path) {
      hash.add(file.bytes)
    }
  }
}
