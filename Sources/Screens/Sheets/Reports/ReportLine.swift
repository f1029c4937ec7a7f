import TerminalCore

/// A line of a report, in parts: the command line prints them, the sheet paints them.
package struct ReportLine: Equatable, Sendable {
  /// From left to right.
  package let parts: [Part]

  /// Text that is one thing.
  package struct Part: Hashable, Sendable {
    /// Names of apps and categories are in it as they are.
    let text: String
    /// How many cells it takes at least; the rest is blank. Nil for no more than the text.
    let columns: Int?
    /// Whether the text stands at the right of its cells.
    let isOnRight: Bool
    /// What it is.
    package let role: Role
  }

  /// What a part is.
  package enum Role: Hashable, Sendable {
    /// What the lines below are about.
    case heading
    /// What is so.
    case value
    /// What shows although it should not.
    case leak
    /// What is said of everything above.
    case summary
  }

  init(_ parts: [Part]) { self.parts = parts }

  /// A line of one part.
  init(_ text: String, _ role: Role) { self.init([Part(text, role: role)]) }

  /// Lines of one part, as many as the text takes.
  static func wrapped(_ text: String, _ role: Role, columns: Int) -> [ReportLine] {
    text.visibleLine.wrapped(columns: max(8, columns)).map { ReportLine($0, role) }
  }

  /// Columns between texts that stand side by side.
  static let gap = 2

  /// Texts side by side with a gap between, each of which goes on below in its own columns.
  static func beside(_ cells: [(text: String, columns: Int, role: Role)]) -> [ReportLine] {
    let lines = cells.map { cell in
      cell.columns > 0 ? cell.text.visibleLine.wrapped(columns: cell.columns) : [cell.text]
    }
    return (0..<(lines.map(\.count).max() ?? 0)).map { row in
      let last = lines.lastIndex { row < $0.count && !$0[row].isEmpty } ?? 0
      return ReportLine(
        zip(cells, lines).prefix(last + 1).enumerated().map { place, pair in
          let (cell, lines) = pair
          return Part(
            row < lines.count ? lines[row] : "",
            columns: place == last ? nil : cell.columns + gap, role: cell.role)
        })
    }
  }

  /// The whole line, safe to print.
  package var text: String { parts.map(\.filledText).joined() }

  /// The whole line for those who read it, as the linear screen has it: nothing is filled.
  package var spokenText: String { parts.map(\.text.visibleLine).asEnumeration }
}

extension ReportLine.Part {
  init(
    _ text: String, columns: Int? = nil, isOnRight: Bool = false, role: ReportLine.Role = .value
  ) {
    (self.text, self.columns, self.isOnRight, self.role) = (text, columns, isOnRight, role)
  }

  /// The text with the blanks around it, counted in cells.
  var filledText: String {
    let visible = text.visibleLine
    let blanks = String(repeating: " ", count: max(0, (columns ?? 0) - visible.columns))
    return isOnRight ? blanks + visible : visible + blanks
  }
}
