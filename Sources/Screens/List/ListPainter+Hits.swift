import TerminalCore

extension ListPainter {
  /// Words of a row, with what is looked for standing out.
  func marked(_ text: String, _ role: Role? = nil, _ attributes: Attributes = []) -> [TextRun] {
    guard let matcher, matcher.matches(text) else { return [TextRun(text, role, attributes)] }
    return matcher.pieces(of: text).map { piece in
      piece.isHit
        ? TextRun(piece.text, role == .dim ? nil : role, attributes.union([.bold, .reverse]))
        : TextRun(piece.text, role, attributes)
    }
  }
}
