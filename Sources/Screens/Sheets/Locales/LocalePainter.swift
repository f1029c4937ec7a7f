import TerminalCore

/// The locales to choose from, below a list that speaks the selected one.
struct LocalePainter {
  private let model: Model
  private let list: LocaleSheet
  private let columns: Int
  // A tag before a gap: the longest that may be chosen, so that nothing
  // moves as the list is scrolled.
  private let tagColumns: Int

  init(_ model: Model, _ list: LocaleSheet) {
    (self.model, self.list) = (model, list)
    columns = SheetWidth.locales.columns(model)
    let longest = list.choices.map(\.tag.visibleLine.columns).max() ?? 0
    tagColumns = min(max(Self.usualTagColumns, longest + 1), Part.sheetInner(columns) / 3)
  }

  private static let usualTagColumns = 8
  private var inner: Int { Part.sheetInner(columns) }

  /// The sheet.
  var part: Part {
    Part.vertical([
      .typedLine(list.field, columns: inner, model.glyphs),
      Part.vertical(list.window(of: list.choices.count, model, row: row)),
      list.choices.isEmpty ? .text(Words.noLocale, .dim) : nil,
    ]).sheet(Words.locales, .accent, columns: columns)
  }

  private func row(_ index: Int) -> Part {
    let choice = list.choices[index]
    let row = ChoiceRow(model, isSelected: index == list.choice.selected)
    let note = choice.locale == list.before ? Words.asItIs : choice.speakers
    return row.part(
      [
        Part.text(choice.tag.visibleLine, row.role(.accent), .bold).sized(columns: tagColumns),
        names(choice, row, isSelected: index == list.choice.selected).growing(minimum: 20),
        Part.text(" \(note.visibleLine) ", row.role(.dim)).droppable(),
      ], .choice(index), label: choice.words)
  }

  // Each a part of its own, so that the language's own name comes first
  // whichever way it is written.
  private func names(_ choice: LocaleChoice, _ row: ChoiceRow, isSelected: Bool) -> Part {
    let own = Part.text(choice.ownName.visibleLine, nil, isSelected ? .bold : [])
    if choice.isNamedTwice { return own }
    return .horizontal(
      spacing: 2,
      [own, Part.text(choice.englishName.visibleLine, row.role(.dim)).growing()])
  }
}

extension LocaleChoice {
  fileprivate var isNamedTwice: Bool { ownName == englishName }
}
