import TerminalCore

/// Draws the command line with what it offers.
struct CommandPainter {
  private let model: Model
  private let palette: CommandSheet
  private let marks: Marks

  init(_ model: Model, _ palette: CommandSheet) {
    (self.model, self.palette) = (model, palette)
    marks = Marks(model.glyphs)
  }

  /// Columns of the sheet, its box included.
  private var columns: Int { SheetWidth.sentences.columns(model) }
  private var inner: Int { Part.sheetInner(columns) }

  /// The sheet.
  var part: Part {
    let line = Part.typedLine(palette.field, columns: inner, model.glyphs)
    return Part.vertical([line, complaint, rule, list])
      .sheet(Words.commands, .accent, columns: columns)
  }

  private var complaint: Part? {
    palette.complaint.map { complaint in
      let before = String(palette.field.characters.prefix(max(0, complaint.column - 1))).columns
      // Behind the prompt, and within the sheet.
      let column = min(before, max(0, inner - 3)) + 2
      return .vertical([
        complaint.column < 1
          ? nil
          : Part.text(String(repeating: " ", count: column) + "^", .warning, .bold)
            .meaning(.separator),
        .text(marks.complaint(complaint.text), rows: 3),
      ]).meaning(.status)
    }
  }

  private var rule: Part {
    // How many there are no list shows that is read.
    if model.isRead {
      let seen = range
      let isAll = seen.count == palette.suggestions.count
      return .text(isAll ? "" : Words.seen(seen, of: palette.suggestions.count))
    }
    let place = palette.selected.map { "\($0 + 1)/" } ?? ""
    return Part.horizontal([
      Part.rule.growing(), .text(" \(place)\(palette.suggestions.count) ", .dim),
    ]).meaning(.separator)
  }

  private var rows: Int {
    CommandSheet.rows(model) - (palette.complaint.map { $0.column < 1 ? 1 : 2 } ?? 0)
  }

  private var range: Range<Int> { palette.seen(fitting: rows) }

  private var list: Part {
    if palette.suggestions.isEmpty {
      let words = palette.isLine ? Words.noCompletion : Words.noCommand
      return Part.text(words, .dim, rows: nil)
    }
    let (rows, range) = (rows, range)
    let names = range.map { palette.suggestions[$0].text.visibleLine.columns }.max() ?? 0
    let columns = min(max(names, min(18, inner / 3)), inner / 2)
    let all = Part.vertical(range.map { row(palette.suggestions[$0], $0, names: columns) })
    // What the selected one takes beyond a line pushes others out of sight.
    let height = all.rows(columns: inner, glyphs: model.glyphs)
    if height <= rows { return all }
    let place = (palette.selected ?? 0) - range.lowerBound
    let end = place + 1 + height - range.count
    return all.window(firstRow: max(0, end - rows)).sized(rows: rows)
  }

  // The notes line up behind the names; a name that is too long for that pushes its own aside, and
  // its key: nothing of either is better than a mark of what was cut. What else a line takes does
  // not look like a key. The selected one's note is seen to its end.
  private func row(_ suggestion: CommandSuggestion, _ index: Int, names columns: Int) -> Part {
    let isSelected = index == palette.selected
    let note = marks.own(suggestion.whyDisabled ?? suggestion.summary)
    let keyColumns =
      model.isRead ? suggestion.key.columns : min(suggestion.key.columns, inner / 3)
    let row = ChoiceRow(model, isSelected: isSelected)
    let ownColumns = min(suggestion.text.visibleLine.columns, inner - 2)
    let isNarrow = isSelected && inner - 2 - columns < Self.leastColumn
    let nameColumns = isNarrow ? ownColumns : min(max(ownColumns, columns), inner - 2)
    let rest = model.isRead ? 1_000 : inner - 2 - nameColumns
    let hasKey = !suggestion.key.isEmpty && rest >= keyColumns + 2
    let room = rest - (hasKey ? keyColumns + 2 : 0)
    let isCut = !isSelected && note.columns + 2 > room
    return row.part(
      [
        Part.text(name(suggestion, isSelected)).sized(columns: nameColumns),
        room < (isCut ? Self.leastCutNote : Self.leastNote)
          ? .spacer()
          : Part.text(
            note, row.role(.dim), rows: isSelected && !model.isRead ? Self.mostLines : 1
          ).padded(leading: 2).growing(),
        !hasKey
          ? nil
          : Part.text(
            "  " + suggestion.key.shortened(columns: keyColumns, ellipsis: marks.cut),
            row.role(suggestion.isOfControl ? .accent : .dim),
            suggestion.isOfControl ? .bold : .italic),
      ], .choice(index), label: suggestion.text, whyDisabled: suggestion.whyDisabled)
  }

  // Lines of the selected one's note, so that others stay in sight.
  private static let mostLines = 6
  // Columns beside the names in which the selected one's note is set; where there are fewer, it
  // begins behind its own name.
  private static let leastColumn = 24
  // Columns of a note that still says something, the blanks before it included.
  private static let leastNote = 6
  // The same of one that is cut: less of it is only seen of the selected one.
  private static let leastCutNote = 14

  private func name(_ suggestion: CommandSuggestion, _ isSelected: Bool) -> [TextRun] {
    let isDim = suggestion.whyDisabled != nil
    return suggestion.text.enumerated().map { index, character in
      let isHit = suggestion.hits.contains(index)
      let role: Role? = isSelected ? nil : isHit ? .accent : isDim ? .dim : .text
      return TextRun(String(character), role, isHit ? [.bold, .underline] : .bold)
    }
  }
}

extension CommandSuggestion {
  fileprivate var isOfControl: Bool { if case .control = act { true } else { false } }
}
