/// The list of themes while it is open; the selected one is in force.
struct ThemeSheet: ChoiceList {
  var choice = RowChoice()
  /// The theme to go back to.
  let before: String

  func count(_ model: Model, _ scene: Scene) -> Int { model.appearance.themeNames.count }

  func rows(_ model: Model) -> Int {
    max(1, min(model.appearance.themeNames.count, model.sheetSize.rows - 6))
  }

  var preview: SheetPreview? { .colors }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.keeps)] }

  func element(_ model: Model, _ scene: Scene) -> Part { ThemePainter(model, self).part }

  func show(in model: inout Model) {
    model.appearance.theme = model.appearance.themeNames[choice.selected]
  }

  func leave(_ model: inout Model) {
    model.appearance.theme = before
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    let theme = model.appearance.theme
    model.say(
      model.appearance.themeSource.map { Words.theme(theme, until: $0) } ?? Words.theme(theme))
    return .closed([.rememberChoices(Choices(theme: theme))])
  }
}
