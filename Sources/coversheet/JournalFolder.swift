import Files
import Glibc
import Notifications
import Screens
import Sessions

/// The folder of the journals: the newest by name is the last session's.
struct JournalFolder {
  private let path: String

  init(stateFolder: String) { path = stateFolder + "/journals" }

  /// The sessions that have ended, the newest first; every journal is read for them.
  var sessions: [EndedSession] { names.reversed().compactMap(session) }

  /// The last session that has ended; nil where there is none. Older journals are not read.
  var newest: EndedSession? { names.reversed().lazy.compactMap(session).first }

  private var names: [String] {
    (Folder.entriesIfThere(path) ?? []).filter { $0.hasSuffix(".scenario") }
  }

  private func session(_ name: String) -> EndedSession? {
    let path = path + "/" + name
    guard !JournalFile.isInUse(path), let bytes = SourceFile.readIfThere(path)?.bytes,
      let header = JournalHeader(bytes)
    else { return nil }
    let began = String(name.prefix { $0 != "-" })
    return EndedSession(
      path: path, began: began, opened: header.paths, actCount: bytes.count { $0 == 0x0A } - 1)
  }

  /// Begins the journal of a new session, named by the machine's clock and the process; where its header
  /// cannot be written there is none.
  func begin(_ header: JournalHeader) throws(Diagnostic) -> JournalFile {
    OutputFile.makeFolder(path, mode: 0o700)
    forgetOld(keeping: 20)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let zone = TimeZone.utc
    let instant = Instant(milliseconds: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000)
    let stamp = CivilTime(instant, in: zone).isoText.filter { $0 != ":" && $0 != "-" }
    let journal = try JournalFile(creating: "\(path)/\(stamp)-\(getpid()).scenario")
    do throws(Diagnostic) { try journal.append(header.line) } catch {
      journal.remove()
      throw error
    }
    return journal
  }

  private func forgetOld(keeping count: Int) {
    for name in names.dropLast(count) where !JournalFile.isInUse(path + "/" + name) {
      unlink(path + "/" + name)
    }
  }
}

extension JournalHeader {
  /// What a session begins with.
  ///
  /// - Parameter paths: What it opens.
  init(_ paths: [String], _ invocation: Invocation) {
    self.init(
      paths: paths, folder: invocation.environment.workingDirectory,
      options: invocation.arguments.words(for: CommandLineOption.ofWorld),
      hash: JournalHeader.hash(of: paths))
  }
}
