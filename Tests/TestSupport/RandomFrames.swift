import Notifications
import TerminalCore

/// Frames that follow each other as a program's do, and as no program's would: parts are
/// overwritten, scrolled, cleared, themes change. The same seed always gives the same frames.
package struct RandomFrames {
  private var random: SplitMix
  private var canvas: Canvas
  private var palette = Palette.dark
  private var number = 0
  private let size: Size

  /// Begins with an empty frame.
  package init(seed: UInt64, size: Size) {
    random = SplitMix(seed: seed)
    canvas = Canvas(size: size)
    self.size = size
  }

  /// The next frame; its last row says `frame N`, from 1.
  package mutating func next() -> Frame {
    number += 1
    for _ in 0..<Int.random(in: 1...4, using: &random) { change() }
    if Int.random(in: 0..<6, using: &random) == 0 {
      palette = Palette.builtIn.randomElement(using: &random) ?? .dark
    }
    clearCorner()
    // In a color, so that the cells tell whether the palette has any.
    put("frame \(number) ", row: size.rows - 1, column: 0, Style(.accent))
    return Frame(canvas: canvas, title: "frames", palette: palette)
  }

  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: scroll(by: Int.random(in: 1...3, using: &random))
    case 1: scroll(by: -Int.random(in: 1...3, using: &random))
    case 3: show()
    case 2: if Bool.random(using: &random) { canvas = Canvas(size: size) }
    default: write()
    }
  }

  private mutating func write() {
    let style = randomStyle()
    let top = Int.random(in: 0..<size.rows, using: &random)
    let column = Int.random(in: 0..<size.columns, using: &random)
    for row in top..<min(size.rows, top + Int.random(in: 1...5, using: &random)) {
      put(words(), row: row, column: column, style)
    }
  }

  private mutating func show() {
    let pixels = (0..<36).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
        + [Int.random(in: 0..<4, using: &random) == 0 ? 0 : 255]
    }
    guard let picture = Picture(width: 6, height: 6, pixels: pixels) else { return }
    let mosaic = Mosaic(
      picture,
      size: Size(
        columns: Int.random(in: 1...20, using: &random),
        rows: Int.random(in: 1...6, using: &random)))
    let point = Point(
      column: Int.random(in: -3..<size.columns, using: &random),
      row: Int.random(in: -2..<size.rows, using: &random))
    canvas.put(mosaic, at: point, randomStyle())
  }

  private mutating func randomStyle() -> Style {
    let attributes: [Attributes] = [
      [], .bold, .underline, .reverse, .italic, [.bold, .reverse], .dim,
    ]
    return Style(
      Role.allCases.randomElement(using: &random) ?? .text,
      on: [.background, .surface, .surfaceSelected].randomElement(using: &random) ?? .background,
      attributes.randomElement(using: &random) ?? [])
  }

  // Characters of one width everywhere: what terminals disagree about is measured elsewhere. The
  // wide blank is written at a place of its own all the same.
  private mutating func words() -> String {
    let alphabets = [
      "abcdefgh  ijklm  ", "ABC 012 .,;:-_#", "äöüßéñ çøå ", "─│┌┐└┘├┤ ▌▔▀█",
      "日本語カナ\u{3000}中文 ",
    ]
    let alphabet = Array(alphabets.randomElement(using: &random) ?? "x")
    let count = Int.random(in: 1...size.columns / 2, using: &random)
    // Edges and lines are one character many times.
    if Int.random(in: 0..<4, using: &random) == 0, let only = alphabet.randomElement(using: &random)
    {
      return String(repeating: only, count: count)
    }
    return String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? " " })
  }

  private mutating func scroll(by count: Int) {
    var copy = Canvas(size: size)
    for row in 0..<size.rows {
      let source = row + count
      guard (0..<size.rows).contains(source) else { continue }
      for (column, cell) in canvas.row(source).enumerated() {
        copy[Point(column: column, row: row)] = cell
      }
    }
    canvas = copy
  }

  private mutating func put(_ text: String, row: Int, column: Int, _ style: Style) {
    var column = column
    for character in text {
      let width = character.columns
      guard column + width <= size.columns else { return }
      clear(column, row)
      if width == 2 { clear(column + 1, row) }
      canvas[Point(column: column, row: row)] = Cell(character, style, columns: UInt8(width))
      if width == 2 {
        canvas[Point(column: column + 1, row: row)] = Cell(" ", style, columns: 0)
      }
      column += width
    }
  }

  // The last cell of all stays blank: ncurses reaches it by inserting before it, which goes wrong
  // in tmux beside a wide character.
  private mutating func clearCorner() {
    for column in size.columns - 2..<size.columns {
      clear(column, size.rows - 1)
      canvas[Point(column: column, row: size.rows - 1)] = Cell()
    }
  }

  // Half of a wide character does not stay.
  private mutating func clear(_ column: Int, _ row: Int) {
    let cell = canvas[Point(column: column, row: row)]
    if cell.columns == 0, column > 0 {
      canvas[Point(column: column - 1, row: row)] = Cell(" ", cell.style)
    }
    if cell.columns == 2, column + 1 < size.columns {
      canvas[Point(column: column + 1, row: row)] = Cell(" ", cell.style)
    }
  }
}
