import TerminalCore

/// Digits three rows high.
enum LargeDigits {
  private static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▄█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], ":": ["▄", "▄", " "], ".": [" ", " ", "▄"],
    // Arabic.
    "٠": ["   ", " █ ", "   "], "١": [" █ ", " █ ", " ▀ "], "٢": ["█▄█", "█  ", "▀  "],
    "٣": ["█▄█▄█", "█    ", "▀    "], "٤": ["▄▀▀", "▄▀▀", " ▀▀"], "٥": ["▄▀▄", "█ █", " ▀ "],
    "٦": ["▀▀█", "  █", "  ▀"], "٧": ["█ █", "▀▄▀", " ▀ "], "٨": [" █ ", "█ █", "▀ ▀"],
    "٩": ["█▀█", "▀▀█", "  ▀"],
    // Persian and Urdu, where these differ; `twins` has the others.
    "۴": ["█▄▀", "█▀▀", "▀  "], "۵": ["▄▀▄", "█ █", "▀▀▀"], "۶": ["▄▀▀", " █▀", "▀  "],
  ]

  // Persian digits that look as the Arabic ones do.
  private static let twins: [Character: Character] = [
    "۰": "٠", "۱": "١", "۲": "٢", "۳": "٣", "۷": "٧", "۸": "٨", "۹": "٩",
  ]

  // What is written in no script that has shapes here is drawn with Latin digits:
  // better that than no clock.
  private static func shape(of character: Character) -> [String]? {
    if let shape = shapes[twins[character] ?? character] { return shape }
    guard character.isDecimalDigit, let value = character.wholeNumberValue else { return nil }
    return shapes[Character(String(value))]
  }

  /// A time of day in large digits, what is no digit of it at their foot: the `h` of `09 h 41`; nil
  /// where there is none to draw.
  static func rows(of words: String) -> [String]? {
    guard words.contains(where: { shape(of: $0) != nil }) else { return nil }
    let shapes = words.map { shape(of: $0) ?? letter($0) }
    return (0..<3).map { row in shapes.map { $0[row] }.joined(separator: " ") }
  }

  private static func letter(_ character: Character) -> [String] {
    let letter = String(character)
    let blanks = String(repeating: " ", count: letter.columns)
    return [blanks, blanks, letter]
  }

  /// Rows of digits in the middle of what there is room for: a drawing is the same
  /// whichever way a phone reads.
  static func part(of rows: [String]) -> Part {
    Part.vertical(rows.map { .text($0, .text, .bold, alignment: .center) }).reading(.leftToRight)
  }

  /// Twice as large: rows of large digits in whole cells, each two columns wide.
  static func doubled(_ rows: [String]) -> [String] {
    halves(rows).map { drawn($0, "█", width: 2) }
  }

  /// The upper and the lower half of each row, as a row of cells that are
  /// drawn or not; letters stay.
  static func halves(_ rows: [String]) -> [[Character]] {
    rows.flatMap { row in
      [
        row.map { "█▀".contains($0) ? "█" : "▄".contains($0) ? " " : $0 },
        row.flatMap { "█▄".contains($0) ? ["█"] : blanks(below: $0) },
      ]
    }
  }

  private static func blanks(below cell: Character) -> [Character] {
    Array(repeating: " ", count: String(cell).columns)
  }

  /// A row of cells, each as many times its columns wide.
  static func drawn(_ cells: [Character], _ mark: Character, width: Int) -> String {
    cells.map { cell in
      let sign = String(cell == "█" ? mark : cell)
      let filler = cell == "█" ? mark : " "
      return sign + String(repeating: filler, count: (width - 1) * sign.columns)
    }.joined()
  }
}

extension Character {
  // A digit of a script that counts in tens, and no numeral such as `一`.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }
}
