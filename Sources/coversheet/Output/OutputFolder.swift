import Files
import Glibc
import Notifications

/// A folder of results that appears whole or not at all.
struct OutputFolder {
  /// What lies in it, by name; a name with slashes lies in folders of its own.
  let files: [(name: String, bytes: [UInt8])]

  /// Writes it beside its place and moves it there; folders that are missing above it are made.
  ///
  /// A folder that is there stays the one that it is: links may lead to it, a shell may be in it, a
  /// disk may be mounted there.
  ///
  /// - Parameter isOwn: Whether what lies at a path in it is a result: of a folder that holds no
  ///   others the results give way. By default only an empty folder is taken.
  /// - Throws: A diagnostic where it cannot be written, or something else lies there.
  func write(to path: String, replacing isOwn: (String) -> Bool = { _ in false }) throws(Diagnostic)
  {
    let target = FilePath(path)
    let own = try Self.checkPlace(path, replacing: isOwn)
    OutputFile.makeFolder(target.folder)
    // A signal that ends us waits, so that no half of a folder is left lying beside it.
    let signals = HeldSignals()
    defer { signals.letCome() }
    let temporary = try Self.temporaryFolder(
      in: Folder.exists(path) ? path : target.folder, for: path)
    do throws(Diagnostic) {
      for (name, bytes) in files {
        do throws(SystemError) {
          try Self.write(bytes, to: FilePath(temporary).appending(name), letting: signals) {
            Self.remove(temporary)
          }
        } catch {
          throw Self.complaint(target.appending(name), error.writingMessage)
        }
      }
      try Self.move(temporary, to: path, replacing: own)
    } catch {
      Self.remove(temporary)
      throw error
    }
  }

  // A long result is not waited for: where a signal ends us, all is cleared away before.
  private static func write(
    _ bytes: [UInt8], to path: String, letting signals: HeldSignals, clearingAway: () -> Void
  ) throws(SystemError) {
    OutputFile.makeFolder(FilePath(path).folder)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    var start = 0
    repeat {
      if signals.hasEnding {
        clearingAway()
        signals.letCome()
      }
      let end = min(start + pieceBytes, bytes.count)
      try OutputFile.write(Array(bytes[start..<end]), to: descriptor)
      start = end
    } while start < bytes.count
  }

  private static let pieceBytes = 1 << 20

  /// Refuses a place that holds something else, or that cannot be written
  /// to, before anything is done.
  ///
  /// - Returns: The names of what lies there, which are results that give way.
  @discardableResult
  static func checkPlace(
    _ path: String, replacing isOwn: (String) -> Bool = { _ in false }
  ) throws(Diagnostic) -> [String] {
    guard Folder.isTaken(path) else { return [] }
    guard Folder.exists(path) else {
      throw complaint(path, "this link leads nowhere; name a folder")
    }
    guard Folder.isFolder(path) else { throw complaint(path, "this is a file; name a folder") }
    let names = Folder.entriesIfThere(path) ?? []
    let other = names.first { !isOwn(FilePath(path).appending($0)) }
    guard let other else { return names }
    throw complaint(
      path, "there is something else in it (\(other.revealedLine)); name a folder that is empty")
  }

  /// Makes sure that folders can be made in a folder; where it is missing, in the nearest one above
  /// it that is there, and it is not made.
  static func checkRoom(in path: String) throws(Diagnostic) {
    let nearest = Folder.nearestTaken(path)
    guard Folder.isFolder(nearest) else {
      let reason = SystemError(ENOTDIR).writingMessage
      throw complaint(path, nearest == path ? "this is a file; name a folder" : reason)
    }
    let signals = HeldSignals()
    defer { signals.letCome() }
    remove(try temporaryFolder(in: nearest, for: path))
  }

  private static func temporaryFolder(
    in folder: String, for path: String
  ) throws(Diagnostic) -> String {
    var template = TemporaryName.template(beside: FilePath(folder).appending("results"))
    guard mkdtemp(&template) != nil else {
      throw complaint(path, SystemError(errno).writingMessage)
    }
    let path = TemporaryName.path(template)
    // mkdtemp makes folders for the owner alone.
    chmod(path, 0o755)
    return path
  }

  private static func move(
    _ temporary: String, to path: String, replacing own: [String]
  ) throws(Diagnostic) {
    guard Folder.exists(path) else {
      if rename(temporary, path) == 0 { return }
      throw complaint(path, SystemError(errno).writingMessage)
    }
    let old = try temporaryFolder(in: path, for: path)
    guard moveAll(own, from: path, to: old),
      moveAll(Folder.entriesIfThere(temporary) ?? [], from: temporary, to: path)
    else {
      let error = SystemError(errno)
      _ = moveAll(Folder.entriesIfThere(old) ?? [], from: old, to: path)
      rmdir(old)
      throw complaint(path, error.writingMessage)
    }
    remove(old)
    rmdir(temporary)
  }

  // None of them where one cannot be, with the reason in `errno`.
  private static func moveAll(_ names: [String], from start: String, to end: String) -> Bool {
    for (index, name) in names.enumerated() {
      if rename(FilePath(start).appending(name), FilePath(end).appending(name)) == 0 { continue }
      let error = errno
      _ = moveAll(Array(names[..<index]), from: end, to: start)
      errno = error
      return false
    }
    return true
  }

  // Its files and folders, and then itself where nothing else is left in
  // it; links in it are not followed.
  private static func remove(_ path: String) {
    for name in Folder.entriesIfThere(path) ?? [] {
      let inner = FilePath(path).appending(name)
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }

  private static func complaint(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(Place(path), .error, message)
  }
}
