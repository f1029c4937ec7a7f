import Delivery
import Explaining
import Notifications
import TerminalCore

extension MatrixPane {
  // What a tag and its marker take, and what a column has at least.
  private var headColumns: Int { 10 }
  private var leastColumns: Int { 20 }
  private var widestColumns: Int { 32 }

  /// The columns that there is room for: the page on which the selected one is.
  var seenColumns: Range<Int> {
    let all = matrix.columnPoints.count
    let fitting = max(1, min(all, (inner - headColumns) / leastColumns))
    let first = min(matrix.column / fitting * fitting, max(0, all - fitting))
    return first..<min(first + fitting, all)
  }

  private var columnWidth: Int {
    min(widestColumns, (inner - headColumns) / max(1, seenColumns.count))
  }

  /// The heads, and the rows around the selected one.
  var table: Part {
    let shown = matrix.shownRows
    let place = shown.firstIndex(of: matrix.row) ?? 0
    let first = min(max(0, place - tableRows / 2), max(0, shown.count - tableRows))
    let rows = shown.dropFirst(first).prefix(tableRows).map { Optional(row($0)) }
    let isDone = matrix.missing.isEmpty
    let empty = Part.text(isDone ? Words.nothingWrong : Words.nothingWrongYet, .dim)
    return .vertical([
      heads(first, shown.count),
      Part.vertical(rows.isEmpty ? [empty] : rows).sized(rows: tableRows),
    ])
  }

  private func heads(_ first: Int, _ count: Int) -> Part {
    let arrows = (first > 0 ? marks.above : " ") + (first + tableRows < count ? marks.below : " ")
    return .horizontal(
      [Part.text("  \(arrows)", .accent, .bold).sized(columns: headColumns)]
        + seenColumns.map { index in
          let title = matrix.axes.title(of: matrix.columnPoints[index])
          let isSelected = index == matrix.column
          return Part.text(
            marks.own(title.visibleLine), isSelected ? .accent : .dim, isSelected ? .bold : []
          ).padded(trailing: 1).sized(columns: columnWidth)
        })
  }

  private func row(_ row: Int) -> Part {
    let isSelected = row == matrix.row
    let name = matrix.axes.title(of: matrix.rowPoints[row])
    return .horizontal(
      [
        .text(isSelected ? String(marks.selected) : " ", .accent, .bold),
        Part.text(name.visibleLine, isSelected ? .accent : .text, .bold)
          .sized(columns: headColumns - 1),
      ] + seenColumns.map { cell(row, $0) })
  }

  private func cell(_ row: Int, _ column: Int) -> Part {
    let isSelected = row == matrix.row && column == matrix.column
    let cell = matrix.cell(row: row, column: column)
    let before = column > 0 ? matrix.cell(row: row, column: column - 1) : nil
    let isSame = cell != nil && before?.words == cell?.words
    let kinds = cell?.kinds ?? []
    let words = cell.map { $0.refusal == nil ? $0.words : marks.dot } ?? marks.more
    let part = Part.horizontal([
      Part.text(
        words.visibleLine, isSelected ? nil : ink(cell, isSame: isSame), isSelected ? .bold : []
      )
      .growing(),
      kinds.isEmpty
        ? nil : .text(" \(kinds.map(mark).joined())", isSelected ? nil : .warning, .bold),
      .text(" "),
    ]).sized(columns: columnWidth)
      .identified(.matrix(MatrixSpot(row: row, column: column)))
      .meaning(.row, label: label(cell), isSelected: isSelected)
    return isSelected ? part.selected(in: CardStyle(model.palette, model.glyphs)) : part
  }

  // What says the same as the cell before it is pale: what differs is to be found at a glance.
  private func ink(_ cell: MatrixCell?, isSame: Bool) -> Role {
    cell == nil || cell?.refusal != nil || isSame ? .dim : .text
  }

  private func label(_ cell: MatrixCell?) -> String {
    guard let cell else { return Words.matrixNotReady }
    return ([cell.refusal ?? cell.words] + cell.kinds.map(\.word)).joined(separator: ", ")
  }

  /// What is below the table: the selected cell in words, and beside them its phone where there is room.
  var below: Part {
    guard let size = pictureSize else { return detail }
    let rows = (matrix.selectedPicture ?? []).prefix(size.rows).map { Optional(Part.cells($0)) }
    let phone = Part.vertical(rows).sized(columns: size.columns, rows: size.rows)
      .meaning(.image, label: matrix.selected?.words ?? "")
    return .horizontal([detail.padded(trailing: 2).growing(), phone])
  }

  /// The selected cell whole: what it is set to, what it says, and what is wrong with it.
  var detail: Part {
    guard matrix.rowPoints.indices.contains(matrix.row) else { return .empty }
    let point = matrix.point(row: matrix.row, column: matrix.column)
    let title = matrix.axes.title(of: point)
    let locale = point.locale.map { "\(marks.dot) \($0.description)" } ?? ""
    let head = Part.horizontal([
      .text(marks.own(title.visibleLine), .accent, .bold),
      Part.text(" \(locale)".visibleLine, .dim).droppable(),
    ])
    guard let cell = matrix.selected else {
      return .vertical([head, .text(Words.matrixNotReady, .dim)])
    }
    let words = Part.text((cell.refusal ?? cell.words).visibleLine, nil, .bold, rows: 2)
    let flags = cell.flags.map { flag in
      Optional(
        Part.text([
          TextRun("\(mark(flag.kind)) \(flag.kind.word) ", .warning, .bold),
          TextRun(flag.words.visibleLine, .text),
        ]))
    }
    return .vertical([head, words] + flags)
  }
}
