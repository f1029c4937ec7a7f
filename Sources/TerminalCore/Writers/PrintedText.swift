/// Lines that a command printed, with the few sequences by which they are bold, faint, reversed, red or green.
package struct PrintedText {
  private var lines: [[TextRun]] = [[]]

  /// Reads what was printed; a sequence that is none of those changes nothing.
  package init(_ text: String) {
    var look = Look()
    for (number, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      var words = part
      if number > 0, let end = part.firstIndex(of: "m") {
        look = Look(codes: part[..<end])
        words = part[part.index(after: end)...]
      }
      add(words, look)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func add(_ words: Substring, _ look: Look) {
    for (number, line) in words.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { lines.append([]) }
      guard !line.isEmpty else { continue }
      lines[lines.count - 1].append(TextRun(String(line), look.role, look.attributes))
    }
  }

  /// A picture with a column of air on both sides, as wide as the longest line, and as high as all of them.
  ///
  /// - Parameter mostColumns: A line that is longer goes on in the next row.
  package func frame(mostColumns: Int, palette: Palette, title: String) -> Frame {
    let widest = lines.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    let element = Element.vertical(
      lines.map { $0.isEmpty ? .text(" ") : .text($0, rows: nil) }
    ).padded(leading: 1, trailing: 1)
    let columns = max(1, min(widest, mostColumns)) + 2
    let size = Size(columns: columns, rows: max(1, element.rows(columns: columns)))
    let painting = element.painted(as: Never.self, size: size)
    return Frame(canvas: painting.canvas, title: title, capturesMouse: false, palette: palette)
  }
}

/// How words look after the codes of a sequence: each begins anew.
private struct Look {
  /// What colors it.
  var role: Role = .text
  /// How its letters are drawn.
  var attributes: Attributes = []

  init() {}

  init(codes: Substring) {
    for code in codes.split(separator: ";") {
      switch code {
      case "1": attributes.insert(.bold)
      case "2": role = .dim
      case "7": attributes.insert(.reverse)
      case "31": role = .critical
      case "32": role = .success
      case _: break
      }
    }
  }
}
