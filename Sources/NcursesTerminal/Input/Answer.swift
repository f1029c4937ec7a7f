import TerminalCore

/// What a terminal says about itself. It is never shown, however late it comes.
package enum Answer: Hashable, Sendable {
  /// DA1: what the terminal is and can do, 4 being sixel. Every terminal answers this,
  /// so it ends the questions.
  case deviceAttributes([Int])
  /// DECRQM: how a private mode is set: 0 unknown, 1 set, 2 reset, 3 and 4 the same for ever.
  case mode(Int, setting: Int)
  /// Where the cursor is, from 0.
  case cursor(Point)
  /// OSC 11: the color of the background.
  case background(RGB)
  /// Mode 2031: that its colors are dark or light from now on.
  case scheme(isDark: Bool)
  /// How many pixels a cell has (`CSI 16 t`).
  case cell(PixelSize)
  /// How many pixels all cells have (`CSI 14 t`).
  case textArea(PixelSize)
  /// Whether kitty's protocol is known: the answer to `KittyPictures.questionID`.
  case kittyPictures(Bool)
  /// How many pixels a cell of iTerm2's has (OSC 1337).
  case inlineCell(PixelSize)
  /// XTVERSION: what the terminal calls itself, such as `kitty(0.26.5)`.
  case version(String)
  /// Anything else: other attributes, colors, window reports.
  case other

  /// Whether it knows synchronized output (DECRQM of 2026), and DA1 after it.
  static let questions = Array("\u{1b}[?2026$p".utf8) + endingQuestion
  /// DA1, which ends all questions.
  static let endingQuestion = Array("\u{1b}[c".utf8)
  /// What its background is (OSC 11); comes before the others, so that DA1 ends it too.
  static let backgroundQuestion = Array("\u{1b}]11;?\u{1b}\\".utf8)

  /// What it calls itself (XTVERSION).
  static let versionQuestion = Array("\u{1b}[>q".utf8)

  /// Reads what a terminal said in an OSC: `11;rgb:RRRR/GGGG/BBBB`, each part of one to four
  /// digits, perhaps with an alpha part after it (`rgba:`).
  init(operatingSystemCommand text: String) {
    if text.hasPrefix("11;"), let color = RGB(report: text.dropFirst(3)) {
      self = .background(color)
    } else if text.hasPrefix(Self.cellReport),
      let cell = PixelSize(inlineReport: text.dropFirst(Self.cellReport.count))
    {
      self = .inlineCell(cell)
    } else {
      self = .other
    }
  }

  private static let cellReport = "1337;ReportCellSize="

  /// Reads what a terminal said in a DCS: `>|` and what it calls itself.
  init(deviceControl text: String) {
    self = text.hasPrefix(">|") ? .version(String(text.dropFirst(2))) : .other
  }

  /// Reads what a terminal said in an APC: `Gi=ID;OK`, or what is wrong in place of OK.
  init(applicationCommand text: String) {
    let parts = text.split(separator: ";", maxSplits: 1)
    let isOurs = parts.first == "Gi=\(KittyPictures.questionID)" && parts.count == 2
    self = isOurs ? .kittyPictures(parts[1] == "OK") : .other
  }
}

extension PixelSize {
  /// iTerm2's report: height and width in points, and how many pixels a point
  /// is where that is not one.
  fileprivate init?(inlineReport text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (0.1...1000).contains($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    let scale = numbers.count == 3 ? numbers[2] : 1
    self.init(
      width: Int((numbers[1] * scale).rounded()), height: Int((numbers[0] * scale).rounded()))
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
    // A sign would be taken for a part of a number.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let most = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
    return UInt8(value * 255 / most)
  }
}
