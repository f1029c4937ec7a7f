import TerminalCore

/// What a terminal says about itself. It is never shown, however late it comes.
package enum Answer: Hashable, Sendable {
  /// DA1: which terminal it is. Every terminal answers this, so it ends the questions.
  case deviceAttributes
  /// DECRQM: how a private mode is set: 0 unknown, 1 set, 2 reset, 3 and 4 the same for ever.
  case mode(Int, setting: Int)
  /// Where the cursor is, from 0.
  case cursor(Point)
  /// Anything else: other attributes, colours, window reports.
  case other

  /// Whether it knows synchronised output (DECRQM of 2026), and DA1 after it.
  static let questions = Array("\u{1b}[?2026$p\u{1b}[c".utf8)
}
