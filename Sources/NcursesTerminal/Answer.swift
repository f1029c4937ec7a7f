import TerminalCore

/// What a terminal says about itself. It is never shown, however late it comes.
package enum Answer: Hashable, Sendable {
  /// DA1: which terminal it is. Every terminal answers this, so it ends the questions.
  case deviceAttributes
  /// DECRQM: how a private mode is set: 0 unknown, 1 set, 2 reset, 3 and 4 the same for ever.
  case mode(Int, setting: Int)
  /// Where the cursor is, from 0.
  case cursor(Point)
  /// OSC 11: the color of the background.
  case background(RGB)
  /// Anything else: other attributes, colors, window reports.
  case other

  /// Whether it knows synchronized output (DECRQM of 2026), and DA1 after it.
  static let questions = Array("\u{1b}[?2026$p\u{1b}[c".utf8)
  /// What its background is (OSC 11); comes before the others, so that DA1 ends it too.
  static let backgroundQuestion = Array("\u{1b}]11;?\u{1b}\\".utf8)

  /// Reads what a terminal said in an OSC: `11;rgb:RRRR/GGGG/BBBB`, each part of one to four digits,
  /// perhaps with an alpha part after it (`rgba:`).
  init(operatingSystemCommand text: String) {
    guard text.hasPrefix("11;"), let color = RGB(report: text.dropFirst(3)) else {
      self = .other
      return
    }
    self = .background(color)
  }
}

extension RGB {
  /// A color as terminals report it.
  fileprivate init?(report: Substring) {
    guard let colon = report.firstIndex(of: ":") else { return nil }
    let parts = report[report.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard report.hasPrefix("rgb"), parts.count >= 3 else { return nil }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self.init(values[0], values[1], values[2])
  }

  // One digit to four stand for the same range.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let most = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
    return UInt8(value * 255 / most)
  }
}
