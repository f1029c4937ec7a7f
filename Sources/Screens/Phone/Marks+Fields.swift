import TerminalCore

extension Marks {
  // Of the last field so much is seen before one of the others is cut.
  private static let leastOfLast = 12

  /// Fields on one line with dots between them, each in its place whichever way it runs; the
  /// last one takes what is left.
  ///
  /// - Parameters:
  ///   - fields: In the order in which they are read, each of one or more
  ///     runs; empty ones are left out.
  ///   - dot: The color of the dots; nil takes that of the line.
  func line(of fields: [[TextRun]], dot role: Role?) -> Part {
    let fields = fields.filter { $0.contains { !$0.text.isEmpty } }
    let dot = TextRun(isInWords ? ", " : " \(dot) ", role)
    // Where all run one way they are one text, which is cut at its end.
    guard isMirrored || fields.joined().contains(where: { $0.text.hasRightToLeft }) else {
      return Part.text(Array(fields.joined(separator: [dot]))).growing()
    }
    let parts = fields.enumerated().flatMap { index, field -> [Part?] in
      [index > 0 ? .text([dot]) : nil, part(of: field, isLast: index == fields.count - 1)]
    }
    return Part.horizontal(parts).growing()
  }

  private func part(of field: [TextRun], isLast: Bool) -> Part {
    let part = Part.text(field)
    if !isLast { return part }
    return part.growing(minimum: min(Self.leastOfLast, field.reduce(0) { $0 + $1.text.columns }))
  }
}
