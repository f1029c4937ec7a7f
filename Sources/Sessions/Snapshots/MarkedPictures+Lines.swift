import TerminalCore

extension MarkedPictures {
  /// The two pictures for a terminal: beside each other where there is room, else one below the
  /// other. Rows far from all that differs are left out.
  ///
  /// - Parameters:
  ///   - look: Without colors, carets below a row mark what differs in it.
  ///   - columns: How wide a line may be.
  /// - Returns: Lines without anything but the look's own that could drive a terminal; nil where
  ///   not even one picture has room.
  package func lines(_ look: ReportLook, columns: Int) -> [String]? {
    let numbers = shownNumbers
    let digits = "\(numbers.last ?? 0)".count
    let sides = [("kept", kept), ("drawn now", drawn)].map { title, rows in
      Side(title: title, rows: numbers.map { rows[$0 - 1] }, look: look)
    }
    let width = sides.map(\.width).max() ?? 0
    let room = columns - Self.indent.count - digits - Self.bar.count
    guard width <= room else { return nil }
    if 2 * width + Self.bar.count <= room {
      let pairs = zip(sides[0].lines(padded: width), sides[1].lines(padded: 0)).map {
        $0 + Self.bar + $1
      }
      return Self.numbered(pairs, numbers, digits, look)
    }
    return sides.flatMap { Self.numbered($0.lines(padded: 0), numbers, digits, look) }
  }

  private static let indent = "  "
  private static let bar = " │ "

  // From 1: the rows that differ, and one around each.
  private var shownNumbers: [Int] {
    kept.indices.filter { index in
      (max(0, index - 1)...min(kept.count - 1, index + 1)).contains {
        kept[$0].differs || drawn[$0].differs
      }
    }.map { $0 + 1 }
  }

  // A title, and of each row itself and a row of marks; where rows are left out, a gap.
  private static func numbered(
    _ lines: [String], _ numbers: [Int], _ digits: Int, _ look: ReportLook
  ) -> [String] {
    let blank = String(repeating: " ", count: digits)
    var result = [indent + blank + bar + (lines.first ?? "")]
    for (index, number) in numbers.enumerated() {
      if index > 0, numbers[index - 1] + 1 < number { result.append(indent + blank + " ⋮") }
      let own = String(repeating: " ", count: digits - "\(number)".count) + "\(number)"
      result.append(indent + look.faint(own) + bar + lines[1 + 2 * index])
      let marks = lines[2 + 2 * index]
      if marks.contains("^") { result.append(indent + blank + bar + marks) }
    }
    return result.map(\.droppingTrailingBlanks)
  }

  /// One of the pictures, as lines.
  private struct Side {
    let title: String
    let rows: [Row]
    let look: ReportLook

    var width: Int {
      max(
        title.columns,
        rows.map { $0.parts.reduce(0) { $0 + $1.text.visibleLine.columns } }.max() ?? 0)
    }

    /// The title, then of each row itself and its marks.
    func lines(padded width: Int) -> [String] {
      [pad(look.strong(title), title.columns, width)]
        + rows.flatMap { row -> [String] in
          let texts = row.parts.map { ($0.text.visibleLine, $0.differs) }
          let columns = texts.reduce(0) { $0 + $1.0.columns }
          let shown = texts.map { $1 ? look.marked($0) : $0 }.joined()
          let marks = texts.map { text, differs in
            String(repeating: differs && !look.isColored ? "^" : " ", count: text.columns)
          }.joined()
          return [pad(shown, columns, width), pad(marks, columns, width)]
        }
    }

    private func pad(_ text: String, _ columns: Int, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - columns))
    }
  }
}

extension MarkedPictures.Row {
  /// Whether any of it differs.
  fileprivate var differs: Bool { parts.contains(where: \.differs) }
}
