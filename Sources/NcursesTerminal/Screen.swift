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
  /// Whether links are written.
  var showsLinks = true
  /// The extent in cells.
  private(set) var size: Size
  private let capture: OutputCapture
  private let handle: OpaquePointer
  private(set) var colors: ColorTable
  private var painter = RowPainter()
  private(set) var pictures: TileSheet
  private var last: Canvas?
  private var lastCursor: Point?
  private var lastLinks: [Link] = []
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
    pictures = TileSheet(colors.palette, depth: colors.depth)
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
    lastLinks = []
    detached = Array(repeating: [], count: size.rows)
    clearok(cn_shown_window(), true)
    capture.discard()
  }

  /// Appends the bytes that turn the last frame into this one; none when nothing changed.
  mutating func paint(_ frame: Frame, into bytes: inout [UInt8]) {
    if colors.use(frame.palette) {
      pictures = TileSheet(frame.palette, depth: colors.depth)
      forget()
    }
    pictures.prepare(for: frame.canvas)
    if last == nil { setBackground() }
    let cursor = frame.cursor.map { $0.clipped(to: size) }
    let changed = paintChangedRows(of: frame.canvas)
    guard last == nil || !changed.isEmpty || cursor != lastCursor || frame.links != lastLinks
    else { return }
    last = frame.canvas
    lastCursor = cursor
    // Left anywhere, nobody could tell where it is, and what is written beside ncurses would not find back.
    leaveok(cn_wanted_window(), false)
    if let cursor { wmove(cn_wanted_window(), Int32(cursor.row), Int32(cursor.column)) }
    wnoutrefresh(cn_wanted_window())
    doupdate()
    let start = bytes.count
    capture.take(into: &bytes)
    let repaired = Self.mayScroll(bytes[start...]) ? Array(0..<size.rows) : changed
    paintDetached(in: repaired.filter { !detached[$0].isEmpty }, of: frame.canvas, into: &bytes)
    paintPictures(in: repaired, of: frame.canvas, into: &bytes)
    paintLinks(of: frame, repaired, into: &bytes)
    colors.slots.translate(&bytes)
  }

  // ncurses knows no links: what it painted is written once more between the two sequences.
  private mutating func paintLinks(of frame: Frame, _ rows: [Int], into bytes: inout [UInt8]) {
    guard showsLinks, capabilities.followsXterm, !(lastLinks.isEmpty && frame.links.isEmpty) else {
      return
    }
    for link in lastLinks where !frame.links.contains(link) {
      write(link.rect, of: frame.canvas, into: &bytes)
    }
    let repainted = Set(rows)
    for link in frame.links {
      let isShown =
        lastLinks.contains(link) && !link.rect.rowRange.contains(where: repainted.contains)
      if isShown { continue }
      bytes += Self.linkStart(link.target)
      write(link.rect, of: frame.canvas, into: &bytes)
      bytes += Self.linkStart("")
    }
    lastLinks = frame.links
    returnCursor(into: &bytes)
  }

  private mutating func write(_ rect: Rect, of canvas: Canvas, into bytes: inout [UInt8]) {
    for row in rect.rowRange where (0..<min(size.rows, canvas.size.rows)).contains(row) {
      let columns = rect.columnRange.clamped(to: 0..<min(size.columns, canvas.size.columns))
      let cells = canvas.row(row)
      let range = cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound
      write(cells[range], row: row, column: columns.lowerBound, into: &bytes)
    }
  }

  private static func linkStart(_ target: String) -> [UInt8] {
    Array("\u{1b}]8;;".utf8) + target.utf8.filter { $0 > 0x20 && $0 < 0x7f }
      + Array("\u{1b}\\".utf8)
  }

  private mutating func setBackground() {
    // Only colours: ncurses gives the attributes of a background to every character.
    var cell = Look(0, pair: colors.look(of: Style()).pair).blank
    wbkgrndset(cn_wanted_window(), &cell)
  }

  private mutating func paintChangedRows(of canvas: Canvas) -> [Int] {
    (0..<size.rows).filter { row in
      guard let columns = changedColumns(inRow: row, of: canvas) else { return false }
      detached[row] = painter.paint(
        row < canvas.size.rows ? canvas.row(row) : [], columns, row: row, colors: &colors,
        pictures: pictures)
      return true
    }
  }

  /// What is to be given to ncurses of a row: whole characters, and nil where nothing changed.
  private func changedColumns(inRow row: Int, of canvas: Canvas) -> Range<Int>? {
    let whole = 0..<size.columns
    guard let last, last.size == canvas.size else { return whole }
    guard row < canvas.size.rows else { return nil }
    // Equal cells may be parts of different pictures.
    if !canvas.pictures.isEmpty, canvas.pictures != last.pictures,
      canvas.row(row).contains(where: { $0.picture > 0 })
    {
      return whole
    }
    guard let changed = canvas.changedColumns(inRow: row, since: last) else { return nil }
    // What is written beside ncurses is found by going through its whole row.
    guard detached[row].isEmpty, canvas.size.columns == size.columns else { return whole }
    return canvas.wholeCharacters(changed, inRow: row, since: last)
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

extension Point {
  /// The nearest point within an extent.
  fileprivate func clipped(to size: Size) -> Point {
    Point(column: min(max(0, column), size.columns - 1), row: min(max(0, row), size.rows - 1))
  }
}

extension Canvas {
  /// The columns made so wide that neither canvas has half a character there; and one more before, whose
  /// marks depend on what follows it.
  fileprivate func wholeCharacters(
    _ columns: ClosedRange<Int>, inRow row: Int, since other: Canvas
  ) -> Range<Int> {
    let (new, old) = (self.row(row), other.row(row))
    func isWithin(_ column: Int) -> Bool {
      new[new.startIndex + column].columns == 0 || old[old.startIndex + column].columns == 0
    }
    var (start, end) = (max(0, columns.lowerBound - 1), columns.upperBound + 1)
    while start > 0, isWithin(start) { start -= 1 }
    while end < size.columns, isWithin(end) { end += 1 }
    return start..<end
  }
}

extension Rect {
  fileprivate var rowRange: Range<Int> { origin.row..<origin.row + max(0, size.rows) }
  fileprivate var columnRange: Range<Int> { origin.column..<origin.column + max(0, size.columns) }
}
