import TerminalCore

/// Every key with what it does, from the table of controls; what is typed narrows it.
///
/// A class, as it is never changed: to copy what it holds would be ten kilobytes of the program.
final class HelpPainter {
  private let model: Model
  private let bindings: Bindings
  private let list: HelpSheet
  private let entries: HelpEntries
  private let isWritten: Bool
  // The index is that of the control; nil for what cannot be selected.
  private var lines: [(part: Part, index: Int?, rows: Int)] = []

  init(_ model: Model, _ scene: Scene, _ list: HelpSheet) {
    self.model = model
    bindings = Bindings(model, scene)
    self.list = list
    entries = HelpEntries(list, model, scene)
    isWritten = model.isWrittenBelowHelp(scene)
    lines = laidOut()
  }

  private var columns: Int { SheetWidth.sentences.columns(model) }
  private var inner: Int { Part.sheetInner(columns) }

  /// The sheet.
  var part: Part {
    Part.vertical([
      .typedLine(list.field, columns: inner, model.glyphs),
      Part.vertical(lines.map { Optional($0.part) }).window(firstRow: seen.lowerBound)
        .sized(rows: seen.count),
      position.map { .text($0, .dim) },
    ]).sheet(Words.help, .accent, columns: columns)
  }

  private var position: String? {
    if entries.controls.isEmpty { return Words.noCommand }
    // Where lines are read the window holds back nothing.
    if model.isRead { return nil }
    return Marks(model.glyphs).more(
      below: rowCount - seen.upperBound, of: rowCount, fitting: HelpSheet.rows(model))
  }

  /// Rows of all of it, seen or not.
  var rowCount: Int { lines.reduce(0) { $0 + $1.rows } }

  /// The rows that are seen: more may fit than when it was scrolled.
  var seen: Range<Int> {
    let (all, rows) = (rowCount, HelpSheet.rows(model))
    let first = min(list.firstRow, max(0, all - rows))
    return first..<min(first + rows, all)
  }

  /// The rows that the selected control takes.
  var rowsOfSelected: Range<Int> {
    var row = 0
    for line in lines {
      if line.index == list.selected { return row..<row + line.rows }
      row += line.rows
    }
    return 0..<1
  }

  private func laidOut() -> [(part: Part, index: Int?, rows: Int)] {
    var lines: [(part: Part, index: Int?, rows: Int)] = []
    var index = 0
    for group in entries.groups {
      if let heading = group.heading { lines.append((.text(heading, .text, .bold), nil, 1)) }
      for control in group.controls {
        let part = line(control, index)
        lines.append((part, index, part.rows(columns: inner, glyphs: model.glyphs)))
        index += 1
      }
      if group.heading != nil { lines.append((.text(""), nil, 1)) }
    }
    if list.field.isEmpty, !model.isRead {
      let hint = Part.text(Words.helpHint, .dim, rows: nil)
      lines.append((hint, nil, hint.rows(columns: inner, glyphs: model.glyphs)))
    }
    return lines
  }

  // Of the nine digits the first and the last. Where lines are read the first
  // key is said before the row, the others behind it.
  private func keys(of control: Control) -> String {
    let names = usable(control.shortcuts).map { $0.name(model.glyphs) }
    if model.isRead { return names.count > 1 ? Words.also(names.dropFirst()) : "" }
    if names.count > 3 {
      return "\(names[0])\(Marks(model.glyphs).ellipsis)\(names[names.count - 1])"
    }
    return names.joined(separator: ", ")
  }

  // Where words are written letters are none; what has nothing else acts elsewhere.
  private func usable(_ keys: [Shortcut]) -> [Shortcut] {
    let others = isWritten ? keys.filter { !$0.isTyped } : []
    return others.isEmpty ? keys : others
  }

  private func line(_ control: Control, _ index: Int) -> Part {
    let keys = keys(of: control)
    let isEnabled = bindings.isEnabled(control)
    let row = ChoiceRow(model, isSelected: index == list.selected)
    let summary = bindings.summary(of: control)
    let cells: [Part?] = [
      Part.text(keys, row.role(isEnabled ? .accent : .dim), .bold)
        .sized(columns: min(13, inner / 3)),
      Part.text(summary, row.role(isEnabled ? .text : .dim), rows: nil).growing(),
    ]
    return row.part(
      model.isRead ? cells.reversed() : cells, .control(control.id), as: .button,
      label: label(of: control, summary))
  }

  // Its title; where it does something of its own here, or the sentence begins so, that says all.
  private func label(of control: Control, _ summary: String) -> String {
    let isSaid = summary.hasPrefix(control.title.capitalizedFirst)
    return isSaid || bindings.ownTitle(of: control) != nil ? "" : control.title
  }
}
