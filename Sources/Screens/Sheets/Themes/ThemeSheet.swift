/// The list of themes while it is open; the selected one is in force.
struct ThemeSheet: ChoiceList {
  var choice = RowChoice()
  /// The theme to go back to.
  let before: String
  /// Whether that one was chosen by the terminal's background.
  let followedTerminal: Bool

  func count(_ model: Model, _ scene: Scene) -> Int { model.appearance.themes.count }

  func rows(_ model: Model) -> Int {
    max(1, min(model.appearance.themes.count, model.sheetSize.rows - 6))
  }

  var preview: SheetPreview? { .colors }

  func element(_ model: Model, _ scene: Scene) -> Part { ThemePainter(model, self).part }

  func show(in model: inout Model) {
    model.appearance.theme = model.appearance.themes[choice.selected].name
    model.appearance.followsTerminal = false
  }

  func leave(_ model: inout Model) {
    model.appearance.theme = before
    model.appearance.followsTerminal = followedTerminal
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    let theme = model.appearance.theme
    model.appearance.followsTerminal = false
    model.say(
      model.appearance.themeSource.map { Words.theme(theme, until: $0) } ?? Words.theme(theme))
    return .closed([.rememberChoices(Choices(theme: theme))])
  }
}
