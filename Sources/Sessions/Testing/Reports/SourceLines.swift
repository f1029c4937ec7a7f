import Files
import Notifications

/// The lines of files that complaints are about, each file read once as long as it
/// is the one asked for last.
struct SourceLines {
  private let piped: [String: SourceFile]
  private var path: String?
  private var last: [String] = []

  /// - Parameter piped: What came through pipes, by the words that name them.
  init(piped: [String: SourceFile]) { self.piped = piped }

  /// The lines of a file; none where it cannot be read, or is no text.
  mutating func lines(of path: String) -> [String] {
    if self.path.isExactly(path) { return last }
    self.path = path
    let bytes = piped.readIfThere(path)?.bytes ?? []
    last =
      bytes.contains(0)
      ? []
      : bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
      }
    if last.last == "" { last.removeLast() }
    return last
  }
}
