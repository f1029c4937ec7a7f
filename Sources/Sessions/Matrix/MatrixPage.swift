import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// A matrix as one page that needs nothing else. Cells are added row by row, and their pictures are let go of.
package struct MatrixPage {
  private let title: String
  private let sections: [Matrix.Section]
  private var markup = ThemedMarkup()
  private var themes: [String: ThemedMarkup] = [:]
  private var cells: [[String]]
  private var pictures: [String: Int] = [:]
  private var left: [String]?
  /// What is wrong, collected from the cells.
  package private(set) var digest = MatrixDigest()

  /// - Parameter title: What the page is called.
  package init(_ matrix: Matrix, title: String) {
    self.title = title
    sections = matrix.sections
    cells = matrix.sections.map { _ in [] }
  }

  /// Adds the next cell of a section, by rows.
  package mutating func add(_ picture: Matrix.Picture, to section: Int) {
    let columns = sections[section].axes.columnPoints
    let number = cells[section].count
    let (row, column) = (number / columns.count, number % columns.count)
    if column == 0 { left = nil }
    let axes = sections[section].axes
    let place = Place(
      id: "c\(section)-\(number)", column: axes.title(of: columns[column]),
      row: axes.title(of: axes.rowPoints[row]))
    digest.add(picture.cell, in: section, number: number, row: place.row)
    cells[section].append(cell(picture, at: place))
  }

  /// Where a cell is on the page.
  private struct Place {
    /// The element's identifier, which links lead to.
    let id: String
    /// The heading of its column; empty where there is one column without a value.
    let column: String
    /// The heading of its row.
    let row: String
  }

  private mutating func cell(_ picture: Matrix.Picture, at place: Place) -> String {
    let cell = picture.cell
    let kinds = cell.kinds.map { " f-\($0.rawValue)" }.joined()
    let direction = cell.isRightToLeft ? "rtl" : "ltr"
    let head =
      "<td id=\"\(place.id)\" role=\"cell\" data-c=\"\(place.column.markup)\""
      + " lang=\"\(cell.language.markup)\" dir=\"\(direction)\""
    guard let frame = picture.frame else {
      left = nil
      let words = (cell.refusal ?? "").markup
      return head + " class=\"none\"><p>\(words)</p></td>\n"
    }
    let rows = rows(of: frame, in: cell.point.theme)
    let isSame = left == rows
    let bars = isSame ? "" : bars(rows)
    left = rows
    let width = cell.point.width.map { " style=\"--w:\($0)\"" } ?? ""
    return head + " class=\"\(isSame ? "same" : "")\(kinds)\">\n<figure\(width)>\(bars)"
      + self.picture(rows, frame) + "</figure>\(flags(cell))</td>\n"
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

  // No picture twice: a cell that shows what an earlier one does leads there, and a script copies it.
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

  // What differs from the cell before it has a bar beside it, as changed lines in print have.
  private func bars(_ rows: [String]) -> String {
    guard let left else { return "" }
    let changed = rows.indices.filter { $0 >= left.count || left[$0] != rows[$0] }
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

  private func flags(_ cell: MatrixCell) -> String {
    if cell.flags.isEmpty { return "" }
    let items = cell.flags.map { flag in
      "<li class=\"\(flag.kind.rawValue)\"><b><span aria-hidden=\"true\">"
        + "\(flag.kind.mark.symbol)</span> \(flag.kind.word)</b> \(flag.words.markup)</li>"
    }
    return "<ul lang=\"en\" dir=\"ltr\">\(items.joined())</ul>"
  }
}

extension MatrixPage {
  /// The page with the cells that were added.
  package var html: String {
    let tables = sections.indices.map { table($0) }
    let words = "\(digest.summary.markup)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.markup)</title>
      <style>
      \(MatrixStyle.sheet(markup, themes.values.sorted { $0.prefix < $1.prefix }))</style>
      </head>
      <body>
      <header>
      <h1>\(title.markup)</h1>
      <p>\(words)</p>
      </header>
      \(MatrixStyle.filter(digest))<main>
      \(findings)\(tables.joined())</main>
      <script>
      \(MatrixStyle.script)</script>
      </body>
      </html>

      """
  }

  // The answer first: what is wrong, and where.
  private var findings: String {
    if digest.entries.isEmpty { return "" }
    let sorted = digest.entries.enumerated().sorted {
      ($0.element.section, $0.element.flag.kind, $0.offset)
        < ($1.element.section, $1.element.flag.kind, $1.offset)
    }.map(\.element)
    let items = sorted.map { entry in
      let section = sections[entry.section]
      let place = entry.rowWords(of: section.axes.rowPoints.count)
      let cells = entry.count == 1 ? "1 cell" : "\(entry.count) cells"
      return "<li class=\"\(entry.flag.kind.rawValue)\"><b><span aria-hidden=\"true\">"
        + "\(entry.flag.kind.mark.symbol)</span> \(entry.flag.kind.word)</b> "
        + "\(sections.count > 1 ? "\(section.title.markup): " : "")\(entry.flag.words.markup) "
        + "<a href=\"#c\(entry.section)-\(entry.firstCell)\">\(place.isEmpty ? "" : "\(place.markup), ")\(cells)</a></li>\n"
    }
    return "<section aria-labelledby=\"wrong\" class=\"findings\">\n"
      + "<h2 id=\"wrong\">What is wrong</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func table(_ index: Int) -> String {
    let section = sections[index]
    let axes = section.axes
    let columns = axes.columnPoints
    let heads = columns.map { point in
      "<th scope=\"col\" role=\"columnheader\">\(axes.title(of: point).markup)</th>"
    }
    let rows = axes.rowPoints.enumerated().map { row, point in
      let cells = cells[index].dropFirst(row * columns.count).prefix(columns.count)
      return
        "<tr role=\"row\">\n<th scope=\"row\" role=\"rowheader\">\(rowHead(point, axes))</th>\n"
        + cells.joined() + "</tr>\n"
    }
    return """
      <section aria-labelledby="s\(index)">
      <h2 id="s\(index)">\(section.title.markup)</h2>
      <div class="scroll" role="region" tabindex="0" aria-labelledby="s\(index)">
      <table role="table">
      <caption>\(caption(section).markup)</caption>
      <thead role="rowgroup"><tr role="row"><td></td>\(heads.joined())</tr></thead>
      <tbody role="rowgroup">
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func rowHead(_ point: MatrixPoint, _ axes: MatrixAxes) -> String {
    let title = "<b>\(axes.title(of: point).markup)</b>"
    guard let locale = point.locale else { return title }
    return "\(title) <span>\(locale.description.markup)</span>"
  }

  private func caption(_ section: Matrix.Section) -> String {
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
}
