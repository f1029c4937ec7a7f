import Delivery
import Notifications
import TerminalCore

extension WorkbenchSheet {
  private static let numberColumns = 8
  private static let leastColumns = 18

  /// How many languages there is room for side by side, from 1.
  private var seenColumns: Int {
    let fitting = (inner - Self.numberColumns) / Self.leastColumns
    return max(1, min(matrix.columns.count, fitting))
  }

  private var width: Int { (inner - Self.numberColumns) / seenColumns }
  private var shownColumns: Range<Int> {
    Self.range(around: workbench.selected?.column ?? 0, seenColumns, of: matrix.columns.count)
  }
  private var shownRows: Range<Int> {
    Self.range(around: workbench.selected?.row ?? 0, matrixRows, of: matrix.numbers.count)
  }

  private static func range(around index: Int, _ seen: Int, of count: Int) -> Range<Int> {
    let first = min(max(0, index - seen / 2), max(0, count - seen))
    return first..<min(first + seen, count)
  }

  /// The languages, and the words for each number; only what is seen is put into words.
  var table: Part {
    if matrix.columns.isEmpty { return noColumn }
    return .vertical([header] + shownRows.map { Optional(row($0)) })
  }

  private var noColumn: Part {
    Part.text(model.text(Words.noColumn), .warning, rows: nil).sized(rows: matrixRows + 1)
  }

  private var header: Part {
    let isCut = (shownColumns.lowerBound > 0, shownColumns.upperBound < matrix.columns.count)
    let arrows = (isCut.0 ? marks.leading : " ") + (isCut.1 ? marks.trailing : " ")
    return .horizontal(
      [Part.text("   \(arrows)", .accent, .bold).sized(columns: Self.numberColumns)]
        + shownColumns.map { index in
          let isSelected = index == workbench.selected?.column
          let title = workbench.columns[index]
          return Part.text([
            TextRun(title.locale.name.visibleLine, isSelected ? .accent : .text, .bold),
            TextRun("  \(title.names[0].visibleLine)", .dim),
          ]).padded(trailing: 1).sized(columns: width)
        })
  }

  private func row(_ row: Int) -> Part {
    let isSelected = row == workbench.selected?.row
    let number = String(matrix.numbers[row])
    return .horizontal(
      [
        .text(isSelected ? String(marks.selected) : " ", .accent, .bold),
        Part.text("\(number) ", isSelected ? .accent : .dim, .bold, alignment: .trailing)
          .sized(columns: Self.numberColumns - 1),
      ] + shownColumns.map { cell($0, row) })
  }

  private func cell(_ column: Int, _ row: Int) -> Part {
    let wording = matrix.columns[column].wording(matrix.numbers[row])
    let isSelected = (column, row) == (workbench.selected?.column, workbench.selected?.row)
    let mark = mark(of: wording)
    let part = Part.horizontal([
      mark.map { .text("\($0) ", isSelected ? nil : .warning, .bold) },
      Part.text(wording.words.visibleLine, nil, isSelected ? .bold : []).growing(),
      .text(" "),
    ]).sized(columns: width)
      .identified(
        .word(WordSpot(locale: matrix.columns[column].locale.name, number: wording.number))
      )
      .meaning(.row, label: wording.words, isSelected: isSelected)
    return isSelected ? part.selected(in: CardStyle(model.palette, model.glyphs)) : part
  }

  /// What stands before words with which something is wrong, or that are of another language; nil for none.
  func mark(of wording: Wording) -> String? {
    if !wording.flaws.isEmpty { return marks.error }
    return wording.isStandIn ? marks.standIn : nil
  }
}
