import Files
import Screens

/// What the person chose for the interface, kept between sessions. Best effort: what cannot
/// be kept is only forgotten, and a file that cannot be read stays as it is.
package struct ChoicesFile: Sendable {
  private let path: String

  /// The folder has to exist; it is not made.
  ///
  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nothing where nothing was, or nothing that can be read.
  ///
  /// Read from the disk each time; see `SourceFile.smallText`.
  package var choices: Choices { (try? SourceFile.smallText(path)).map(Choices.init) ?? Choices() }

  /// Remembers what was chosen now, and leaves what was chosen otherwise before, with all that
  /// another version wrote.
  ///
  /// The file is replaced as a whole.
  func remember(_ made: Choices) {
    guard let before = try? SourceFile.smallText(path) else { return }
    let now = Choices(before).completed(by: made).text
    let others = before.split(separator: "\n").filter { line in
      !now.split(separator: "\n").contains { Self.name(of: $0) == Self.name(of: line) }
    }
    WholeWrite.replace(path, with: Array((now + others.map { $0 + "\n" }.joined()).utf8))
  }

  private static func name(of line: Substring) -> Substring { line.prefix { $0 != " " } }
}
