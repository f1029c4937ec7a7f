import TerminalCore

/// Writes characters of one code point at their places, with as few bytes as they take.
struct CharacterWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  private let abilities: Abilities
  private let columns: Int
  // Where the cursor stands; nil where that is not known.
  private var cursor: Point?
  // What the terminal was told to draw with; nil where that is not known.
  private var told: GraphicRendition?
  private var wanted = GraphicRendition()
  // Whether what was told draws as wanted, and whether it draws blanks so.
  private var (isTold, isToldForBlanks) = (false, false)

  /// - Parameter columns: Those of the screen.
  init(_ abilities: Abilities, columns: Int) {
    (self.abilities, self.columns) = (abilities, columns)
  }

  /// Goes to a place.
  mutating func move(to place: Point) {
    if cursor == place { return }
    if let cursor, cursor.row == place.row, cursor.column < place.column {
      goSideways(by: place.column - cursor.column)
    } else if let cursor, cursor.row + 1 == place.row {
      toNextRow(from: cursor.column, place.column)
    } else if let cursor, cursor.column == place.column, place.column > 0 {
      control(abs(place.row - cursor.row), unless: 1, place.row < cursor.row ? "A" : "B")
    } else {
      bytes += [0x1b, UInt8(ascii: "[")]
      append(place.row + 1)
      if place.column > 0 {
        bytes.append(UInt8(ascii: ";"))
        append(place.column + 1)
      }
      bytes.append(UInt8(ascii: "H"))
    }
    cursor = place
  }

  // LF alone goes straight down: the terminal is raw.
  private mutating func toNextRow(from old: Int, _ new: Int) {
    let isStraight = Self.cost(ofWay: new - old) <= Self.cost(ofWay: new)
    if !isStraight { bytes.append(0x0d) }
    bytes.append(0x0a)
    goSideways(by: isStraight ? new - old : new)
  }

  private mutating func goSideways(by distance: Int) {
    switch distance {
    case 0: break
    case -1: bytes.append(0x08)
    case ..<0: control(-distance, "D")
    default: control(distance, unless: 1, "C")
    }
  }

  // In bytes.
  private static func cost(ofWay distance: Int) -> Int {
    switch distance {
    case 0: 0
    case -1: 1
    case 1: 3
    case -9...9: 4
    case -99...99: 5
    default: 6
    }
  }

  /// Chooses how the characters look that are written next.
  mutating func draw(in rendition: GraphicRendition) {
    wanted = rendition
    isTold = told == rendition
    isToldForBlanks = isTold || told.map(rendition.looksAlikeOnBlanks) ?? false
  }

  /// Writes the same character some times from where the cursor is.
  ///
  /// - Parameters:
  ///   - width: Its columns, 1 or 2.
  ///   - looks: Knows the sequences that lead from one rendition to another.
  mutating func write(
    _ scalar: Unicode.Scalar, width: Int, times count: Int, _ looks: inout RenditionTable
  ) {
    guard let start = cursor else { return }
    let isBlank = scalar == " "
    if !(isBlank ? isToldForBlanks : isTold) { tell(&looks) }
    let end = start.column + count * width
    if isBlank, end == columns, count > 3, abilities.mayErase(wanted) {
      bytes += [0x1b, UInt8(ascii: "["), UInt8(ascii: "K")]
      return
    }
    write(scalar, width: width, times: count)
    // Behind the last column the cursor is in neither row.
    cursor = end < columns ? Point(column: end, row: start.row) : nil
  }

  /// Clears the screen, in the background of a rendition where that may be, and plainly elsewhere.
  mutating func clear(in rendition: GraphicRendition, _ looks: inout RenditionTable) {
    draw(in: abilities.mayErase(rendition) ? rendition : GraphicRendition())
    tell(&looks)
    bytes += "\u{1b}[H\u{1b}[J".utf8
    cursor = Point(column: 0, row: 0)
  }

  /// Chooses the rows that lines are deleted and inserted in; nil for all. Not every terminal then
  /// has the cursor in its first row.
  mutating func setMargins(_ rows: Range<Int>?) {
    bytes += [0x1b, UInt8(ascii: "[")]
    if let rows {
      append(rows.lowerBound + 1)
      bytes.append(UInt8(ascii: ";"))
      append(rows.upperBound)
    }
    bytes.append(UInt8(ascii: "r"))
    cursor = nil
  }

  /// Deletes so many lines from the cursor's on; inserts them for a negative number.
  mutating func changeLines(by count: Int) {
    control(abs(count), unless: 1, count < 0 ? "L" : "M")
  }

  /// Ends with plain characters, and with the cursor where it is to be
  /// seen; nil leaves it anywhere.
  mutating func end(at place: Point?) {
    if let told, told != GraphicRendition() {
      bytes += [0x1b, UInt8(ascii: "["), UInt8(ascii: "m")]
    }
    if let place { move(to: place) }
  }

  /// Tells the terminal how it is to draw.
  mutating func tell(_ looks: inout RenditionTable) {
    bytes += looks.sequence(from: told, to: wanted)
    told = wanted
    (isTold, isToldForBlanks) = (true, true)
  }

  private mutating func write(_ scalar: Unicode.Scalar, width: Int, times count: Int) {
    // ESC, bracket, up to three figures, letter.
    let isShorter = (count - 1) * UTF8.width(scalar) > 4
    if isShorter, abilities.repeated.covers(scalar, width: width) {
      append(scalar)
      control(count - 1, "b")
    } else {
      for _ in 0..<count { append(scalar) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  private mutating func control(_ number: Int, unless omitted: Int = 0, _ letter: Unicode.Scalar) {
    bytes += [0x1b, UInt8(ascii: "[")]
    if number != omitted { append(number) }
    bytes.append(UInt8(letter.value))
  }

  private mutating func append(_ number: Int) {
    if number > 9 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
