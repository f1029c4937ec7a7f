/// A character that fills a part of its cell: halves, quarters, eighths.
struct BlockShape: Equatable {
  /// The samples of a cell, across and down.
  static let columns = 4
  static let rows = 8
  /// The samples of a cell.
  static let sampleCount = columns * rows

  /// The character, of Unicode's block elements.
  let character: Character
  /// The samples that it fills, a bit each, row by row from the lowest bit.
  let mask: UInt32

  /// How many samples it fills.
  var count: Int { mask.nonzeroBitCount }

  private init(_ character: Character, _ fills: (_ x: Int, _ y: Int) -> Bool) {
    self.character = character
    var mask: UInt32 = 0
    for index in 0..<Self.sampleCount where fills(index % Self.columns, index / Self.columns) {
      mask |= 1 << index
    }
    self.mask = mask
  }

  /// Those that fill quarters, and their opposites.
  private static let quarters = "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".enumerated().map { index, character in
    BlockShape(character) { x, y in (index + 1) >> (x / 2 + y / 4 * 2) & 1 == 1 }
  }

  /// Those that fill eighths from below, and quarters from the left.
  private static let parts =
    "▁▂▃▅▆▇".map { character in
      let eighths = Int(character.unicodeScalars.first?.value ?? 0x2584) - 0x2580
      return BlockShape(character) { _, y in y >= rows - eighths }
    } + [BlockShape("▎") { x, _ in x < 1 }, BlockShape("▊") { x, _ in x < 3 }]

  /// Every one that can stand before nothing at all.
  static let all = quarters + parts

  /// Every way to part a cell in two, each once. Those that look calmest come first, and win
  /// where others are no better.
  static let partings = "▄▌▃▅▂▆▁▇▎▊▘▝▖▗▚".compactMap { character in
    all.first { $0.character == character }
  }
}
