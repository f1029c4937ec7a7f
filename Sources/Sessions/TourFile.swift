import Files
import Glibc
import Screens

/// How far somebody came in the tour, kept between sessions. Best effort: what cannot be kept is only
/// forgotten.
package struct TourFile: Sendable {
  private let path: String

  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nil where nothing was, or nothing that can be read.
  package var progress: TourProgress? {
    guard let file = SourceFile.readIfThere(path, byteLimit: 4096) else { return nil }
    return TourProgress(String(decoding: file.bytes, as: UTF8.self))
  }

  /// Remembers it instead of what was there.
  func remember(_ progress: TourProgress) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((progress.text + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
