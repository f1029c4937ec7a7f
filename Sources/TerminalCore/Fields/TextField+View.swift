extension TextField {
  /// The part that is seen in a width.
  ///
  /// - Parameter columns: The width, from 1.
  /// - Returns: Text no wider than that, and the cursor's column in it, which is below it.
  package func view(columns: Int) -> (text: String, cursor: Int) {
    // From the cursor back, as far as there is room: the line may be long.
    var (start, cursorColumn) = (cursor, 0)
    while start > 0, cursorColumn + characters[start - 1].columns < max(1, columns) {
      start -= 1
      cursorColumn += characters[start].columns
    }
    var used = 0
    let visible = characters[start...].prefix { character in
      used += character.columns
      return used <= columns
    }
    return (String(visible), cursorColumn)
  }
}
