import Files
import Screens

/// What the person chose for the interface, kept between sessions. Best effort: what cannot
/// be kept is only forgotten.
package struct ChoicesFile: Sendable {
  private let path: String

  /// The folder has to exist; it is not made.
  ///
  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nothing where nothing was, or nothing that can be read.
  ///
  /// Read from the disk each time. A file of more than 4 KiB counts as none.
  package var choices: Choices { SourceFile.smallText(path).map(Choices.init) ?? Choices() }

  /// Remembers what was chosen now, and leaves what was chosen otherwise before.
  ///
  /// The file is replaced as a whole.
  func remember(_ made: Choices) {
    WholeWrite.replace(path, with: Array(choices.completed(by: made).text.utf8))
  }
}
