import Files
import Glibc
import Screens

/// What the person chose for the interface, kept between sessions. Best effort: what cannot be kept is only
/// forgotten.
package struct ChoicesFile: Sendable {
  private let path: String

  /// The folder has to exist; it is not made.
  ///
  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nothing where nothing was, or nothing that can be read.
  ///
  /// Read from the disk each time. A file of more than 4 KiB counts as none.
  package var choices: Choices {
    guard let file = SourceFile.readIfThere(path, byteLimit: 4096) else { return Choices() }
    return Choices(String(decoding: file.bytes, as: UTF8.self))
  }

  /// Remembers what was chosen now, and leaves what was chosen otherwise before.
  func remember(_ made: Choices) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let text = choices.completed(by: made).text
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
