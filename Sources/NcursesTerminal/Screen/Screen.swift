internal import CNcurses
import Glibc
import TerminalCore

/// ncurses as what it is best at: given a frame, the fewest bytes that turn the last one into it.
///
/// It never touches the terminal. What it writes is taken from memory, and the terminal's modes are
/// left to `TerminalModes`, so that there is one place that knows how to give the terminal back.
struct Screen: ~Copyable {
  /// What terminfo says.
  let capabilities: Capabilities
  /// Whether links are written.
  var showsLinks = true
  /// How far the terminal goes for characters on whose columns terminals do not agree.
  var widths = ClusterWidths.fixed
  /// The extent in cells.
  private(set) var size: Size
  private let capture: OutputCapture
  private let handle: OpaquePointer
  /// Which pairs of colors the terminal was given.
  var colors: ColorTable
  /// Puts rows into ncurses' window.
  var painter = RowPainter()
  private(set) var pictures: TileSheet
  /// The pictures that are shown as pixels; nil where all are tiles.
  var pixels: PixelPainter?
  /// The frame that the terminal shows; nil where that is unknown.
  var last: Canvas?
  private var lastCursor: Point?
  /// The links of that frame.
  var lastLinks: [Link] = []
  /// Of each row, the first columns of the characters that were written beside ncurses.
  var detached: [[Int]]
  /// What the terminal has beside writing and moving.
  var abilities: CharacterWriter.Abilities
  /// The rows that were written without ncurses since it was needed last.
  var unknownRows: Set<Int> = []
  /// Whether the cursor is not where ncurses believes it to be.
  var isCursorElsewhere = false
  /// The columns of characters on which terminals agree; 0 where they do not.
  var agreedColumns: [Unicode.Scalar: Int] = [:]

  /// Begins with a terminal type.
  ///
  /// - Throws: `TerminalError` when the type is empty, unknown or cannot show a screen.
  init(type: String, size: Size, colorMode: ColorMode) throws(TerminalError) {
    guard !type.isEmpty else { throw .noType }
    guard let capture = OutputCapture() else { throw .system("open memory", errno: errno) }
    // ncurses counts columns and writes characters by the process's locale. The language is none of
    // its business, so only the character set is chosen, and always UTF-8.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
    guard let handle = newterm(type, capture.stream, capture.stream) else {
      // Without a descriptor its description cannot be read, whatever the type.
      throw Self.hasDescriptor
        ? .unknownType(type) : .system("read what the terminal is", errno: EMFILE)
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
    abilities = CharacterWriter.Abilities(
      repeated: Capabilities.bytes("rep", 0x20, 9).elementsEqual(" \u{1b}[8b".utf8)
        ? .ascii : .nothing,
      erasesInColor: Capabilities.erasesInColor)
    colors = ColorTable(mode: colorMode, capabilities)
    pictures = TileSheet(colors.palette, depth: colors.depth)
    detached = Array(repeating: [], count: size.rows)
    prepare()
  }

  // Whether one more file can be opened.
  private static var hasDescriptor: Bool {
    let descriptor = dup(STDERR_FILENO)
    if descriptor < 0 { return errno != EMFILE }
    close(descriptor)
    return true
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
    // ncurses 6.4 flushes at every cursor move until it has left and come back once. When it comes
    // back it takes the size from LINES and COLUMNS where these are set, so ours comes after that.
    endwin()
    doupdate()
    resize_term(Int32(size.rows), Int32(size.columns))
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
    unknownRows = []
    isCursorElsewhere = false
    lastLinks = []
    detached = Array(repeating: [], count: size.rows)
    pixels?.forget()
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
    pixels?.prepare(for: frame, on: size)
    if last == nil { setBackground() }
    let cursor = frame.cursor.map { $0.clipped(to: size) }
    let changes = changes(to: frame.canvas)
    guard last == nil || !changes.isEmpty || cursor != lastCursor || frame.links != lastLinks
    else { return }
    defer { (last, lastCursor) = (frame.canvas, cursor) }
    if !write(changes, of: frame, cursor: cursor, into: &bytes) {
      writeThroughNcurses(changes, of: frame, cursor: cursor, into: &bytes)
    }
  }

  private mutating func writeThroughNcurses(
    _ changes: [RowChange], of frame: Frame, cursor: Point?, into bytes: inout [UInt8]
  ) {
    tellNcurses(into: &bytes)
    give(changes, of: frame.canvas)
    // Left anywhere, its place would be unknown, and what is written beside
    // ncurses would not find back.
    leaveok(cn_wanted_window(), false)
    if let cursor { wmove(cn_wanted_window(), Int32(cursor.row), Int32(cursor.column)) }
    wnoutrefresh(cn_wanted_window())
    doupdate()
    let start = bytes.count
    capture.take(into: &bytes)
    if capabilities.setsAllButDim { BlinkingDim.translate(&bytes, from: start) }
    let repaired = Self.mayScroll(bytes[start...]) ? Array(0..<size.rows) : changes.map(\.row)
    paintDetached(in: repaired.filter { !detached[$0].isEmpty }, of: frame.canvas, into: &bytes)
    paintPictures(in: repaired, of: frame.canvas, into: &bytes)
    if hasLinks(frame) {
      paintLinks(of: frame, Set(repaired), into: &bytes)
      returnCursor(into: &bytes)
    }
    colors.slots.translate(&bytes)
    if capabilities.followsXterm { RenditionReduction.reduce(&bytes, from: start) }
    if pixels?.paint(repaired: repaired, into: &bytes) == true { returnCursor(into: &bytes) }
  }

  /// Takes another wish for colors over; everything is painted at the next frame.
  mutating func use(_ mode: ColorMode) {
    colors = ColorTable(mode: mode, capabilities, palette: colors.palette)
    pictures = TileSheet(colors.palette, depth: colors.depth)
    forget()
  }

  private mutating func setBackground() {
    // Only colors: ncurses gives the attributes of a background to every character.
    var cell = TerminalStyle(0, pair: colors.look(of: Style()).pair).blank
    wbkgrndset(cn_wanted_window(), &cell)
  }
}

extension Point {
  /// The nearest point within an extent.
  fileprivate func clipped(to size: Size) -> Point {
    Point(column: min(max(0, column), size.columns - 1), row: min(max(0, row), size.rows - 1))
  }
}
