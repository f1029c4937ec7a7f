extension TextField {
  /// The part that is seen in a width.
  ///
  /// - Parameter columns: The width, from 1.
  /// - Returns: Text no wider than that, and the cursor's column in it, which is below it.
  package func view(columns: Int) -> (text: String, cursor: Int) {
    let characters = Array(text)
    var start = 0
    var cursorColumn = characters[..<cursor].reduce(0) { $0 + $1.columns }
    while cursorColumn >= max(1, columns) {
      cursorColumn -= characters[start].columns
      start += 1
    }
    var used = 0
    let visible = characters[start...].prefix { character in
      used += character.columns
      return used <= columns
    }
    return (String(visible), cursorColumn)
  }
}
