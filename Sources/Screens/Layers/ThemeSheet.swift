import TerminalCore

/// The themes to choose from. The selected one is in force at once, so that it is seen.
struct ThemeSheet {
  private let model: Model
  private let list: ThemeList

  init(_ model: Model, _ list: ThemeList) {
    self.model = model
    self.list = list
  }

  /// The sheet.
  var part: Part {
    let rows = ThemeList.rows(model)
    let first = list.firstRow(rows, of: model.themes.count)
    let range = first..<min(first + rows, model.themes.count)
    return Part.vertical(
      range.map { Optional(row($0)) } + [
        .horizontal([.text(below(range), .dim), .spacer(), SheetButtons(model.glyphs).choice])
      ]
    ).padded(leading: 1, trailing: 1).boxed(.line, title: Words.themes)
      .sized(columns: min(model.size.columns - 4, 40))
      .identified(.sheet).meaning(.dialog, label: Words.themes)
  }

  private func below(_ range: Range<Int>) -> String {
    let count = model.themes.count - range.upperBound
    return count > 0 ? "\(Marks(model.glyphs).below) \(Words.more(count))" : ""
  }

  private func row(_ index: Int) -> Part {
    let palette = model.themes[index]
    let isSelected = index == list.selected
    let mark = isSelected ? String(Marks(model.glyphs).selected) : " "
    let note = palette.name == list.before ? Words.themeBefore : ""
    let line = Part.horizontal([
      .text("\(mark) ", isSelected ? nil : .accent),
      Part.text(palette.name.visibleLine, nil, isSelected ? .bold : []).growing(),
      .text(" \(note) ", isSelected ? nil : .dim),
    ]).identified(.choice(index)).meaning(.row, label: palette.name, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }
}

/// The list of themes while it is open.
struct ThemeList: Hashable, Sendable {
  /// The index of the selected one, which is in force.
  var selected: Int
  /// The theme to go back to.
  let before: String
  /// Whether that one was chosen by the terminal's background.
  let followedTerminal: Bool

  /// Rows that are seen at once.
  static func rows(_ model: Model) -> Int {
    max(1, min(model.themes.count, model.sheetSize.rows - 6))
  }

  /// The first row that is seen.
  func firstRow(_ rows: Int, of count: Int) -> Int {
    min(max(0, selected - rows / 2), max(0, count - rows))
  }
}
