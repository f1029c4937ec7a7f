/// A character that a picture draws itself, so that lines join and blocks
/// fill their cell in any font.
struct DrawnGlyph {
  /// The size of a cell in the picture's units.
  static let cell = Size(columns: 9, rows: 19)

  /// What is painted, counted from the cell's left upper corner, in the picture's units.
  let rects: [Rect]

  /// Looks a character up; nil leaves it to the font.
  init?(_ character: Character) {
    switch character {
    case "─": rects = [Self.left, Self.right]
    case "│": rects = [Self.up, Self.down]
    case "┌": rects = [Self.right, Self.down]
    case "┐": rects = [Self.left, Self.down]
    case "└": rects = [Self.right, Self.up]
    case "┘": rects = [Self.left, Self.up]
    case "┴": rects = [Self.left, Self.right, Self.up]
    case "━": rects = [Rect(column: 0, row: 8, columns: 9, rows: 3)]
    case "┃": rects = [Rect(column: 3, row: 0, columns: 3, rows: 19)]
    case "╭": rects = [Self.rightOfArc, Self.below(column: 5), Self.downOfArc]
    case "╮": rects = [Self.leftOfArc, Self.below(column: 3), Self.downOfArc]
    case "╰": rects = [Self.rightOfArc, Self.above(column: 5), Self.upOfArc]
    case "╯": rects = [Self.leftOfArc, Self.above(column: 3), Self.upOfArc]
    case "▌": rects = [Rect(column: 0, row: 0, columns: 4, rows: 19)]
    case "▐": rects = [Rect(column: 5, row: 0, columns: 4, rows: 19)]
    case "▔": rects = [Rect(column: 0, row: 0, columns: 9, rows: 3)]
    case "▁": rects = [Rect(column: 0, row: 16, columns: 9, rows: 3)]
    case "▀": rects = [Rect(column: 0, row: 0, columns: 9, rows: 10)]
    case "▄": rects = [Rect(column: 0, row: 10, columns: 9, rows: 9)]
    case "█": rects = [Rect(column: 0, row: 0, columns: 9, rows: 19)]
    case "▂": rects = [Self.lower(5)]
    case "▃": rects = [Self.lower(7)]
    case "▅": rects = [Self.lower(12)]
    case "▆": rects = [Self.lower(14)]
    case "▇": rects = [Self.lower(17)]
    case "▎": rects = [Rect(column: 0, row: 0, columns: 2, rows: 19)]
    case "▊": rects = [Rect(column: 0, row: 0, columns: 7, rows: 19)]
    case "▘": rects = [Self.upperLeft]
    case "▝": rects = [Self.upperRight]
    case "▖": rects = [Self.lowerLeft]
    case "▗": rects = [Self.lowerRight]
    case "▚": rects = [Self.upperLeft, Self.lowerRight]
    case "▞": rects = [Self.upperRight, Self.lowerLeft]
    case "▛": rects = [Self.upper, Self.lowerLeft]
    case "▜": rects = [Self.upper, Self.lowerRight]
    case "▙": rects = [Self.upperLeft, Self.lower(9)]
    case "▟": rects = [Self.upperRight, Self.lower(9)]
    default: return nil
    }
  }

  private static func lower(_ rows: Int) -> Rect {
    Rect(column: 0, row: 19 - rows, columns: 9, rows: rows)
  }

  private static let upper = Rect(column: 0, row: 0, columns: 9, rows: 10)
  private static let upperLeft = Rect(column: 0, row: 0, columns: 4, rows: 10)
  private static let upperRight = Rect(column: 5, row: 0, columns: 4, rows: 10)
  private static let lowerLeft = Rect(column: 0, row: 10, columns: 4, rows: 9)
  private static let lowerRight = Rect(column: 5, row: 10, columns: 4, rows: 9)

  private static let left = Rect(column: 0, row: 9, columns: 5, rows: 1)
  private static let right = Rect(column: 4, row: 9, columns: 5, rows: 1)
  private static let up = Rect(column: 4, row: 0, columns: 1, rows: 10)
  private static let down = Rect(column: 4, row: 9, columns: 1, rows: 10)

  // Lines that leave the middle to one unit of an arc, which lies between them.
  private static let leftOfArc = Rect(column: 0, row: 9, columns: 3, rows: 1)
  private static let rightOfArc = Rect(column: 6, row: 9, columns: 3, rows: 1)
  private static let upOfArc = Rect(column: 4, row: 0, columns: 1, rows: 8)
  private static let downOfArc = Rect(column: 4, row: 11, columns: 1, rows: 8)

  private static func above(column: Int) -> Rect {
    Rect(column: column, row: 8, columns: 1, rows: 1)
  }

  private static func below(column: Int) -> Rect {
    Rect(column: column, row: 10, columns: 1, rows: 1)
  }
}
