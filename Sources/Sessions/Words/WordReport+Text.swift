import Delivery
import Notifications
import TerminalCore

extension WordReport {
  /// The tables as plain text, columns lined up by the width that they take in a terminal; below each,
  /// what is missing or wrong in it, and at the end what the marks before words mean.
  package var text: String {
    let legend = legend
    return sections.map(text).joined(separator: "\n") + (legend.isEmpty ? "" : "\n" + legend)
  }

  // Only the marks that are there.
  private var legend: String {
    let wordings = sections.lazy.flatMap { section in
      section.matrix.columns.lazy.flatMap { column in
        section.matrix.numbers.lazy.map { column.wording($0) }
      }
    }
    let lines = [
      wordings.contains { !$0.flaws.isEmpty }
        ? "! something is missing or wrong; the line below the table says what and where" : nil,
      wordings.contains { $0.flaws.isEmpty && $0.isStandIn }
        ? "~ the app does not have this language; words of another stand in" : nil,
    ]
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private func text(_ section: Section) -> String {
    let matrix = section.matrix
    let cells = matrix.columns.map { column in matrix.numbers.map { column.wording($0) } }
    var columns = [["", ""] + matrix.numbers.map(String.init)]
    for (column, wordings) in zip(matrix.columns, cells) {
      columns.append([column.locale.name, ""] + wordings.map(\.marked))
    }
    let complaints = cells.flatMap { $0.flatMap(\.flaws) }.map(\.description)
    let lines =
      [title(section), grouping(section)] + Self.lines(columns) + complaints.withoutRepetition
    return lines.map(\.visibleLine).joined(separator: "\n") + "\n"
  }

  private func title(_ section: Section) -> String {
    let subject = section.matrix.subject
    let name = state.displayName(of: subject.app)
    return [name, subject.category ?? "no category", section.matrix.use.rawValue, section.source]
      .joined(separator: " · ")
  }

  private func grouping(_ section: Section) -> String {
    let words = section.grouping.map(\.rawValue).joined(separator: ", ")
    return "grouping \(words); previews \(section.previews.rawValue)"
  }

  // The columns side by side; those that end a line are not filled up.
  private static func lines(_ columns: [[String]]) -> [String] {
    let widths = columns.map { $0.map(\.visibleLine.columns).max() ?? 0 }
    return (columns.first ?? []).indices.filter { $0 != 1 }.map { row in
      let cells = zip(columns, widths).map { column, width in
        let words = column[row].visibleLine
        return words.isolated + String(repeating: " ", count: width - words.columns)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension Wording {
  /// The words with a mark where something is wrong, or where another language stands in.
  fileprivate var marked: String {
    if !flaws.isEmpty { return "! \(words)" }
    return isStandIn ? "~ \(words)" : words
  }
}

extension String {
  // A reader that orders by direction must not swap columns.
  fileprivate var isolated: String {
    unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
      ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
