import Files
import Notifications
import Scenarios

/// The first line of a journal: a comment that says what was opened.
package struct JournalHeader: Equatable, Sendable {
  /// The paths that were opened before the journal's lines; empty where these say all.
  package var paths: [String] = []
  /// The paths that were opened, where the journal's lines hold what came of them; else empty.
  var played: [String] = []
  /// The folder that relative paths start from, also those in the journal's lines.
  package var folder = ""
  /// The options that decided how the world began, as they are written.
  package var options: [String] = []
  /// What the files were like, so that it is known whether a session goes on with the same ones.
  var hash = ""
  /// The same of each path; empty where that was not written down.
  package var hashes: [String] = []
  /// The line of what was played before which it was left; nil where nothing was left.
  package var next: Place?

  package init(
    paths: [String] = [], folder: String = "", options: [String] = [], hash: String = "",
    hashes: [String] = [], played: [String] = [], next: Place? = nil
  ) {
    (self.paths, self.folder, self.options, self.played) = (paths, folder, options, played)
    (self.hash, self.hashes, self.next) = (hash, hashes, next)
  }

  /// The first line of a journal that says all by itself, for a session that goes on in a folder.
  func ofWhole(in workingFolder: String) -> JournalHeader {
    JournalHeader(folder: workingFolder, played: opened)
  }

  /// The same, of a session that stands before a line of what was played.
  func left(before line: Place?) -> JournalHeader {
    var header = self
    header.next = line.map { Place($0.path, line: Int($0.line)) }
    return header
  }

  /// What the session had opened, for a person who looks for it.
  package var opened: [String] { paths + played }

  /// What this program writes, and the newest that it reads.
  private static let version: Int64 = 1

  /// The line, with its line feed.
  package var line: String {
    var members: [JSONValue.Member] = [
      .init("journal", .integer(Self.version)),
      .init("opened", .array(paths.map(JSONValue.string))),
      .init("played", .array(played.map(JSONValue.string))), .init("folder", .string(folder)),
      .init("options", .array(options.map(JSONValue.string))), .init("hash", .string(hash)),
      .init("hashes", .array(hashes.map(JSONValue.string))),
    ]
    if let next {
      let place: JSONValue = ["file": .string(next.path), "line": .integer(Int64(next.line))]
      members.append(.init("next", place))
    }
    return Self.beginning + JSONText.compact(.object(members)) + "\n"
  }

  /// The folder that paths in the lines of a journal begin in; nil for what is no journal.
  static func folder(ofLinesIn bytes: [UInt8]) -> String? {
    guard bytes.starts(with: beginning.utf8) else { return nil }
    return try? read(bytes, path: "-").folder
  }

  /// Reads it back from the beginning of a journal.
  ///
  /// - Parameter path: The journal's, for complaints.
  /// - Throws: Where that is none of this program's, or is not whole, with what to do instead.
  package static func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> JournalHeader {
    let line = bytes.prefix { $0 != 0x0A }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix(beginning) || line.count < bytes.count else {
      throw complaint(path, beginning.hasPrefix(text) ? cut : foreign)
    }
    guard text.hasPrefix(beginning) else { throw complaint(path, foreign) }
    let source = SourceText(
      ArraySlice(text.utf8.dropFirst(beginning.utf8.count)),
      at: Place(path, column: beginning.count + 1))
    let document = JSONDocument.read(source, grammar: .ours)
    guard line.count < bytes.count, !document.isBroken, let root = document.root,
      let version = root["journal"]
    else { throw complaint(path, cut) }
    guard version.double != nil else { throw version.wrongKind(of: "journal", needed: "a number") }
    guard version.integer == Self.version else {
      throw Diagnostic(
        version.place, .error,
        "this journal is of version \(version.source), and this program reads version "
          + "\(Self.version); go on with the program that wrote it")
    }
    return try JournalHeader(root)
  }

  private init(_ root: JSONNode) throws(Diagnostic) {
    paths = try root.texts("opened")
    played = try root.texts("played")
    folder = try root.text("folder")
    options = try root.texts("options")
    hash = try root.text("hash")
    hashes = try root.texts("hashes")
    guard let next = root["next"] else { return }
    guard let line = next["line"]?.integer else {
      throw next.wrongKind(of: "next", needed: "an object with a file and a line")
    }
    self.next = Place(try next.text("file"), line: Int(clamping: line))
  }

  private static let foreign = "this is no journal"
  private static let cut =
    "its first line was cut short, so it is not known what was open; name that before it, as in "
    + "“coversheet open WHAT JOURNAL”, or go on with an earlier session with --session=N"

  private static func complaint(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(Place(path), .error, message)
  }

  /// Which of some paths are no longer what they were when the session began.
  ///
  /// - Parameter paths: As `paths(from:)` gives them; those that are gone
  ///   are among the changed ones.
  package func changed(_ paths: [String]) -> [String] {
    guard hashes.count == paths.count else {
      return Self.hash(of: paths) == hash ? [] : Array(paths.prefix(1))
    }
    return zip(paths, hashes).filter { Self.hash(of: [$0]) != $1 }.map(\.0)
  }

  /// The paths as they are reached from a folder: as they were given, where that is the same.
  package func paths(from workingFolder: String) -> [String] {
    paths.map { located($0, from: workingFolder) }
  }

  /// The line before which the session was left, with its file as it is reached from a folder;
  /// nil where nothing was left.
  package func next(from workingFolder: String) -> Place? {
    next.map { Place(located($0.path, from: workingFolder), line: Int($0.line)) }
  }

  /// What was opened that has a line which `next` gives, as it is reached from a folder: the path
  /// of a scenario, with the case that was played behind it.
  package func name(of line: Place, from workingFolder: String) -> String {
    opened.map { located($0, from: workingFolder) }.first { ScenarioName($0).path == line.path }
      ?? line.path
  }

  private func located(_ path: String, from workingFolder: String) -> String {
    folder == workingFolder || path.hasPrefix("/") ? path : FilePath(folder).appending(path)
  }

  /// What files are like: 16 hexadecimal digits over the bytes of each, folders by
  /// what of an app is in them.
  ///
  /// - Parameter paths: Of scenarios also with the name of a case behind them.
  package static func hash(of paths: [String]) -> String {
    var walk = FileWalk()
    for path in paths { walk.add(ScenarioName(path).path) }
    return walk.hash.digits
  }

  private static let beginning = "# coversheet "
}

// Those of old lack some; what is another kind of value was written by no version of the program.
extension JSONNode {
  fileprivate func text(_ key: String) throws(Diagnostic) -> String {
    guard let node = member(named: key) else { return "" }
    guard let text = node.string else { throw node.wrongKind(of: key, needed: "a string") }
    return text
  }

  fileprivate func texts(_ key: String) throws(Diagnostic) -> [String] {
    guard let node = member(named: key) else { return [] }
    guard node.kind == .array else {
      throw node.wrongKind(of: key, needed: "an array of strings")
    }
    if let other = node.elements.first(where: { $0.string == nil }) {
      throw other.wrongKind(of: key, needed: "a string")
    }
    return node.elements.compactMap(\.string)
  }
}

/// Hashes files and folders, as deep as an app's files lie.
private struct FileWalk {
  private(set) var hash = FileHash()
  // A link may lead back to where it lies: each folder is looked into once.
  private var visited: Set<FileIdentity> = []

  // App.app/PlugIns/Service.appex/de.lproj/Service.strings
  private static let depth = 4
  private static let kinds = Set(["scenario"] + PayloadFile.kinds + AppPart.kinds)

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
    // Reading a pipe would take away what comes through it.
    guard FileKind(path: path) == .regular else { return }
    var hash = hash
    guard FileChunks.read(path, { hash.add($0) }) else { return }
    hash.endFile()
    self.hash = hash
  }
}
