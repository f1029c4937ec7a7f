import Files
import Glibc
import Notifications

/// A file that is written whole or not at all; devices, pipes, what links lead to and what is
/// mounted are written through.
enum OutputFile {
  /// Writes text; folders that are missing are made.
  ///
  /// - Throws: A diagnostic where that is not possible; then the old file is as it was.
  static func write(
    _ text: String, to path: String, waitsForReader: Bool = true
  ) throws(Diagnostic) {
    try write(Array(text.utf8), to: path, waitsForReader: waitsForReader)
  }

  /// Writes bytes; folders that are missing are made.
  ///
  /// - Parameter waitsForReader: Whether a named pipe is waited for until something reads from it,
  ///   as a shell does; else that is an error.
  /// - Throws: A diagnostic where that is not possible; then the old file is as it was.
  static func write(
    _ bytes: [UInt8], to path: String, waitsForReader: Bool = true
  ) throws(Diagnostic) {
    try write(to: path, waitsForReader: waitsForReader) { $0.write(bytes) }
  }

  /// Writes what comes piece by piece; folders that are missing are made.
  ///
  /// - Parameters:
  ///   - waitsForReader: As for bytes.
  ///   - fill: Gives the pieces in order; what it still gives after one could
  ///     not be written is dropped.
  /// - Throws: A diagnostic where that is not possible; then the old file is as it was.
  static func write(
    to path: String, waitsForReader: Bool = true, _ fill: (OutputSink) -> Void
  ) throws(Diagnostic) {
    guard !FilePath.isCutShort(path) else {
      throw Diagnostic(Place(path), .error, FilePath.cutShort)
    }
    makeFolder(FilePath(path).folder)
    do throws(SystemError) {
      switch try OutputTarget(path) {
      case .file(let target, let status): try replace(target, status, fill)
      case .descriptor(let descriptor): try OutputSink(descriptor).take(fill)
      case .stream(let target): try stream(to: target, waitsForReader, fill)
      }
    } catch {
      throw Diagnostic(Place(path), .error, error.writingMessage)
    }
  }

  /// Writes all bytes to an open descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    guard bytes.withUnsafeBytes({ WaitingWrite.write($0, to: descriptor) }) else {
      throw SystemError(errno)
    }
  }

  /// Makes a folder and those above it, for the owner and everybody to read.
  ///
  /// - Returns: The first that cannot be made, with the system's error; nil where all are there.
  @discardableResult
  static func makeFolder(
    _ path: String, mode: mode_t = 0o755
  ) -> (path: String, error: CInt)? {
    guard !path.isEmpty, !Folder.exists(path) else { return nil }
    let parent = FilePath(path).folder
    if parent != path, let failed = makeFolder(parent, mode: mode) { return failed }
    // Another session may have made it meanwhile.
    return mkdir(path, mode) == 0 || errno == EEXIST ? nil : (path, errno)
  }

  private static func stream(
    to path: String, _ waitsForReader: Bool, _ fill: (OutputSink) -> Void
  ) throws(SystemError) {
    let flags = O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY | (waitsForReader ? 0 : O_NONBLOCK)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    try OutputSink(descriptor).take(fill)
  }

  private static func replace(
    _ path: String, _ status: stat?, _ fill: (OutputSink) -> Void
  ) throws(SystemError) {
    let new = WholeWrite.replace(path) { new, letEnd in
      adopt(status, new)
      do throws(SystemError) {
        // A long result is not waited for where a signal ends us.
        try OutputSink(new, willWrite: letEnd).take(fill)
        return true
      } catch {
        errno = error.number
        return false
      }
    }
    guard let new else { throw SystemError(errno) }
    close(new)
  }

  // What replaces a file is for its owner alone; a new result is for everybody who may read the
  // folder, and one that replaces another belongs to the same people. The owner first: changing it
  // takes bits of the mode away.
  private static func adopt(_ status: stat?, _ descriptor: Int32) {
    if let status { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    fchmod(descriptor, status.map { $0.st_mode & 0o7777 } ?? 0o666 & ~mask)
  }

  // As `/proc` tells it: `umask` would set another one for a moment, in which other threads may make
  // files. Where it is not told, results are for the owner alone.
  private static var mask: mode_t {
    let status = SourceFile.readIfThere("/proc/self/status")?.bytes ?? []
    let words = String(decoding: status, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.drop { $0 != "Umask:" }.dropFirst().first.flatMap { mode_t($0, radix: 8) } ?? 0o077
  }
}
