import Delivery
import Explaining
import Notifications
import TerminalCore

extension MatrixPane {
  /// What is below the table: the selected cell in words, and beside them its
  /// phone where there is room.
  var below: Part {
    guard let size = pictureSize else { return detail }
    let rows = (matrix.selectedPicture ?? []).prefix(size.rows).map { Optional(Part.cells($0)) }
    let phone = Part.vertical(rows).sized(columns: size.columns, rows: size.rows)
      .meaning(.image, label: matrix.selected?.words ?? "")
    return .horizontal([detail.padded(trailing: 2).growing(), phone])
  }

  /// What the actions are called in the selected row, and those of all languages with which
  /// something is wrong; nil where there are none.
  var actions: Part? {
    let cells = matrix.allPoints.compactMap { matrix.cells[$0] }
    let own = matrix.columnPoints.indices.compactMap { matrix.cell(row: matrix.row, column: $0) }
    guard let titles = (own + cells).first(where: { !$0.actions.isEmpty })?.actions else {
      return nil
    }
    let flawed = cells.actionFlaws.map { language, flag in
      TextRun("   \(language) \(mark(flag.kind)) \(flag.words)".visibleLine, .warning)
    }
    return .horizontal([
      Part.text(" \(Words.matrixActions)", .dim).sized(columns: headColumns),
      .text(marks.joined(titles.map(marks.own)), .text),
      // Cut where there is no room for all: the app's own languages are the first rows.
      flawed.isEmpty ? nil : Part.text(flawed).growing(minimum: 20),
    ])
  }

  /// The selected cell whole: what it is set to, what it says, what is wrong
  /// with it, and what was chosen.
  private var detail: Part {
    guard matrix.rowPoints.indices.contains(matrix.row), matrix.isShown(matrix.row) else {
      return .empty
    }
    let point = matrix.point(row: matrix.row, column: matrix.column)
    let title = matrix.axes.title(of: point)
    let locale = point.locale.map { "\(marks.dot) \($0.description)" } ?? ""
    let head = Part.horizontal([
      .text(marks.own(title), .accent, .bold),
      Part.text(" \(locale)".visibleLine, .dim).droppable(),
    ])
    guard let cell = matrix.selected else {
      return .vertical([head, .text(Words.matrixNotReady, .dim)])
    }
    let words = Part.text((cell.refusal ?? cell.words).visibleLine, nil, .bold, rows: 2)
    return .vertical(
      [head, words] + cell.findings.map { line($0, .warning) } + cell.notes.map { line($0, .dim) })
  }

  // What it is and where it can be mended; what was chosen is a note.
  private func line(_ flag: MatrixFlag, _ role: Role) -> Part {
    let kind = flag.isChosen ? Words.chosenNote : "\(mark(flag.kind)) \(flag.kind.word)"
    let source = flag.source.map { source in
      let words = Part.text("  \(marks.own(source.words))", .dim)
      return model.appearance.linkFolder.map {
        words.identified(.link(Link.file(source.place.path, in: $0)))
      } ?? words
    }
    return .horizontal([
      .text("\(kind) ", role, flag.isChosen ? [] : .bold),
      Part.text(flag.words.visibleLine, flag.isChosen ? .dim : .text).growing(minimum: 20),
      source?.droppable(),
    ])
  }
}
