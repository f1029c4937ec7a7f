import Explaining
import TerminalCore

extension MatrixPane {
  /// What the names of the rows take, with the marker before them.
  var headColumns: Int {
    let names = matrix.rowPoints.map { matrix.axes.title(of: $0).visibleLine.columns }
    let axes = matrix.axes.columns.map(\.title.columns)
    return min(14, (names + axes).max() ?? 0) + 3
  }

  /// The columns that are seen, and how wide they are.
  var columnLayout: MatrixColumnLayout {
    let rows = matrix.shownRows
    let needs = matrix.columnPoints.indices.map { column in
      let cells = rows.compactMap { matrix.cell(row: $0, column: column) }
      let heads = headings(of: column).map(\.columns)
      return MatrixColumnLayout.Need(
        longest: (cells.map(length) + heads).max() ?? 0,
        word: (cells.map(longestWord) + heads).max() ?? 0)
    }
    return MatrixColumnLayout(needs, selected: matrix.column, room: model.room(inner - headColumns))
  }

  // The marks stand before the first word.
  private func longestWord(_ cell: MatrixCell) -> Int {
    let parts = words(of: cell).split(separator: " ").map { String($0).columns }
    let marks = length(cell) - words(of: cell).columns
    return max((parts.first ?? 0) + marks, parts.max() ?? 0)
  }

  private func length(_ cell: MatrixCell) -> Int {
    let marks = cell.ownKinds.isEmpty ? 0 : cell.ownKinds.map(mark).joined().columns + 1
    return marks + words(of: cell).columns
  }

  private func words(of cell: MatrixCell) -> String {
    cell.refusal == nil ? cell.words.visibleLine : marks.dot
  }

  // The values of a column, the outermost axis first.
  private func headings(of column: Int) -> [String] {
    let point = matrix.columnPoints[column]
    return matrix.axes.columns.map { marks.own(point[$0]?.heading ?? "") }
  }

  /// The heads, and the rows around the selected one.
  func table(_ layout: MatrixColumnLayout) -> Part {
    let (shown, first) = window(layout)
    if isAwaited { return .vertical(heads(layout, first)) }
    let rows = shown.map { Optional(row($0, layout)) }
    return .vertical(
      heads(layout, first) + [
        Part.vertical(rows.isEmpty ? [empty] : rows).sized(rows: tableRows)
      ])
  }

  /// Whether lines are read and cells are still to come: all are said at once, when none is missing.
  var isAwaited: Bool { model.isRead && !matrix.missing.isEmpty }

  // In the place of rows where none is seen.
  private var empty: Part {
    let words = matrix.missing.isEmpty ? Words.nothingWrong : Words.nothingWrongYet
    return .text(MatrixCell.refused(matrix.refusedCount) ?? words, .dim)
  }

  /// How many rows there are below those that are seen.
  func rowsBelow(_ layout: MatrixColumnLayout) -> Int {
    let (rows, first) = window(layout)
    return matrix.shownRows.count - first - rows.count
  }

  /// The row that is seen first, of all there are; nil where none is.
  var firstRow: Int? { window(columnLayout).rows.first }

  // The rows that fit around the selected one, each as high as its cells, and how
  // many there are before them. What is seen stays where it is as long as that is possible.
  private func window(_ layout: MatrixColumnLayout) -> (rows: [Int], first: Int) {
    let all = matrix.shownRows
    if model.isRead { return (all, 0) }
    guard let place = all.firstIndex(of: matrix.row) ?? all.indices.first else { return ([], 0) }
    let held = matrix.firstRow.flatMap(all.firstIndex)
    var (first, last) = (place, place)
    var room = tableRows - height(all[place], layout)
    while true {
      let above = first > 0 ? height(all[first - 1], layout) : .max
      let below = last + 1 < all.count ? height(all[last + 1], layout) : .max
      let isNext = held.map { first > $0 } ?? (place - first <= last - place)
      if above <= room, isNext || below > room {
        (first, room) = (first - 1, room - above)
      } else if below <= room {
        (last, room) = (last + 1, room - below)
      } else {
        break
      }
    }
    return (Array(all[first...last]), first)
  }

  private func height(_ row: Int, _ layout: MatrixColumnLayout) -> Int {
    let isLong = layout.seen.contains { column in
      matrix.cell(row: row, column: column).map {
        length($0) > layout.width(of: column) - MatrixColumnLayout.gap
      } ?? false
    }
    return isLong ? Self.mostLines : 1
  }

  /// How many lines a cell takes before it is cut.
  private static let mostLines = 2

  // A line for each axis; a value that goes on stands where it begins.
  private func heads(_ layout: MatrixColumnLayout, _ first: Int) -> [Part?] {
    let axes = matrix.axes.columns
    let above = first > 0 ? "\(marks.above) \(Words.more(first))" : ""
    return axes.indices.map { depth in
      let name = depth == axes.count - 1 && !above.isEmpty ? above : axes[depth].title
      return .horizontal(
        [Part.text(" \(name)", .dim).sized(columns: headColumns)]
          + layout.seen.map { column in
            let isSelected = column == matrix.column
            let words = begins(depth, column, layout) ? headings(of: column)[depth] : ""
            return Part.text(
              words, isSelected ? .accent : .dim, isSelected ? .bold : []
            ).padded(trailing: 1).sized(columns: layout.width(of: column))
          })
    }
  }

  private func begins(_ depth: Int, _ column: Int, _ layout: MatrixColumnLayout) -> Bool {
    guard column > layout.seen.lowerBound, depth < matrix.axes.columns.count - 1 else {
      return true
    }
    return headings(of: column).prefix(depth + 1) != headings(of: column - 1).prefix(depth + 1)
  }

  private func row(_ row: Int, _ layout: MatrixColumnLayout) -> Part {
    let isSelected = row == matrix.row
    let name = matrix.axes.title(of: matrix.rowPoints[row])
    let rows = height(row, layout)
    return Part.horizontal(
      [
        .text(isSelected ? String(marks.selected) : " ", .accent, .bold),
        // Read, it is said with each cell.
        Part.text(model.isRead ? "" : name.visibleLine, isSelected ? .accent : .text, .bold)
          .sized(columns: headColumns - 1),
      ] + layout.seen.map { cell(row, $0, columns: layout.width(of: $0), rows: rows) }
    ).sized(rows: rows)
  }

  private func cell(_ row: Int, _ column: Int, columns: Int, rows: Int) -> Part {
    let isSelected = row == matrix.row && column == matrix.column
    let cell = matrix.cell(row: row, column: column)
    let before = column > 0 ? matrix.cell(row: row, column: column - 1) : nil
    let isSame = cell != nil && before?.words == cell?.words
    let kinds = (cell?.ownKinds ?? []).map(mark).joined()
    let flags = kinds.isEmpty ? "" : kinds + " "
    let room = columns - MatrixColumnLayout.gap
    let words = (flags + (cell.map(words) ?? marks.cut)).cut(
      columns: room, rows: rows, marks.cut)
    let runs = [
      TextRun(flags, isSelected ? nil : .warning, .bold),
      TextRun(
        String(words.dropFirst(flags.count)), isSelected ? nil : ink(cell, isSame: isSame),
        isSelected ? .bold : []),
    ]
    let part = Part.text(runs, rows: rows).padded(trailing: MatrixColumnLayout.gap - 1)
      .sized(columns: columns - 1, rows: rows)
      .identified(.matrix(MatrixSpot(row: row, column: column)))
      .meaning(.row, label: label(cell, row, column), isSelected: isSelected)
    let shown = isSelected ? part.selected(in: CardStyle(model.palette, model.glyphs)) : part
    return .horizontal([shown, .text(" ")])
  }

  // What says the same as the cell before it is pale: what differs is to be found at a glance.
  private func ink(_ cell: MatrixCell?, isSame: Bool) -> Role {
    cell == nil || cell?.refusal != nil || isSame ? .dim : .text
  }

  // Where it is read, nothing beside or above it says where it is.
  private func label(_ cell: MatrixCell?, _ row: Int, _ column: Int) -> String {
    guard let cell else { return Words.matrixNotReady }
    let name = matrix.axes.title(of: matrix.rowPoints[row]).visibleLine
    let place = model.isRead ? [name] + headings(of: column) : []
    let words = place + [cell.refusal ?? cell.words] + cell.ownKinds.map(\.word)
    return words.joined(separator: ", ")
  }
}

extension String {
  // A cut of ours, not the phone's.
  fileprivate func cut(columns: Int, rows: Int, _ mark: String) -> String {
    guard let count = charactersShown(columns: max(1, columns), rows: rows) else { return self }
    var kept = prefix(count)
    while let shown = (String(kept).droppingTrailingBlanks + mark)
      .charactersShown(columns: max(1, columns), rows: rows), shown < count + mark.count,
      !kept.isEmpty
    {
      kept = kept.dropLast()
    }
    return String(kept).droppingTrailingBlanks + mark
  }
}
