import Files
import Glibc
import Notifications

/// The lines that were typed into the command line, kept between sessions. Best effort: what cannot
/// be kept is only forgotten.
package struct HistoryFile: Sendable {
  private let path: String

  /// - Parameter path: Its folder may be missing until the first line.
  package init(_ path: String) { self.path = path }

  /// The last lines, oldest first; each once.
  ///
  /// At most 500, and 8 MiB. Read from the disk each time; a file of more than 16 MiB counts as none.
  package var lines: [String] {
    SourceFile.readIfThere(path, byteLimit: 1 << 24).map(Self.lastLines) ?? []
  }

  /// Adds a line at the end.
  ///
  /// Line feeds in it become blanks. Above 1 MiB, what a reader would not take is let go of where it
  /// is a quarter of the file.
  func append(_ line: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(line.utf8.split(separator: Self.lineFeed).joined(separator: " ".utf8))
    let size = Int(lseek(descriptor, 0, SEEK_END))
    // A pipe may have no room, and is not waited for.
    guard size >= 0 else { return }
    _ = WholeWrite.append(bytes + [Self.lineFeed], to: descriptor, at: size)
    if size > 1 << 20 { letGoOfOld(from: size) }
  }

  // What cannot be read now may be the next time, and is not written over. Where most would stay,
  // each line would write all of it anew.
  private func letGoOfOld(from size: Int) {
    guard let file = SourceFile.readIfThere(path) else { return }
    let kept = Array(Self.lastLines(of: file).map { $0 + "\n" }.joined().utf8)
    if kept.count < size / 4 * 3 { WholeWrite.replace(path, with: kept) }
  }

  private static func lastLines(of file: SourceFile) -> [String] {
    var last: [String] = []
    var seen: Set<ExactText> = []
    var room = 1 << 23
    for bytes in file.bytes.split(separator: lineFeed).reversed() where last.count < 500 {
      let line = String(decoding: bytes, as: UTF8.self)
      guard bytes.count < room, seen.insert(ExactText(line)).inserted else { continue }
      room -= bytes.count + 1
      last.append(line)
    }
    return last.reversed()
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
