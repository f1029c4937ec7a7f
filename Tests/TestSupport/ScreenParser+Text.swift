extension ScreenParser {
  /// Puts one code point at the cursor, or joins it to the character before.
  mutating func put(_ scalar: String) {
    guard let first = scalar.unicodeScalars.first else { return }
    if joins(first) { return }
    let character = drawsLines ? Self.lineDrawing[scalar] ?? scalar : scalar
    let width = Self.isWide(first) ? 2 : 1
    if wrapsNext || cursor.column + width > columns { wrap() }
    release(cursor.column)
    if width == 2 { release(cursor.column + 1) }
    grid[cursor.row][cursor.column] = character
    if width == 2 && cursor.column + 1 < columns { grid[cursor.row][cursor.column + 1] = "" }
    lastCharacter = character
    let next = cursor.column + width
    wrapsNext = next >= columns
    cursor.column = min(next, columns - 1)
  }

  private mutating func wrap() {
    guard wraps else { return }
    cursor.column = 0
    lineFeed()
  }

  /// Half of a wide character does not stay when the other half is overwritten.
  private mutating func release(_ column: Int) {
    guard column < columns else { return }
    if grid[cursor.row][column].isEmpty && column > 0 { grid[cursor.row][column - 1] = " " }
    if column + 1 < columns && grid[cursor.row][column + 1].isEmpty {
      grid[cursor.row][column + 1] = " "
    }
  }

  /// Joins a mark, or what follows a joiner, to the character before the cursor; whether it did.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    if column > 0 && grid[cursor.row][column].isEmpty { column -= 1 }
    guard column >= 0 else { return false }
    let before = grid[cursor.row][column]
    let isFlag = (0x1f1e6...0x1f1ff).contains(scalar.value)
    let halfFlag =
      before.unicodeScalars.count == 1
      && (0x1f1e6...0x1f1ff).contains(before.unicodeScalars.first?.value ?? 0)
    if !joinsClusters {
      guard Self.isMark(scalar), !Self.isSkinTone(scalar) else { return false }
      grid[cursor.row][column] = before + String(scalar)
      return true
    }
    guard Self.isMark(scalar) || before.unicodeScalars.last?.value == 0x200d || isFlag && halfFlag
    else { return false }
    grid[cursor.row][column] = before + String(scalar)
    return true
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: isSkinTone(scalar)
    }
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f3fb...0x1f3ff).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f000...0x1faff, 0x20000...0x3fffd:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// The letters that draw lines in the DEC character set.
  private static let lineDrawing = [
    "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "q": "─", "t": "├", "u": "┤", "v": "┴",
    "w": "┬", "x": "│", "a": "▒", "`": "◆", "~": "·",
  ]
}
