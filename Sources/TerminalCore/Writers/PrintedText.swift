/// Lines that a command printed, with the few sequences by which they are bold,
/// faint, reversed, red or green.
package struct PrintedText {
  private var lines: [[TextRun]] = [[]]

  /// Reads what was printed; a sequence that is none of those changes nothing.
  package init(_ text: String) {
    var look = Look()
    let parts = text.split(separator: Self.escape, omittingEmptySubsequences: false)
    if let first = parts.first { add(first, look) }
    for part in parts.dropFirst() { add(part, behindEscape: &look) }
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  private static let escape: Character = "\u{1B}"

  private mutating func add(_ part: Substring, behindEscape look: inout Look) {
    guard part.first == "[" else { return add(Substring("\(Self.escape)\(part)"), look) }
    var words = part.dropFirst()
    if let end = words.firstIndex(of: "m") {
      look = Look(codes: words[..<end])
      words = words[words.index(after: end)...]
    }
    add(words, look)
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

  /// A picture with a column of air on both sides, as wide as the longest line,
  /// and as high as all of them.
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
      default: break
      }
    }
  }
}
