import TerminalCore

/// A picture that was kept and the one that is drawn now, row by row, with the cells that differ.
package struct MarkedPictures {
  /// The rows of the one that was kept, and of the one that is drawn now.
  let kept, drawn: [Row]

  /// A row, cut where it begins or ends to differ.
  struct Row: Hashable, Sendable {
    /// Its parts from the left.
    let parts: [Part]

    /// The row with what differs between the tags that pages have for that.
    var markup: String {
      parts.map { part in
        part.differs ? "<mark>\(part.text.markup)</mark>" : part.text.markup
      }.joined()
    }
  }

  /// A part of a row.
  struct Part: Hashable, Sendable {
    /// What stands there.
    let text: String
    /// Whether the other picture has something else there.
    let differs: Bool
  }

  package init(_ kept: String, _ drawn: String) {
    let (left, right) = (kept.pictureRows, drawn.pictureRows)
    let count = max(left.count, right.count)
    let rows = (0..<count).map { index in
      (
        left.indices.contains(index) ? left[index] : "",
        right.indices.contains(index) ? right[index] : ""
      )
    }
    self.kept = rows.map { Row($0, against: $1) }
    self.drawn = rows.map { Row($1, against: $0) }
  }
}

extension MarkedPictures.Row {
  fileprivate init(_ row: String, against other: String) {
    let (own, others) = (row.columnsOfCharacters, other.columnsOfCharacters)
    // A row that is shorter ends in blanks, which can differ too.
    let width = max(own.width, others.width)
    let blanks = (own.width..<width).map { ($0, Character(" ")) }
    var parts: [(text: String, differs: Bool)] = []
    for (column, character) in own.cells + blanks {
      let differs = (others.byColumn[column] ?? " ") != character
      if parts.last?.differs == differs {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), differs))
      }
    }
    if parts.last?.differs == false, let last = parts.popLast() {
      let trimmed = last.text.droppingTrailingBlanks
      if !trimmed.isEmpty { parts.append((trimmed, false)) }
    }
    self.parts = parts.map { MarkedPictures.Part(text: $0.text, differs: $0.differs) }
  }
}

extension String {
  /// Each character with the column that it begins in, and how wide all of them are.
  fileprivate var columnsOfCharacters:
    (cells: [(Int, Character)], byColumn: [Int: Character], width: Int)
  {
    var cells: [(Int, Character)] = []
    var column = 0
    for character in self {
      cells.append((column, character))
      column += max(1, String(character).columns)
    }
    return (cells, Dictionary(cells) { first, _ in first }, column)
  }
}
