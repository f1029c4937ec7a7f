extension Control {
  /// Opens the themes.
  static let theme = Control(
    .theme, "theme", "Choose a theme; each is shown while it is selected",
    also: "color colour dark light mode appearance keep", [Shortcut("ot")], in: .options,
    footer: 21,
    label: { model, _ in Words.themeNow(model.appearance.theme) },
    act: { model, _ in
      let names = model.appearance.themeNames
      var list = ThemeSheet(before: model.appearance.theme)
      list.choice.select(
        names.firstIndex(of: model.appearance.theme) ?? 0, of: names.count, seeing: list.rows(model)
      )
      model.open(list)
      return [.listThemes]
    })
}

extension ControlID {
  /// The colors.
  package static let theme = ControlID("theme")
}
