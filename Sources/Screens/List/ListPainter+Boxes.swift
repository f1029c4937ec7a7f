import TerminalCore

extension ListPainter {
  /// A box whose upper edge is a line of words, to save a row.
  func box(_ head: Part, _ content: Part) -> Part {
    .vertical([topEdge(head), sides(content, lower: true)])
  }

  /// The upper edge of a box with words in it; where those take more lines
  /// the sides stand beside them.
  ///
  /// - Parameter hasButtons: Whether buttons are among the words: they alone take several lines,
  ///   those of a swipe row, too.
  func topEdge(_ head: Part, hasButtons: Bool = false) -> Part {
    let lines =
      swipe == nil && !hasButtons ? 1 : head.rows(columns: textColumns, glyphs: glyphs)
    func edge(_ corner: String, _ side: String) -> Part {
      let sides = (1..<max(1, lines)).map { _ in Optional(Part.text(side, .line)) }
      return Part.vertical([Optional(Part.text(corner, .line))] + sides)
    }
    return .horizontal([
      edge("\(marks.corners[0]) ", "\(marks.side) "), head,
      edge(" \(marks.corners[1])", " \(marks.side)"),
    ])
  }

  /// Content between the sides of a box, with the lower edge or without.
  func sides(_ content: Part, lower hasLowerEdge: Bool) -> Part {
    let side = Part.repeated(marks.side, .line).sized(columns: 1)
    let middle = Part.horizontal([
      side, content.padded(leading: 1, trailing: 1).growing(), side,
    ])
    if !hasLowerEdge { return middle }
    return .vertical([middle, lowerEdge])
  }

  /// The lower edge of a box.
  var lowerEdge: Part {
    .horizontal([
      .text(marks.corners[2], .line), Part.repeated(marks.line, .line).growing(),
      .text(marks.corners[3], .line),
    ])
  }
}
