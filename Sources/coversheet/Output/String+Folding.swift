import TerminalCore

extension String {
  /// Lines of whole words; only a word that is wider by itself makes a wider line, so that a path or
  /// a name can be copied as one.
  ///
  /// - Parameters:
  ///   - columns: The width in terminal columns; below 20 it is as with 20.
  ///   - separator: What parts words, left out at the end of a line.
  func folded(columns: Int, at separator: Character = " ") -> [String] {
    let columns = max(20, columns)
    var lines = [""]
    for word in split(separator: separator, omittingEmptySubsequences: false).map(String.init) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.columns + 1 + word.columns <= columns {
        lines[lines.count - 1] += "\(separator)\(word)"
      } else {
        lines.append(word)
      }
    }
    // Two blanks part a value from its reason; at a line's end they are none.
    return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }
}
