import TerminalCore

extension ListPainter {
  /// A box whose upper edge is a line of words, to save a row.
  func box(_ head: Part, _ content: Part) -> Part {
    .vertical([topEdge(head), sides(content, lower: true)])
  }

  /// The upper edge of a box with words in it.
  func topEdge(_ head: Part) -> Part {
    .horizontal([
      .text("\(marks.corners[0]) ", .line), head, .text(" \(marks.corners[1])", .line),
    ])
  }

  /// Content between the sides of a box, with the lower edge or without.
  func sides(_ content: Part, lower hasLowerEdge: Bool) -> Part {
    let side = Part.repeated(marks.side, .line).sized(columns: 1)
    let middle = Part.horizontal([
      side, content.padded(leading: 1, trailing: 1).growing(), side,
    ])
    if !hasLowerEdge { return middle }
    return .vertical([
      middle,
      .horizontal([
        .text(marks.corners[2], .line), Part.repeated(marks.line, .line).growing(),
        .text(marks.corners[3], .line),
      ]),
    ])
  }
}
