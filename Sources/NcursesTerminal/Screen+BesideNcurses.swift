internal import CNcurses
import TerminalCore

extension Screen {
  /// Whether ncurses may have scrolled a part of the screen, and filled rows again that have not
  /// changed. It moves the cursor by line feed and reverse index too, so the answer may be yes too often.
  static func mayScroll(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isControl = false
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0a || previous == 0x1b && byte == UInt8(ascii: "M") { return true }
      if isControl && byte >= 0x40 {
        if "LMSTr".utf8.contains(byte) { return true }
        isControl = false
      } else if previous == 0x1b && byte == UInt8(ascii: "[") {
        isControl = true
      }
      previous = byte
    }
    return false
  }

  /// Writes the characters that ncurses has stand-ins for.
  mutating func paintDetached(
    in rows: [Int], of canvas: Canvas, into bytes: inout [UInt8]
  ) {
    guard !rows.isEmpty else { return }
    bytes += capabilities.wrapOff
    for row in rows {
      for character in detached[row] {
        let start = character.column
        let own = Int(canvas.row(row)[start].columns)
        write(start..<start + 1, ofRow: row, of: canvas, into: &bytes)
        // What a wider drawing of it covered is written once more.
        let next = min(start + own, canvas.size.columns)
        let end = min(next + character.spill, canvas.size.columns)
        write(next..<end, ofRow: row, of: canvas, into: &bytes)
      }
    }
    bytes += capabilities.wrapOn
    returnCursor(into: &bytes)
  }

  /// Writes cells of a row at their absolute place.
  mutating func write(
    _ columns: Range<Int>, ofRow row: Int, of canvas: Canvas, into bytes: inout [UInt8]
  ) {
    guard !columns.isEmpty else { return }
    bytes += Capabilities.bytes("cup", row, columns.lowerBound)
    var style: Style?
    for cell in canvas.row(row)[columns] where cell.columns > 0 {
      if style != cell.style {
        bytes += capabilities.plain
        bytes += colors.look(of: cell.style).sequence
        style = cell.style
      }
      bytes += cell.marks.before.flatMap { Array(String($0).utf8) }
      bytes += cell.character.safeBytes
      bytes += cell.marks.after.flatMap { Array(String($0).utf8) }
    }
    bytes += capabilities.plain
  }

  /// Puts the cursor where ncurses believes it to be.
  func returnCursor(into bytes: inout [UInt8]) {
    let shown = cn_shown_window()
    bytes += Capabilities.bytes("cup", Int(getcury(shown)), Int(getcurx(shown)))
  }
}
