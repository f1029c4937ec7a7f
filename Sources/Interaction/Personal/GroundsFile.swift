import Files
import Notifications
import Screens

/// What terminals of each kind drew on the last time, kept between sessions, so that the first
/// frame waits for no answer. Best effort: what cannot be kept is only forgotten, and a file that
/// cannot be read stays as it is.
package struct GroundsFile: Sendable {
  private let path: String

  /// The folder has to exist; it is not made.
  ///
  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What a terminal of a kind said last; nil where none did.
  ///
  /// Read from the disk each time; see `SourceFile.smallText`.
  package func ground(of kind: String) -> Ground? {
    (try? lines)?.last { $0.kind == kind[...] }.flatMap { Ground(rawValue: String($0.ground)) }
  }

  /// Remembers what a terminal of a kind said now.
  ///
  /// The file is replaced as a whole, and not touched where it says so already.
  package func remember(_ ground: Ground, of kind: String) {
    let line = kind.filter { !$0.isNewline }
    guard self.ground(of: line) != ground, let lines = try? lines else { return }
    let others = lines.filter { $0.kind != line[...] }.suffix(Self.mostKinds - 1)
      .map { "\($0.ground) \($0.kind)" }
    let text = (others + ["\(ground.rawValue) \(line)"]).map { $0 + "\n" }.joined()
    WholeWrite.replace(path, with: Array(text.utf8))
  }

  private static let mostKinds = 32

  private var lines: [(ground: Substring, kind: Substring)] {
    get throws(Diagnostic) {
      try SourceFile.smallText(path).split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 1)
        return words.count == 2 ? (words[0], words[1]) : nil
      }
    }
  }
}
