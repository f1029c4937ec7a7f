import Notifications

/// The size of a picture, in terminal cells.
package struct ScreenSize: Hashable, Sendable {
  /// From 1 to 1000, as rows are.
  package var columns: Int
  /// From 1 to 1000.
  package var rows: Int

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// What `80x24` stands for; nil where it is no size or beyond the limits.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber == true }),
      let columns = Int(parts[0]), let rows = Int(parts[1]), 1...1000 ~= columns, 1...1000 ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  ///     try ScreenSize(word)  // 80x24
  ///
  /// - Throws: At the word, where it is no size or beyond the limits.
  package init(_ word: Word) throws(Diagnostic) {
    guard let size = ScreenSize(word.text) else {
      throw Diagnostic(
        word.place, .error, "\"\(word.text)\" is no size; write columns and rows, such as 80x24")
    }
    self = size
  }
}
