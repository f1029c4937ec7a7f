internal import CNcurses
import TerminalCore

extension Screen {
  /// Whether ncurses may have scrolled a part of the screen, and filled rows again that
  /// have not changed. It moves the cursor by line feed and reverse index too, so the
  /// answer may be yes too often.
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
    paint(rows.map { ($0, detached[$0]) }, of: canvas, into: &bytes)
    returnCursor(into: &bytes)
  }

  /// Writes characters at places of their own, and what they cover beside them.
  ///
  /// - Parameter characters: The first columns of those of each row, from the left.
  mutating func paint(
    _ characters: [(row: Int, columns: [Int])], of canvas: Canvas, into bytes: inout [UInt8]
  ) {
    bytes += capabilities.wrapOff
    for (row, columns) in characters {
      var painted = 0
      for column in columns where column >= painted {
        let reach = write(column..<column + 1, ofRow: row, of: canvas, into: &bytes)
        painted = restore(column + 1, through: reach, ofRow: row, of: canvas, into: &bytes)
      }
    }
    bytes += capabilities.wrapOn
  }

  /// Writes once more what a wider drawing of a character covered, and what
  /// drawing that covers in its turn.
  ///
  /// - Parameters:
  ///   - column: The first that may be covered.
  ///   - reach: The one behind the last.
  /// - Returns: The column behind all that was written.
  mutating func restore(
    _ column: Int, through reach: Int, ofRow row: Int, of canvas: Canvas, into bytes: inout [UInt8]
  ) -> Int {
    var (start, end) = (column, min(reach, canvas.size.columns))
    while start < end {
      let further = write(start..<end, ofRow: row, of: canvas, into: &bytes)
      (start, end) = (end, min(further, canvas.size.columns))
    }
    return max(start, end)
  }

  /// Writes cells of a row at their absolute place. Where terminals do not agree on the columns
  /// of a character, the next one gets a place of its own, unless this terminal has said that it
  /// goes as far as our table.
  ///
  /// - Returns: The column behind all that may be painted over by it.
  @discardableResult
  mutating func write(
    _ columns: Range<Int>, ofRow row: Int, of canvas: Canvas, into bytes: inout [UInt8]
  ) -> Int {
    let cells = canvas.row(row)
    var reach = columns.upperBound
    var style: Style?
    var cursor = -1
    for column in columns where cells[column].columns > 0 {
      let cell = cells[column]
      if cursor != column { bytes += Capabilities.bytes("cup", row, column) }
      if style != cell.style {
        bytes += capabilities.plain
        bytes += colors.look(of: cell.style).sequence
        style = cell.style
      }
      bytes += cell.marks.before.flatMap { Array(String($0).utf8) }
      bytes += cell.character.safeBytes
      bytes += cell.marks.after.flatMap { Array(String($0).utf8) }
      cursor = column + Int(cell.columns)
      if let spill = spill(of: cell) {
        reach = max(reach, cursor + spill)
        cursor = -1
      }
    }
    if style != nil { bytes += capabilities.plain }
    return reach
  }

  /// How many columns beyond its own a character may paint over; nil where the
  /// cursor is right behind it.
  private func spill(of cell: Cell) -> Int? {
    guard case .detached(let spill) = Glyph(cell.character, columns: Int(cell.columns)) else {
      return nil
    }
    guard widths.agree(on: cell.character) else { return spill + widths.excess(of: cell.character) }
    // Its halves might join those of one behind it.
    return cell.character.unicodeScalars.last?.isRegionalIndicator == true ? 0 : nil
  }

  /// Puts the cursor where ncurses believes it to be.
  func returnCursor(into bytes: inout [UInt8]) {
    let shown = cn_shown_window()
    bytes += Capabilities.bytes("cup", Int(getcury(shown)), Int(getcurx(shown)))
  }
}
