import Explaining
import TerminalCore

/// What every page of a matrix has: how it looks, and how one sees only what is wrong.
enum MatrixStyle {
  /// What is shown: everything, or the cells with some kind of flaw;
  /// without a script everything is.
  static func filter(_ digest: MatrixDigest) -> String {
    if digest.entries.isEmpty { return "" }
    let kinds = digest.flagCounts.map { kind, count in
      let word = kind == .differs ? "only what differs" : kind.word
      return option(kind.rawValue, "\(kind.mark.symbol) \(word) <small>\(count)</small>")
    }
    return """
      <form id="filter" role="search" aria-label="Filter" hidden>
      \(option("all", "everything", isChecked: true))
      \(digest.isComparison ? "" : option("wrong", "only what is wrong"))
      \(kinds.joined(separator: "\n"))
      <output id="count"></output>
      </form>

      """
  }

  private static func option(_ value: String, _ words: String, isChecked: Bool = false) -> String {
    "<label><input type=\"radio\" name=\"show\" value=\"\(value)\"\(isChecked ? " checked" : "")>"
      + "<span>\(words)</span></label>"
  }

  /// Copies the pictures that are there once, and hides cells, rows and columns that the filter
  /// leaves out; the address keeps what is shown.
  static var script: String { String(decoding: PackageResources.matrix_js, as: UTF8.self) }

  /// How it looks in light and dark, on a wide screen, on a phone and in print.
  static func sheet(_ markup: ThemedMarkup, _ themes: [ThemedMarkup]) -> String {
    markup.stylesheet(PackageResources.matrix_css) + themes.map(\.stylesheet).joined()
  }
}
