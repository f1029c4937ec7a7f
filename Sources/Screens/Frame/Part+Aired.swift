import TerminalCore

extension Part {
  /// It with a blank column on either side, where there is room: words and lines beneath
  /// do not run into its edges.
  func aired(in columns: Int, _ glyphs: Glyphs) -> Part {
    idealColumns(glyphs) + 2 > columns ? self : .horizontal([.text(" "), self, .text(" ")])
  }
}
