import Notifications

/// The size of a picture, in terminal cells.
package struct ScreenSize: Hashable, Sendable {
  /// From 1 to `most`, as rows are.
  package var columns: Int
  /// From 1 to `most`.
  package var rows: Int

  /// How many columns and how many rows there may be.
  package static let most = 1000

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// What `80x24` stands for; nil where it is no size or beyond the limits.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber == true }),
      let columns = Int(parts[0]), let rows = Int(parts[1]), 1...Self.most ~= columns,
      1...Self.most ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  ///     try ScreenSize(word)  // 80x24
  ///
  /// - Throws: At the word, where it is no size or beyond the limits.
  package init(_ word: Word) throws(Diagnostic) {
    guard let size = ScreenSize(word.text) else {
      throw Diagnostic(
        word.place, .error,
        "\"\(word.text)\" is no size; write columns and rows up to \(Self.most), such as 80x24")
    }
    self = size
  }

  /// Below it a whole screen is one line that says what is needed.
  package static let least = ScreenSize(columns: 40, rows: 12)
  /// Below it the phone alone is, as it stands beside another one: it gets by with less.
  package static let leastBareColumns = 24

  /// Why a screen of this size would say nothing but that it is too small; nil where it
  /// would say more.
  ///
  /// - Parameter isBare: Whether the phone is drawn alone.
  package func refusal(ofScreen isBare: Bool) -> String? {
    let bare = Self.leastBareColumns
    if isBare { return columns < bare ? "a phone alone needs \(bare) columns" : nil }
    let least = Self.least
    return columns < least.columns || rows < least.rows
      ? "a screen needs \(least.columns)x\(least.rows)" : nil
  }
}

extension LexedLine {
  /// Refuses a picture that would show nothing but that it is too small.
  ///
  /// - Throws: At the size.
  func checkPicture(_ word: Word) throws(Diagnostic) {
    let isBare = !options.contains { $0.key == "bare" && $0.value.text == "off" }
    guard let refusal = try ScreenSize(word).refusal(ofScreen: isBare) else { return }
    throw Diagnostic(word.place, .error, "\"\(word.text)\" is too small; \(refusal)")
  }
}
