import TerminalCore

extension Marks {
  // Of the last of several fields so much is seen before one of the others is cut.
  private static let leastOfLast = 12

  /// Fields on one line with dots between them, each run of them in its place whichever way it
  /// runs; the last one takes what is left.
  ///
  /// - Parameters:
  ///   - fields: In the order in which they are read, each of one or more
  ///     runs; empty ones are left out.
  ///   - role: The color of the dots; nil takes that of the line.
  func line(of fields: [[TextRun]], dot role: Role?) -> Part {
    let fields = fields.filter { $0.contains { !$0.text.isEmpty } }
    let dot = TextRun(isInWords ? ", " : " \(dot) ", role)
    let runs = Array(fields.joined(separator: [dot]))
    // Where all run one way they are one text, which is cut at its end.
    guard isMirrored || runs.contains(where: \.text.hasRightToLeft), let last = runs.last else {
      return Part.text(runs).growing()
    }
    // A field alone is cut at its end.
    let least = fields.count > 1 ? min(Self.leastOfLast, last.text.columns) : 0
    let end = Part.text([last]).growing(minimum: least)
    return Part.horizontal(runs.dropLast().map { .text([$0]) } + [end]).growing()
  }
}
