import TerminalCore

/// The themes to choose from. The selected one is in force at once, so that it is seen.
struct ThemePainter {
  private let model: Model
  private let list: ThemeSheet

  init(_ model: Model, _ list: ThemeSheet) {
    (self.model, self.list) = (model, list)
  }

  /// The sheet.
  var part: Part {
    Part.vertical(list.window(of: model.appearance.themeNames.count, model, row: row))
      .sheet(Words.themes, columns: SheetWidth.names.columns(model))
  }

  private func row(_ index: Int) -> Part {
    let name = model.appearance.themeNames[index]
    let isSelected = index == list.choice.selected
    let row = ChoiceRow(model, isSelected: isSelected)
    let note = name == list.before ? Words.themeBefore : ""
    return row.part(
      [
        Part.text(name.visibleLine, nil, isSelected ? .bold : []).growing(),
        .text(" \(note) ", row.role(.dim)),
      ], .choice(index), label: name)
  }
}
