extension ScreenParser {
  /// Performs a control character.
  mutating func simpleControl(_ byte: UInt8) {
    switch byte {
    case 0x08: move(column: cursor.column - 1, row: cursor.row)
    case 0x09: move(column: min(columns - 1, (cursor.column / 8 + 1) * 8), row: cursor.row)
    case 0x0a, 0x0b, 0x0c: lineFeed()
    case 0x0d: move(column: 0, row: cursor.row)
    default: break
    }
  }

  /// Performs a sequence of ESC and one byte.
  mutating func escape(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)) {
    case "7": savedCursor = cursor
    case "8": move(column: savedCursor.column, row: savedCursor.row)
    case "D": lineFeed()
    case "E":
      move(column: 0, row: cursor.row)
      lineFeed()
    case "M": reverseLineFeed()
    case "c": self = ScreenParser(columns: columns, rows: rows)
    default: break
    }
  }

  /// Performs a control sequence: everything after `ESC [`.
  mutating func control(_ sequence: String) {
    guard let final = sequence.last else { return }
    let body = sequence.dropLast()
    if body.hasPrefix("?") && (final == "h" || final == "l") {
      return numbers(body.dropFirst()).forEach { setMode($0, final == "h") }
    }
    // With a question mark, `c` is how the Linux console shapes its cursor.
    if final == "c" && !body.hasPrefix("?") || body.hasSuffix("$") || final == "n" {
      return questions.append(sequence)
    }
    let numbers = numbers(body)
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "A", "B", "C", "D", "E", "F", "G", "H", "`", "d", "f":
      moveCursor(final, first, second: max(1, numbers.dropFirst().first ?? 1))
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X": blank(cursor.row, cursor.column..<min(columns, cursor.column + first))
    case "L": scrollDown(first, in: cursor.row...max(cursor.row, region.upperBound))
    case "M": scrollUp(first, in: cursor.row...max(cursor.row, region.upperBound))
    case "P": deleteCharacters(first)
    case "@": insertCharacters(first)
    case "S": scrollUp(first, in: region)
    case "T": scrollDown(first, in: region)
    case "b": for _ in 0..<first { put(lastCharacter) }
    case "r": setRegion(numbers)
    case "t": moveTitles(numbers.first ?? 0)
    default: break
    }
  }

  private func numbers(_ body: some StringProtocol) -> [Int] {
    body.isEmpty
      ? [] : body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
  }

  private mutating func moveCursor(_ final: Character, _ first: Int, second: Int) {
    switch final {
    case "A": move(column: cursor.column, row: cursor.row - first)
    case "B": move(column: cursor.column, row: cursor.row + first)
    case "C": move(column: cursor.column + first, row: cursor.row)
    case "D": move(column: cursor.column - first, row: cursor.row)
    case "E": move(column: 0, row: cursor.row + first)
    case "F": move(column: 0, row: cursor.row - first)
    case "G", "`": move(column: first - 1, row: cursor.row)
    case "d": move(column: cursor.column, row: first - 1)
    default: move(column: second - 1, row: first - 1)
    }
  }

  private mutating func setRegion(_ numbers: [Int]) {
    let top = max(1, numbers.first ?? 1) - 1
    let bottom = min(rows, numbers.dropFirst().first ?? rows) - 1
    region = top < bottom ? top...bottom : 0...rows - 1
    move(column: 0, row: 0)
  }

  private mutating func moveTitles(_ number: Int) {
    if number == 22 { titlesAside += 1 }
    if number == 23 { titlesAside -= 1 }
  }

  private mutating func setMode(_ mode: Int, _ isOn: Bool) {
    modes.removeAll { $0 == mode }
    if isOn { modes = (modes + [mode]).sorted() }
    switch mode {
    case 7: wraps = isOn
    case 25: isCursorVisible = isOn
    case 2026 where isOn: synchronizedFrames += 1
    case 1047, 1049, 47: showAlternate(isOn)
    default: break
    }
  }

  private mutating func showAlternate(_ isOn: Bool) {
    guard isOn != isAlternate else { return }
    isAlternate = isOn
    if isOn {
      mainGrid = grid
      savedCursor = cursor
      grid = Self.blank(columns, rows)
    } else {
      grid = mainGrid
      cursor = savedCursor
    }
  }
}
