import Files
import Glibc

/// The lines that were typed into the command line, kept between sessions. Best effort: what cannot be
/// kept is only forgotten.
package struct HistoryFile: Sendable {
  private let path: String

  /// - Parameter path: Its folder may be missing until the first line.
  package init(_ path: String) { self.path = path }

  /// The last lines, oldest first; each once.
  ///
  /// At most 500. Read from the disk each time; a file of more than 1 MiB counts as none.
  package var lines: [String] {
    guard let file = SourceFile.readIfThere(path, byteLimit: 1 << 20) else { return [] }
    let all = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    return all.reversed().filter { seen.insert($0).inserted }.prefix(500).reversed()
  }

  /// Adds a line at the end.
  ///
  /// Line feeds in it become blanks. What is longer than a reader takes stays in the file: nothing
  /// is cut off.
  func append(_ line: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((line.split(separator: "\n").joined(separator: " ") + "\n").utf8)
    _ = WholeWrite.append(bytes, to: descriptor, at: Int(lseek(descriptor, 0, SEEK_END)))
  }
}
