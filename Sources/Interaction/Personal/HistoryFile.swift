import Files
import Glibc

/// The lines that were typed into the command line, kept between sessions. Best effort: what cannot
/// be kept is only forgotten.
package struct HistoryFile: Sendable {
  private let path: String

  /// - Parameter path: Its folder may be missing until the first line.
  package init(_ path: String) { self.path = path }

  /// The last lines, oldest first; each once.
  ///
  /// At most 500. Read from the disk each time; a file of more than 16 MiB counts as none.
  package var lines: [String] {
    guard let file = SourceFile.readIfThere(path, byteLimit: 1 << 24) else { return [] }
    let all = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    return all.reversed().filter { seen.insert($0).inserted }.prefix(500).reversed()
  }

  /// Adds a line at the end.
  ///
  /// Line feeds in it become blanks. Above 1 MiB, what a reader would not take is let go of.
  func append(_ line: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((line.split(separator: "\n").joined(separator: " ") + "\n").utf8)
    let size = Int(lseek(descriptor, 0, SEEK_END))
    _ = WholeWrite.append(bytes, to: descriptor, at: size)
    guard size > 1 << 20 else { return }
    WholeWrite.replace(path, with: Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}
