import TerminalCore

extension Part {
  /// It with a blank column on either side, where there is room: words and lines beneath do not run into its
  /// edges.
  func aired(in columns: Int) -> Part {
    idealColumns + 2 > columns ? self : .horizontal([.text(" "), self, .text(" ")])
  }
}
