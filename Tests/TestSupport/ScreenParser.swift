/// A terminal's screen as bytes paint it: enough of a VT for what ncurses writes.
///
/// It keeps characters, the cursor, private modes and the title, and no colors.
package struct ScreenParser: Sendable {
  /// The extent.
  package internal(set) var columns: Int
  package internal(set) var rows: Int
  /// Where the cursor is, from 0.
  package internal(set) var cursor = (column: 0, row: 0)
  /// Whether the cursor is visible.
  package internal(set) var isCursorVisible = true
  /// Whether the alternate screen is shown.
  package internal(set) var isAlternate = false
  /// Private modes that are set, in ascending order: 1000s are the mouse, 2004 bracketed paste.
  package internal(set) var modes: [Int] = []
  /// The window's title (OSC 2).
  package internal(set) var title = ""
  /// How many titles are put aside.
  package internal(set) var titlesAside = 0
  /// How often each frame was begun as one (mode 2026 set).
  package internal(set) var synchronizedFrames = 0
  /// What the program asked, as the sequences without `ESC [`: `c`, `?2026$p`.
  package internal(set) var questions: [String] = []

  /// Every OSC that came, without its ends: `11;?`, `8;;file:///x`.
  package internal(set) var commands: [String] = []

  /// The characters of each cell; empty for the second column of a wide one.
  ///
  /// By row, then by column; as large as the screen.
  var grid: [[String]]
  /// The main screen while the alternate one is shown.
  var mainGrid: [[String]] = []
  /// What ESC 7 put aside.
  var savedCursor = (column: 0, row: 0)
  /// The rows that scroll, from 0.
  var region: ClosedRange<Int>
  /// Whether what goes beyond the last column goes on in the next row (mode 7).
  var wraps = true
  /// Whether the last column was written, so that the next character wraps first.
  var wrapsNext = false
  /// Whether letters draw lines: the DEC character set is chosen.
  var drawsLines = false
  /// What REP repeats.
  var lastCharacter = " "
  /// Whether an emoji of several parts is one character; else each part takes its own
  /// columns, as on many terminals.
  package var joinsClusters = true
  private var state = State.ground
  private var pending: [UInt8] = []
  /// Whether the string that has begun is an OSC.
  private var isCommand = false

  private enum State {
    case ground, escape, control, string, stringEscape, character
    /// After `ESC (` and its like, which choose a character set.
    case characterSet
  }

  /// Begins with an empty screen.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    grid = Self.blank(columns, rows)
    region = 0...rows - 1
  }

  /// The lines of the screen without blanks at their ends, joined by line feeds.
  package var text: String { lines.joined(separator: "\n") }

  /// The lines of the screen without blanks at their ends.
  package var lines: [String] {
    grid.map { row in
      let line = row.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Takes bytes that the program wrote; sequences may be cut anywhere.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character: takeContinuation(byte)
    case .escape: takeEscape(byte)
    case .characterSet:
      drawsLines = byte == UInt8(ascii: "0")
      state = .ground
    case .control:
      pending.append(byte)
      guard (0x40...0x7e).contains(byte) else { return }
      state = .ground
      control(String(decoding: pending, as: UTF8.self))
    case .string: takeString(byte)
    case .stringEscape: finishString()
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1b: state = .escape
    case 0x0e, 0x0f: drawsLines = byte == 0x0e
    case 0..<0x20: simpleControl(byte)
    case 0x20..<0x7f: put(String(Unicode.Scalar(byte)))
    case 0xc0...:
      pending = [byte]
      state = .character
    default: break
    }
  }

  private mutating func takeContinuation(_ byte: UInt8) {
    pending.append(byte)
    let count = pending[0] >= 0xf0 ? 4 : pending[0] >= 0xe0 ? 3 : 2
    guard pending.count == count else { return }
    state = .ground
    put(String(decoding: pending, as: UTF8.self))
  }

  private mutating func takeEscape(_ byte: UInt8) {
    pending = []
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      isCommand = byte == UInt8(ascii: "]")
      state = .string
    case UInt8(ascii: "("): state = .characterSet
    case UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"): state = .characterSet
    default:
      state = .ground
      escape(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    if byte == 0x1b {
      state = .stringEscape
    } else if byte == 0x07 {
      finishString()
    } else {
      pending.append(byte)
    }
  }

  private mutating func finishString() {
    state = .ground
    let string = String(decoding: pending, as: UTF8.self)
    if isCommand { commands.append(string) }
    if isCommand, string.hasPrefix("2;") { title = String(string.dropFirst(2)) }
  }
}
