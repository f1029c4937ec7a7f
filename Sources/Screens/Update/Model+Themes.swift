import TerminalCore

extension Model {
  /// Begins with a theme that was read from a file, and with where it came from.
  ///
  /// - Parameter palette: It is on offer from then on, instead of one of the same name.
  package mutating func use(_ palette: Palette) {
    offer([palette], replacing: true)
    theme = palette.name
  }

  /// Begins with the terminal's own colors, until the terminal says whether it is light or dark.
  package mutating func followTerminal() {
    theme = Palette.terminal.name
    followsTerminal = true
  }

  /// Opens the list of themes.
  mutating func chooseTheme() -> [Effect] {
    let index = themes.firstIndex { $0.name == theme } ?? 0
    var list = ThemeList(before: theme, followedTerminal: followsTerminal)
    list.choice.select(index, of: themes.count, seeing: list.rows(self))
    layers.append(.themes(list))
    return [.listThemes]
  }

  /// Takes in themes that were read from files.
  mutating func offer(_ palettes: [Palette], replacing: Bool = false) {
    for palette in palettes {
      if let index = themes.firstIndex(where: { $0.name == palette.name }) {
        if replacing { themes[index] = palette }
      } else {
        themes.append(palette)
      }
    }
  }

  /// Takes in what the terminal said its background is.
  mutating func hear(background: RGB) {
    guard followsTerminal else { return }
    followsTerminal = false
    theme = background.isDark ? Palette.dark.name : Palette.light.name
  }

  /// Keeps the theme that is looked at.
  mutating func keepTheme() -> [Effect] {
    layers.removeLast()
    followsTerminal = false
    say(themeSource.map { Words.theme(theme, until: $0) } ?? Words.theme(theme))
    return [.rememberChoices(Choices(theme: theme))]
  }

  /// The selected theme of the list is in force at once.
  mutating func previewTheme() {
    guard case .themes(let list)? = layers.last else { return }
    theme = themes[list.choice.selected].name
    followsTerminal = false
  }

  /// What closing a layer takes back with it.
  mutating func takeBack(_ layer: Layer) {
    guard case .themes(let list) = layer else { return }
    theme = list.before
    followsTerminal = list.followedTerminal
  }
}
