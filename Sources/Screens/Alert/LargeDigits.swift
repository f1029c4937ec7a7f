/// Digits three rows high.
enum LargeDigits {
  private static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▄█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], ":": ["▄", "▄", " "], ".": [" ", " ", "▄"],
  ]

  /// A time of day in large digits, what is no digit of it behind them in the last row; nil where there is
  /// none to draw.
  static func rows(of words: String) -> [String]? {
    let digits = words.prefix { shapes[$0] != nil }
    guard !digits.isEmpty else { return nil }
    let rest = words[digits.endIndex...]
    return (0..<3).map { row in
      let line = digits.compactMap { shapes[$0]?[row] }.joined(separator: " ")
      return row == 2 ? line + rest : line + String(repeating: " ", count: rest.count)
    }
  }

  /// Twice as large: rows of large digits in whole cells, each two columns wide.
  static func doubled(_ rows: [String]) -> [String] {
    halves(rows).map { drawn($0, "█", width: 2) }
  }

  /// The upper and the lower half of each row, as a row of cells that are drawn or not; letters stay.
  static func halves(_ rows: [String]) -> [[Character]] {
    rows.flatMap { row in
      [
        row.map { "█▀".contains($0) ? "█" : "▄".contains($0) ? " " : $0 },
        row.map { "█▄".contains($0) ? "█" : " " },
      ]
    }
  }

  /// A row of cells, each so many columns wide.
  static func drawn(_ cells: [Character], _ mark: Character, width: Int) -> String {
    cells.map { cell in
      String(repeating: cell == "█" ? mark : " ", count: cell == "█" || cell == " " ? width : 0)
        + (cell == "█" || cell == " " ? "" : String(cell))
    }.joined()
  }
}
