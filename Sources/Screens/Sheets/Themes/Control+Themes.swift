extension Control {
  /// Opens the themes.
  static let theme = Control(
    .theme, .theme, [Shortcut("ot")], in: .options, footer: 21,
    label: { model, _ in Words.themeNow(model.appearance.theme) },
    act: { model, _ in model.chooseTheme() })
}

extension ControlID {
  /// The colors.
  package static let theme = ControlID("theme")
}
