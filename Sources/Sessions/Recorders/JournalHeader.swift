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
  /// What the files were like, so that a session goes on with the same ones.
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

  /// Reads it back from the beginning of a journal; nil where that is none, or no whole line.
  package init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
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

  /// What files are like: 16 hexadecimal digits over the bytes of each, folders by what of an app is in them.
  package static func hash(of paths: [String]) -> String {
    var walk = FileWalk()
    for path in paths { walk.add(path) }
    return walk.hash.digits
  }

  private static let beginning = "# coversheet "
}

/// Hashes files and folders, as deep as an app's files lie.
private struct FileWalk {
  private(set) var hash = StableHash()
  // A link may lead back to where it lies: each folder is looked into once.
  private var visited: Set<FileIdentity> = []

  // App.app/PlugIns/Service.appex/de.lproj/Service.strings
  private static let depth = 4
  private static let kinds: Set = [
    "scenario", "apns", "ndjson", "json", "plist", "strings", "stringsdict", "xcstrings",
    "loctable",
  ]

  /// Hashes a file's bytes, or those of the files in a folder and its subfolders that input is read
  /// from. A linked folder counts once; what cannot be read is left out.
  mutating func add(_ path: String) { add(path, depth: 0) }

  private mutating func add(_ path: String, depth: Int) {
    guard Folder.isFolder(path) else {
      if depth == 0 || Self.kinds.contains(FilePath(path).kind) { addFile(path) }
      return
    }
    guard depth <= Self.depth, let identity = FileIdentity(path: path),
      visited.insert(identity).inserted
    else { return }
    for name in Folder.entriesIfThere(path) ?? [] {
      add(FilePath(path).appending(name), depth: depth + 1)
    }
  }

  private mutating func addFile(_ path: String) {
    var hash = hash
    if FileChunks.read(path, { hash.add($0) }) { self.hash = hash }
  }
}
