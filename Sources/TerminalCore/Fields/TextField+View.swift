extension TextField {
  /// The part that is seen in a width, with a mark at either end where the line goes on.
  ///
  /// A mark stands for what it covers, in as many columns, and never for what the cursor stands
  /// on. Where the room is for little else there is none.
  ///
  /// - Parameters:
  ///   - columns: The width, from 1.
  ///   - cut: The mark; empty for none, as in the phone's own fields.
  /// - Returns: Text no wider than that, and the cursor's column in it, which is below it.
  package func view(columns: Int, cut: String = "") -> (text: String, cursor: Int) {
    let mark = isWhole(in: columns) || columns < 2 * cut.columns + 4 ? "" : cut
    var (start, cursorColumn) = start(columns - roomAtCursor(before: mark))
    var covered = 0
    if start > 0, cursorColumn >= mark.columns {
      while covered < mark.columns {
        covered += characters[start].columns
        start += 1
      }
    }
    let blanks = String(repeating: " ", count: max(0, covered - mark.columns))
    let seen = seen(from: start, columns: columns - covered, mark)
    return ((covered > 0 ? mark + blanks : "") + seen, cursorColumn)
  }

  private func isWhole(in columns: Int) -> Bool {
    var used = cursor == characters.count ? 1 : 0
    return characters.allSatisfy { character in
      used += character.columns
      return used <= columns
    }
  }

  // What the cursor stands on is seen, and behind it that there is more.
  private func roomAtCursor(before mark: String) -> Int {
    if cursor == characters.count { return 0 }
    return max(0, characters[cursor].columns - 1)
      + (cursor + 1 < characters.count ? mark.columns : 0)
  }

  // From the cursor back, as far as there is room: the line may be long.
  private func start(_ room: Int) -> (index: Int, cursorColumn: Int) {
    var (start, cursorColumn) = (cursor, 0)
    while start > 0, cursorColumn + characters[start - 1].columns < max(1, room) {
      start -= 1
      cursorColumn += characters[start].columns
    }
    return (start, cursorColumn)
  }

  private func seen(from start: Int, columns: Int, _ mark: String) -> String {
    var (end, used) = (start, 0)
    while end < characters.count, used + characters[end].columns <= columns {
      used += characters[end].columns
      end += 1
    }
    if end == characters.count { return String(characters[start...]) }
    while end > max(start, cursor + 1), used + mark.columns > columns {
      end -= 1
      used -= characters[end].columns
    }
    return String(characters[start..<end]) + (used + mark.columns <= columns ? mark : "")
  }
}
