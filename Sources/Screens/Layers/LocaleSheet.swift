import TerminalCore

/// The locales to choose from, below a list that speaks the selected one.
struct LocaleSheet {
  private let model: Model
  private let list: LocaleList

  init(_ model: Model, _ list: LocaleList) {
    self.model = model
    self.list = list
  }

  private var columns: Int { min(model.size.columns - 2, 72) }
  private var inner: Int { columns - 4 }

  /// The sheet.
  var part: Part {
    let rows = model.localeRows
    let first = list.firstRow(rows)
    let range = first..<min(first + rows, list.choices.count)
    return Part.vertical([
      .horizontal([
        .text("\(Marks(model.glyphs).prompt) ", .accent, .bold),
        .field(list.field, columns: inner - 2, .text, .bold),
      ]),
      Part.vertical(range.map { Optional(row($0)) }).sized(rows: rows),
      .horizontal([
        Part.text(position(range), .dim).growing(), SheetButtons(model.glyphs).choice,
      ]),
    ]).padded(leading: 1, trailing: 1).boxed(.accent, title: Words.locales)
      .sized(columns: columns).identified(.sheet).meaning(.dialog, label: Words.locales)
  }

  private func position(_ range: Range<Int>) -> String {
    if list.choices.isEmpty { return Words.noLocale }
    let below = list.choices.count - range.upperBound
    return below > 0
      ? "\(Marks(model.glyphs).below) \(Words.more(below))" : Words.typeToNarrow
  }

  private func row(_ index: Int) -> Part {
    let choice = list.choices[index]
    let isSelected = index == list.selected
    let mark = isSelected ? String(Marks(model.glyphs).selected) : " "
    let note = choice.locale == list.before ? Words.asItIs : choice.speakers
    let dim: Role? = isSelected ? nil : .dim
    let line = Part.horizontal([
      .text("\(mark) ", isSelected ? nil : .accent),
      Part.text(choice.tag.visibleLine, isSelected ? nil : .accent, .bold).sized(columns: 8),
      Part.text([
        TextRun(choice.ownName.visibleLine, nil, isSelected ? .bold : []),
        TextRun(choice.isNamedTwice ? "" : "  \(choice.englishName.visibleLine)", dim),
      ]).growing(minimum: 20),
      Part.text(" \(note.visibleLine) ", dim).droppable(),
    ]).identified(.choice(index)).meaning(.row, label: choice.words, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }
}

extension LocaleChoice {
  fileprivate var isNamedTwice: Bool { ownName == englishName }
}

extension Model {
  /// Rows of the list of locales: the phone's list above it is what one wants to see.
  var localeRows: Int { max(3, min(10, sheetSize.rows / 3)) }
}
