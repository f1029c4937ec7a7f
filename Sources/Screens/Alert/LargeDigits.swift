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
}
