import Delivery
import Explaining
import Notifications
import TerminalCore

/// A matrix as one page that needs nothing else. Cells are added row by row, and
/// their pictures are let go of.
package struct MatrixPage {
  private let title: String
  private let sections: [Matrix.Table]
  /// How it was made, and on what phone; nil says nothing of that.
  package var head: MatrixHead?
  // What the two phones of each cell are called; empty where a cell is one phone.
  private let sides: [String]
  private var markup = ThemedMarkup()
  private var themes: [String: ThemedMarkup] = [:]
  private var cells: [[String]]
  private var pictures: [String: Int] = [:]
  private var left: [String]?
  /// What is wrong, collected from the cells.
  package private(set) var digest: MatrixDigest

  /// - Parameter title: What the page is called.
  package init(_ matrix: Matrix, title: String) {
    self.init(matrix.sections, title: title)
  }

  /// Each cell is two phones side by side.
  ///
  /// - Parameter sides: What they are called, the left one first.
  package init(_ pairs: ComparedMatrix, title: String, sides: [String]) {
    self.init(pairs.pairs.map(\.section), title: title, sides: sides)
  }

  /// Two phones as they are, below a head of what both have in common.
  package init(of phones: (Session, Session), title: String, sides: [String]) {
    self.init(ComparedPicture(of: phones), title: title, sides: sides)
    head = MatrixHead(sections, of: phones.0.state, beside: phones.1.state)
  }

  /// Two phones alone.
  init(_ pair: ComparedPicture, title: String, sides: [String]) {
    let section = Matrix.Table(
      subject: .played, title: title, axes: MatrixAxes([]), isMadeUp: false)
    self.init([section], title: title, sides: sides)
    add(pair, to: 0)
  }

  init(_ sections: [Matrix.Table], title: String, sides: [String] = []) {
    (self.title, self.sections, self.sides) = (title, sections, sides)
    digest = MatrixDigest(isComparison: !sides.isEmpty)
    cells = sections.map { _ in [] }
  }

  /// Adds the next cell of a section, by rows.
  package mutating func add(_ picture: Matrix.Picture, to section: Int) {
    let place = nextPlace(in: section)
    if place.isFirst { left = nil }
    digest.add(picture.cell, in: section, number: place.number, row: place.row)
    let rows = picture.frame.map { self.rows(of: $0, in: picture.cell.point.theme) }
    let changed = rows.flatMap { rows in left.map { Self.changes(rows, since: $0) } }
    let isSame = rows != nil && rows == left
    left = rows
    cells[section].append(
      cell(picture, rows, at: place, changed: changed ?? [], isSame: isSame))
  }

  /// Adds the next two phones of a section, by rows.
  package mutating func add(_ pair: ComparedPicture, to section: Int) {
    let isSame = pair.differences.isEmpty
    digest.add(
      pair.cell, in: section, number: cells[section].count, row: nextPlace(in: section).row)
    for (picture, isRight) in [(pair.left, false), (pair.right, true)] {
      let rows = picture.frame.map { self.rows(of: $0, in: picture.cell.point.theme) }
      cells[section].append(
        cell(
          picture, rows, at: nextPlace(in: section), changed: pair.changedRows(isRight: isRight),
          isSame: isSame, differences: isRight ? pair.differences : []))
    }
  }

  private func nextPlace(in section: Int) -> Place {
    let axes = sections[section].axes
    let (count, number) = (max(1, sides.count), cells[section].count)
    let columns = axes.columnPoints
    let (row, column) = (number / count / columns.count, number / count % columns.count)
    let heading = [axes.title(of: columns[column]), sides.isEmpty ? "" : sides[number % count]]
    return Place(
      id: "c\(section)-\(number)", number: number,
      column: heading.filter { !$0.isEmpty }.joined(separator: " · "),
      row: axes.title(of: axes.rowPoints[row]), isFirst: column == 0)
  }

  /// Where a cell is on the page.
  private struct Place {
    /// The element's identifier, which links lead to.
    let id: String
    /// Which cell of its table it is, from 0.
    let number: Int
    /// The heading of its column; empty where there is one column without a value.
    let column: String
    /// The heading of its row.
    let row: String
    /// Whether a row begins with it.
    let isFirst: Bool
  }

  private mutating func cell(
    _ picture: Matrix.Picture, _ rows: [String]?, at place: Place, changed: [Int], isSame: Bool,
    differences: [MatrixFlag] = []
  ) -> String {
    let cell = picture.cell
    // Of two phones only what differs is told, as it is counted and explained above them.
    let all = sides.isEmpty ? cell.kinds : isSame ? [] : [.differs]
    let kinds = all.map { " f-\($0.rawValue)" }.joined()
    let direction = cell.isRightToLeft ? "rtl" : "ltr"
    let head =
      "<td id=\"\(place.id)\" role=\"cell\" data-c=\"\(place.column.markup)\""
      + " lang=\"\(cell.language.markup)\" dir=\"\(direction)\""
    guard let frame = picture.frame, let rows else {
      let words = (cell.refusal ?? "").markup
      return head + " class=\"none\(kinds)\"><p>\(words)</p></td>\n"
    }
    let bars = isSame ? "" : bars(changed)
    let width = cell.point.width.map { " style=\"--w:\($0)\"" } ?? ""
    return head + " class=\"\(isSame ? "same" : "")\(kinds)\">\n<figure\(width)>\(bars)"
      + self.picture(rows, frame)
      + "</figure>\(actions(cell))\(flags(sides.isEmpty ? cell.flags : differences))</td>\n"
  }

  private mutating func rows(of frame: Frame, in theme: String?) -> [String] {
    guard let theme else { return lines(markup.markup(of: frame)) }
    var own =
      themes[theme]
      ?? ThemedMarkup(light: frame.palette, dark: frame.palette, prefix: "t\(themes.count)-")
    defer { themes[theme] = own }
    return lines(own.markup(of: frame))
  }

  private func lines(_ markup: String) -> [String] {
    var lines = markup.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  // No picture twice: a cell that shows what an earlier one does leads
  // there, and a script copies it.
  private mutating func picture(
    _ rows: [String], _ frame: Frame
  ) -> String {
    let key = rows.joined(separator: "\n")
    if let known = pictures[key] {
      return "<a class=\"copy\" href=\"#p\(known)\" data-p=\"\(known)\">the same picture</a>"
    }
    let number = pictures.count
    pictures[key] = number
    return
      "<pre id=\"p\(number)\" role=\"img\" aria-label=\"\(frame.spoken.markup)\">\(key)\n</pre>"
  }

  private static func changes(_ rows: [String], since left: [String]) -> [Int] {
    rows.indices.filter { $0 >= left.count || left[$0] != rows[$0] }
  }

  // What differs from the cell before it has a bar beside it, as changed lines in print have.
  private func bars(_ changed: [Int]) -> String {
    var bars: [(row: Int, count: Int)] = []
    for row in changed {
      if let last = bars.last, last.row + last.count == row {
        bars[bars.count - 1].count += 1
      } else {
        bars.append((row, 1))
      }
    }
    return bars.map { "<i style=\"--r:\($0.row);--n:\($0.count)\"></i>" }.joined()
  }

  // What a notification offers once it is opened.
  private func actions(_ cell: MatrixCell) -> String {
    cell.actions.isEmpty ? "" : "<p>\(cell.actions.joined(separator: " · ").markup)</p>"
  }

  private func flags(_ flags: [MatrixFlag]) -> String {
    if flags.isEmpty { return "" }
    let items = flags.map {
      "<li class=\"\($0.markupClass)\">\($0.markupHead) \($0.isolatedMarkup)</li>"
    }
    return "<ul lang=\"en\" dir=\"ltr\">\(items.joined())</ul>"
  }
}

extension MatrixFlag {
  // What runs from right to left among it moves nothing beside it.
  fileprivate var isolatedMarkup: String {
    words.filteredBetweenIsolates(open: "<bdi>", close: "</bdi>", by: \.markup)
  }
}

extension MatrixPage {
  /// The page with the cells that were added.
  package var html: String {
    let tables = sections.indices.map { table($0) }
    return Page(
      title: title, lead: digest.summary.markup,
      remarks: (head?.html ?? "") + MatrixLegend.html(digest, isComparison: !sides.isEmpty),
      style: MatrixStyle.sheet(markup, themes.values.ordered { $0.prefix < $1.prefix }),
      controls: MatrixStyle.filter(digest), main: findings + tables.joined(),
      script: MatrixStyle.script
    ).html
  }

  // The answer first: what is wrong, and where; what was chosen is folded away below it.
  private var findings: String {
    let (findings, notes) = (digest.findings, digest.notes)
    if findings.isEmpty, notes.isEmpty { return "" }
    let title =
      findings.isEmpty ? "Nothing is wrong" : "What \(sides.isEmpty ? "is wrong" : "differs")"
    let list = findings.isEmpty ? "" : "<ul>\n\(findings.map(item).joined())</ul>\n"
    let folded =
      notes.isEmpty
      ? ""
      : "<details><summary>\(digest.noteCount.counted("note")): what the developer chose</summary>\n"
        + "<ul>\n\(notes.map(item).joined())</ul>\n</details>\n"
    return "<section aria-labelledby=\"wrong\" class=\"findings\">\n"
      + "<h2 id=\"wrong\">\(title)</h2>\n\(list)\(folded)</section>\n"
  }

  private func item(_ entry: MatrixDigest.Entry) -> String {
    let section = sections[entry.section]
    let place = entry.rowWords(of: section.axes.rowPoints.count)
    let cells = digest.cells(entry.count)
    let source = entry.flag.source.map { " <code>\($0.words.markup)</code>" } ?? ""
    return "<li class=\"\(entry.flag.markupClass)\">\(entry.flag.markupHead) "
      + "\(sections.count > 1 ? "\(section.title.markup): " : "")<bdi dir=\"ltr\">\(entry.flag.isolatedMarkup)</bdi>\(source) "
      + "<a href=\"#c\(entry.section)-\(entry.firstCell)\">"
      + "\(place.isEmpty ? "" : "\(place.markup), ")\(cells)</a></li>\n"
  }

  private func table(_ index: Int) -> String {
    let section = sections[index]
    let axes = section.axes
    let columns = axes.columnPoints.flatMap { point in
      (sides.isEmpty ? [""] : sides).map { side in
        [axes.title(of: point), side].filter { !$0.isEmpty }.joined(separator: " · ")
      }
    }
    let heads = columns.map { title in
      "<th scope=\"col\" role=\"columnheader\">\(title.markup)</th>"
    }
    let rows = axes.rowPoints.enumerated().map { row, point in
      let cells = cells[index].dropFirst(row * columns.count).prefix(columns.count)
      return
        "<tr role=\"row\">\n<th scope=\"row\" role=\"rowheader\">\(rowHead(point, axes))</th>\n"
        + cells.joined() + "</tr>\n"
    }
    return """
      <section aria-labelledby="s\(index)">
      <h2 id="s\(index)">\(section.iconMarkup)\(section.title.markup)</h2>
      <div class="scroll" role="group" tabindex="0" aria-labelledby="s\(index)">
      <table role="table"\(classes(columns: columns.count))>
      <caption>\(caption(section).markup)</caption>
      <thead role="rowgroup"><tr role="row"><td></td>\(heads.joined())</tr></thead>
      <tbody role="rowgroup">
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func classes(columns: Int) -> String {
    let names = (columns > Self.mostBeside ? ["wide"] : []) + (sides.isEmpty ? [] : ["pairs"])
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  private func rowHead(_ point: MatrixPoint, _ axes: MatrixAxes) -> String {
    let title = "<b>\(axes.title(of: point).markup)</b>"
    guard let locale = point.locale else { return title }
    return "\(title) <span>\(locale.description.markup)</span>"
  }

  private func caption(_ section: Matrix.Table) -> String {
    let axes = section.axes
    let names = { (axes: [MatrixAxis]) in axes.map(\.title).joined(separator: " × ") }
    let common = axes.common.values.map { "\($0.axis.title) \($0.name)" }
    let parts = [
      axes.rows.isEmpty ? nil : "rows: \(names(axes.rows))",
      axes.columns.isEmpty ? nil : "columns: \(names(axes.columns))",
      common.isEmpty ? nil : common.joined(separator: ", "),
      axes.values[.count] == nil ? nil : "count: the number that the words count",
      section.isMadeUp ? "title and body are made up" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  // More phones than these are not side by side on a screen of 1280: they go on below.
  private static let mostBeside = 3
}
