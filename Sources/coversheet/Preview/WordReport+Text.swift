import Delivery
import Notifications
import Sessions
import TerminalCore

extension WordReport {
  /// The tables as plain text, columns lined up by the width that they take in a terminal; below
  /// each, what is missing or wrong in it, and at the end what the marks before words mean.
  ///
  /// - Parameter columns: What a category shows and what it shows while previews are hidden stand
  ///   side by side where that fits into so many columns, else one below the other.
  func text(columns: Int) -> String {
    let legend = legend
    var texts: [String] = []
    var rest = sections[...]
    while let first = rest.popFirst() {
      let second = rest.first.flatMap { $0.matrix.subject == first.matrix.subject ? $0 : nil }
      if let second, let pair = text(first, beside: second), pair.columns <= columns {
        texts.append(pair.text)
        rest.removeFirst()
      } else {
        texts.append(text(first))
      }
    }
    texts += actions.map { text($0) }
    return texts.joined(separator: "\n") + (legend.isEmpty ? "" : "\n" + legend)
  }

  // Only the marks that are there.
  private var legend: String {
    let wordings = sections.lazy.flatMap { section in
      section.matrix.columns.lazy.flatMap { column in
        section.matrix.numbers.lazy.map { column.wording($0) }
      }
    }
    let titles = actions.flatMap(\.columns).flatMap(\.titles)
    let lines = [
      wordings.contains { !$0.flaws.isEmpty } || titles.contains { !$0.flaws.isEmpty }
        ? "! something is missing or wrong; the line below the table says what and where" : nil,
      wordings.contains { $0.flaws.isEmpty && $0.isStandIn }
        || titles.contains { $0.flaws.isEmpty && $0.isStandIn }
        ? "~ not translated into this language; words of another stand in" : nil,
    ]
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private func text(_ table: ActionTable) -> String {
    let name = state.displayName(of: table.subject.app)
    let identifiers = table.columns.first?.titles.map(\.identifier) ?? []
    let columns = table.columns.map { column in
      [column.locale.name]
        + column.titles.map {
          Self.marked($0.words, isFlawed: !$0.flaws.isEmpty, isStandIn: $0.isStandIn)
        }
    }
    let flaws = table.columns.flatMap(\.titles).flatMap { $0.flaws.map(\.description) }
    return Self.text(
      ["\(name) · \(table.subject.category ?? "no category") · actions"]
        + Self.lines([[""] + identifiers] + columns) + flaws.uniqued())
  }

  // With a mark where something is wrong, or where another language stands in.
  private static func marked(_ words: String, isFlawed: Bool, isStandIn: Bool) -> String {
    isFlawed ? "! \(words)" : isStandIn ? "~ \(words)" : words
  }

  private static func marked(_ wording: Wording) -> String {
    marked(wording.words, isFlawed: !wording.flaws.isEmpty, isStandIn: wording.isStandIn)
  }

  private func text(_ section: Table) -> String {
    let lines =
      [title(section), grouping(section)]
      + Self.lines([Self.numbers(section)] + Self.cells(section))
    return Self.text(lines + complaints(section).uniqued())
  }

  // The numbers are the same for both, and stand once.
  private func text(
    _ left: Table, beside right: Table
  ) -> (text: String, columns: Int)? {
    guard left.matrix.numbers == right.matrix.numbers else { return nil }
    let heads = [heads(left), heads(right)]
    let table = [Self.numbers(left)] + Self.cells(left)
    let room = Self.width(table), head = heads[0].map(\.visibleLine.columns).max() ?? 0
    let gap = [String](
      repeating: String(repeating: " ", count: max(1, head - room)),
      count: left.matrix.numbers.count + 1)
    let start = room + max(1, head - room) + 4
    let lines =
      zip(heads[0], heads[1]).map { $0.visibleLine.filled(columns: start) + $1 }
      + Self.lines(table + [gap] + Self.cells(right))
    let name = [
      state.displayName(of: left.matrix.subject.app), left.matrix.subject.category ?? "no category",
    ]
    let complaints = (complaints(left) + complaints(right)).uniqued()
    return (
      Self.text([name.joined(separator: " · ")] + lines + complaints),
      lines.map(\.visibleLine.columns).max() ?? 0
    )
  }

  private func heads(_ section: Table) -> [String] {
    [
      "\(section.matrix.use.rawValue) · \(section.source)",
      "grouping \(section.grouping.map(\.rawValue).joined(separator: ", "))",
      "previews \(section.previews.rawValue)",
    ]
  }

  private func complaints(_ section: Table) -> [String] {
    section.matrix.columns.flatMap { column in
      section.matrix.numbers.flatMap { column.wording($0).flaws.map(\.description) }
    }
  }

  private static func numbers(_ section: Table) -> [String] {
    [""] + section.matrix.numbers.map(String.init)
  }

  private static func cells(_ section: Table) -> [[String]] {
    section.matrix.columns.map { column in
      [column.locale.name] + section.matrix.numbers.map { marked(column.wording($0)) }
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map(\.visibleLine).joined(separator: "\n") + "\n"
  }

  private static func width(_ columns: [[String]]) -> Int {
    let widths = columns.map { $0.map(\.visibleLine.columns).max() ?? 0 }
    return widths.reduce(0, +) + 2 * max(0, widths.count - 1)
  }

  private func title(_ section: Table) -> String {
    let subject = section.matrix.subject
    let name = state.displayName(of: subject.app)
    return [name, subject.category ?? "no category", section.matrix.use.rawValue, section.source]
      .joined(separator: " · ")
  }

  private func grouping(_ section: Table) -> String {
    let words = section.grouping.map(\.rawValue).joined(separator: ", ")
    return "grouping \(words); previews \(section.previews.rawValue)"
  }

  // The columns side by side; those that end a line are not filled up.
  private static func lines(_ columns: [[String]]) -> [String] {
    let widths = columns.map { $0.map(\.visibleLine.columns).max() ?? 0 }
    return (columns.first ?? []).indices.map { row in
      let cells = zip(columns, widths).map { column, width in
        let words = column[row].visibleLine
        // A reader that orders by direction must not swap columns.
        return words.isolated + String(repeating: " ", count: width - words.columns)
      }
      return cells.joined(separator: "  ").droppingTrailingBlanks
    }
  }
}
