internal import CNcurses
import Glibc
import TerminalCore

/// ncurses as what it is best at: given a frame, the fewest bytes that turn the last one into it.
///
/// It never touches the terminal. What it writes is taken from memory, and the terminal's modes are left
/// to `TerminalModes`, so that there is one place that knows how to give the terminal back.
struct Screen: ~Copyable {
  /// What terminfo says.
  let capabilities: Capabilities
  /// The extent in cells.
  private(set) var size: Size
  private let capture: OutputCapture
  private let handle: OpaquePointer
  private var colors: ColorTable
  private var painter = RowPainter()
  private var last: Canvas?
  private var lastCursor: Point?
  private var detached: [[RowPainter.Detached]]

  /// Begins with a terminal type.
  ///
  /// - Throws: `TerminalError` when the type is empty, unknown or cannot show a screen.
  init(type: String, size: Size, colorMode: ColorMode) throws(TerminalError) {
    guard !type.isEmpty else { throw .noType }
    guard let capture = OutputCapture() else { throw .system("open memory", errno: errno) }
    // ncurses counts columns and writes characters by the process's locale. The language is none of its
    // business, so only the character set is chosen, and always UTF-8.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
    guard let handle = newterm(type, capture.stream, capture.stream) else {
      throw .unknownType(type)
    }
    guard !Capabilities.bytes("cup", 0, 0).isEmpty else {
      endwin()
      delscreen(handle)
      throw .cannotMoveCursor(type)
    }
    self.capture = capture
    self.handle = handle
    self.size = size
    capabilities = Capabilities()
    colors = ColorTable(mode: colorMode, colors: capabilities.colors)
    detached = Array(repeating: [], count: size.rows)
    prepare()
  }

  deinit {
    endwin()
    delscreen(handle)
  }

  private mutating func prepare() {
    nonl()
    // Never stop half-way because keys are waiting: a frame is shown whole.
    typeahead(-1)
    idlok(cn_wanted_window(), true)
    resize_term(Int32(size.rows), Int32(size.columns))
    // ncurses 6.4 flushes at every cursor move until it has left and come back once.
    doupdate()
    endwin()
    doupdate()
    forget()
  }

  /// Takes another size; everything is painted at the next frame.
  mutating func resize(to size: Size) {
    self.size = size
    resize_term(Int32(size.rows), Int32(size.columns))
    forget()
  }

  /// Forgets what the terminal shows; everything is painted at the next frame.
  mutating func forget() {
    last = nil
    detached = Array(repeating: [], count: size.rows)
    clearok(cn_shown_window(), true)
    capture.discard()
  }

  /// Appends the bytes that turn the last frame into this one; none when nothing changed.
  mutating func paint(_ frame: Frame, into bytes: inout [UInt8]) {
    if colors.use(frame.palette) { forget() }
    if last == nil { setBackground() }
    let cursor = frame.cursor.map { $0.clipped(to: size) }
    let changed = paintChangedRows(of: frame.canvas)
    guard last == nil || !changed.isEmpty || cursor != lastCursor else { return }
    last = frame.canvas
    lastCursor = cursor
    leaveok(cn_wanted_window(), cursor == nil)
    if let cursor { wmove(cn_wanted_window(), Int32(cursor.row), Int32(cursor.column)) }
    wnoutrefresh(cn_wanted_window())
    doupdate()
    let start = bytes.count
    capture.take(into: &bytes)
    let repaired = Self.mayScroll(bytes[start...]) ? Array(0..<size.rows) : changed
    paintDetached(in: repaired.filter { !detached[$0].isEmpty }, of: frame.canvas, into: &bytes)
    colors.slots.translate(&bytes)
  }

  private mutating func setBackground() {
    let look = colors.look(of: Style())
    var cell = cchar_t()
    var pair = look.pair
    setcchar(&cell, [0x20, 0], look.attributes, Int16(clamping: pair), &pair)
    wbkgrndset(cn_wanted_window(), &cell)
  }

  private mutating func paintChangedRows(of canvas: Canvas) -> [Int] {
    var changed: [Int] = []
    for row in 0..<size.rows {
      let cells = row < canvas.size.rows ? canvas.row(row) : []
      if let last, last.size == canvas.size, row >= canvas.size.rows || last.row(row) == cells {
        continue
      }
      detached[row] = painter.paint(cells, row: row, columns: size.columns, colors: &colors)
      changed.append(row)
    }
    return changed
  }

  /// Whether ncurses may have scrolled a part of the screen, and filled rows again that have not
  /// changed. It moves the cursor by line feed and reverse index too, so the answer may be yes too often.
  private static func mayScroll(_ bytes: ArraySlice<UInt8>) -> Bool {
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

  private mutating func paintDetached(
    in rows: [Int], of canvas: Canvas, into bytes: inout [UInt8]
  ) {
    guard !rows.isEmpty else { return }
    bytes += capabilities.wrapOff
    for row in rows {
      for character in detached[row] {
        let cells = canvas.row(row)
        let start = cells.startIndex + character.column
        let own = Int(cells[start].columns)
        write(cells[start..<start + 1], row: row, column: character.column, into: &bytes)
        // What a wider drawing of it covered is written once more.
        let next = min(character.column + own, canvas.size.columns)
        let end = min(next + character.spill, canvas.size.columns)
        let rest = cells[cells.startIndex + next..<cells.startIndex + end]
        write(rest, row: row, column: next, into: &bytes)
      }
    }
    bytes += capabilities.wrapOn
    returnCursor(into: &bytes)
  }

  private mutating func write(
    _ cells: ArraySlice<Cell>, row: Int, column: Int, into bytes: inout [UInt8]
  ) {
    guard !cells.isEmpty else { return }
    bytes += Capabilities.bytes("cup", row, column)
    var style: Style?
    for cell in cells where cell.columns > 0 {
      if style != cell.style {
        bytes += capabilities.plain
        bytes += colors.look(of: cell.style).sequence
        style = cell.style
      }
      bytes += cell.character.safeBytes
    }
    bytes += capabilities.plain
  }

  /// Puts the cursor where ncurses believes it to be.
  private func returnCursor(into bytes: inout [UInt8]) {
    let shown = cn_shown_window()
    bytes += Capabilities.bytes("cup", Int(getcury(shown)), Int(getcurx(shown)))
  }
}

extension Point {
  /// The nearest point within an extent.
  fileprivate func clipped(to size: Size) -> Point {
    Point(column: min(max(0, column), size.columns - 1), row: min(max(0, row), size.rows - 1))
  }
}
