import Files
import Glibc
import Notifications
import Scenarios
import Screens
import Sessions

/// The folder of the journals: names begin with a number that grows, so that their
/// order is not the clock's.
struct JournalFolder {
  private let path: String
  /// Which of them was written last.
  let last: LastJournal

  init(stateFolder: String) {
    path = stateFolder + "/journals"
    last = LastJournal(stateFolder + "/last-journal")
  }

  /// The sessions that have ended, the one that was written last first; every
  /// journal is read for them.
  var sessions: [EndedSession] { newestFirst.compactMap(session) }

  /// The last session that has ended; nil where there is none. Older journals are not read.
  var newest: EndedSession? { newestFirst.firstNonNil(session) }

  /// How many sessions have not ended.
  var openCount: Int { names.count { JournalFile.isInUse(path + "/" + $0) } }

  // In the order in which they were begun.
  private var names: [String] {
    let found = (Folder.entriesIfThere(path) ?? []).filter { $0.hasSuffix(".scenario") }
    return found.ordered { (Self.number($0), $0) < (Self.number($1), $1) }
  }

  private var newestFirst: [String] {
    let names = Array(names.reversed())
    guard let written = last.name, names.contains(written) else { return names }
    return [written] + names.filter { $0 != written }
  }

  // Those of old have none, and came before all that do.
  private static func number(_ name: String) -> Int {
    let digits = name.prefix { $0 != "-" }
    return digits.utf8.count <= 9 ? Int(digits) ?? 0 : 0
  }

  private static let digitCount = 6

  private func session(_ name: String) -> EndedSession? {
    let path = path + "/" + name
    // What is empty was never written: its session ended as it began.
    guard !JournalFile.isInUse(path), let bytes = SourceFile.readIfThere(path)?.bytes,
      bytes.contains(where: { $0 != 0 })
    else { return nil }
    let words = name.split(separator: "-").map(String.init)
    let began = (Self.number(name) > 0 ? words.dropFirst().first : words.first) ?? name
    let actCount = Self.actCount(in: bytes)
    do throws(Diagnostic) {
      let header = try JournalHeader.read(bytes, path: path)
      return EndedSession(path: path, began: began, opened: header.opened, actCount: actCount)
    } catch {
      return EndedSession(
        path: path, began: began, opened: [], actCount: actCount, trouble: error.message)
    }
  }

  // Only lines with a verb of the person's count; a journal also holds
  // pushes, waits and what apps did.
  private static func actCount(in bytes: [UInt8]) -> Int {
    bytes.split(separator: 0x0A).dropFirst().count { line in
      verbsOfPerson.contains(String(decoding: line.prefix { $0 != 0x20 }, as: UTF8.self))
    }
  }

  private static let verbsOfPerson = Set(Verb.all.filter(\.isActOfPerson).map(\.name))

  /// Begins the journal of a new session, named by its number, the machine's clock and the process;
  /// where its header cannot be written there is none.
  ///
  /// - Throws: Where its folder or the file cannot be made.
  func begin(_ header: JournalHeader) throws(Diagnostic) -> JournalFile {
    try OutputFile.makeStateFolder(path, else: "cannot begin the journal")
    forgetOld()
    let journal = try JournalFile(creating: "\(path)/\(nextName)", noting: last)
    do throws(Diagnostic) { try journal.append(header.line) } catch {
      journal.remove()
      throw error
    }
    journal.goOn(from: header, in: header.folder)
    return journal
  }

  private var nextName: String {
    let number = (names.map(Self.number).max() ?? 0) + 1
    let stamp = CivilTime(WallClock().now, in: .utc).isoText.filter { $0 != ":" && $0 != "-" }
    return "\(number.padded(Self.digitCount))-\(stamp)-\(getpid()).scenario"
  }

  private static let mostKept = 20

  private func forgetOld() {
    for name in newestFirst.dropFirst(Self.mostKept) where !JournalFile.isInUse(path + "/" + name) {
      unlink(path + "/" + name)
    }
  }
}

extension JournalHeader {
  /// What a session begins with.
  ///
  /// - Parameter paths: What it opens.
  init(_ paths: [String], _ invocation: Invocation) {
    let hashes = paths.map { JournalHeader.hash(of: [$0]) }
    self.init(
      paths: paths, folder: invocation.environment.workingDirectory,
      options: invocation.arguments.words(for: CommandLineOption.world),
      // Of one path it is the same: the file is not gone through twice.
      hash: paths.count == 1 ? hashes[0] : JournalHeader.hash(of: paths), hashes: hashes)
  }
}
