import TerminalCore

extension Screen {
  /// Whether links are to be written for a frame, or taken off.
  func hasLinks(_ frame: Frame) -> Bool {
    showsLinks && capabilities.followsXterm && !(lastLinks.isEmpty && frame.links.isEmpty)
  }

  /// Writes the frame's links over the rows that are painted anew (OSC 8): what was painted of them
  /// is written once more between the two sequences, since ncurses knows none.
  mutating func paintLinks(of frame: Frame, _ rows: Set<Int>, into bytes: inout [UInt8]) {
    guard hasLinks(frame) else { return }
    for link in lastLinks where !frame.links.contains(link) {
      write(link.rect, of: frame.canvas, into: &bytes)
    }
    for link in frame.links {
      let isShown =
        lastLinks.contains(link) && !link.rect.rowRange.contains(where: rows.contains)
      if isShown { continue }
      write(link.rect, of: frame.canvas, leadingTo: link.target, into: &bytes)
    }
    lastLinks = frame.links
  }

  private mutating func write(
    _ rect: Rect, of canvas: Canvas, leadingTo target: String = "", into bytes: inout [UInt8]
  ) {
    for row in rect.rowRange where (0..<min(size.rows, canvas.size.rows)).contains(row) {
      let columns = rect.columnRange.clamped(to: 0..<min(size.columns, canvas.size.columns))
      if !target.isEmpty { bytes += Self.linkStart(target) }
      let reach = write(columns, ofRow: row, of: canvas, into: &bytes)
      if !target.isEmpty { bytes += Self.linkStart("") }
      _ = restore(columns.upperBound, through: reach, ofRow: row, of: canvas, into: &bytes)
    }
  }

  private static func linkStart(_ target: String) -> [UInt8] {
    Array("\u{1b}]8;;".utf8) + target.utf8.filter { $0 > 0x20 && $0 < 0x7f }
      + Array("\u{1b}\\".utf8)
  }
}
