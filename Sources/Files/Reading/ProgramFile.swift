import Glibc

/// A file that the system is asked to run.
package enum ProgramFile {
  /// Why the system does not run what is at a path, and what to do; nil where nothing is there, and
  /// where nothing is known to be wrong.
  ///
  /// Where a script's first line is the cause, the system says that the script is missing
  /// (execve(2), `ENOENT`).
  ///
  /// - Returns: A sentence without its subject's name and full stop.
  package static func refusal(_ path: String) -> String? {
    guard let kind = FileKind(path: path) else { return nil }
    guard kind == .regular else { return kind.refusal }
    guard isExecutable(path) else { return "it is not executable; allow it with chmod +x" }
    return refusal(ofFirstLine: firstLine(path))
  }

  /// Whether there is a file that may be run.
  package static func isExecutable(_ path: String) -> Bool {
    Folder.isRegularFile(path) && access(path, X_OK) == 0
  }

  private static func refusal(ofFirstLine line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: "#!".utf8) else { return nil }
    if line.last == UInt8(ascii: "\r") { return "its lines end in CR LF; save it with LF alone" }
    let words = line.dropFirst(2).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let interpreter = String(decoding: words.first ?? [], as: UTF8.self)
    guard interpreter.hasPrefix("/"), !Folder.exists(interpreter) else { return nil }
    return "its first line names \(interpreter), which is not there; install it, or name another"
  }

  // As much as Linux looks at; empty for what may be run and not read.
  private static func firstLine(_ path: String) -> ArraySlice<UInt8> {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    return bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
  }
}
