import Files
import Notifications

/// A scenario as a command line names it: its path, and behind it in brackets the case of it, as in
/// `badges.scenario[polish]`. Two are equal where their bytes are, as names of files are.
package struct ScenarioName: Hashable, Sendable {
  /// Where its file is.
  package let path: String
  /// Which of its cases; nil for one without cases, or for the first.
  package let caseName: String?

  package init(path: String, caseName: String?) {
    (self.path, self.caseName) = (path, caseName)
  }

  /// Takes a name apart; what is no scenario's is a path alone.
  ///
  /// - Parameter isScenario: Whether a word names one though its ending does
  ///   not say so, as a pipe does.
  package init(_ text: String, where isScenario: (String) -> Bool = { _ in false }) {
    let isWhole = text.last != "]" || isScenario(text)
    let bracket =
      isWhole
      ? nil : text.indices.first { text[$0] == "[" && Self.ends(text[..<$0], or: isScenario) }
    guard let bracket else {
      self.init(path: text, caseName: nil)
      return
    }
    self.init(
      path: String(text[..<bracket]),
      caseName: String(text[text.index(after: bracket)...].dropLast()))
  }

  private static func ends(_ path: Substring, or isScenario: (String) -> Bool) -> Bool {
    FilePath(String(path)).kind == "scenario" || isScenario(String(path))
  }

  /// The whole name.
  package var text: String { path + (caseName.map { "[\($0)]" } ?? "") }

  package static func == (left: Self, right: Self) -> Bool {
    left.path.isExactly(right.path) && left.caseName.isExactly(right.caseName)
  }

  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}
