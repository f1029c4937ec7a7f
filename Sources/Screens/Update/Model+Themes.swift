import TerminalCore

extension Model {
  /// Begins with a theme that was read from a file, and with where it came from.
  ///
  /// - Parameter palette: It is on offer from then on, instead of one of the same name.
  package mutating func use(_ palette: Palette) {
    offer([palette], replacing: true)
    theme = palette.name
  }

  /// Begins with the terminal's own colours, until the terminal says whether it is light or dark.
  package mutating func followTerminal() {
    theme = Palette.terminal.name
    followsTerminal = true
  }

  /// Opens the list of themes.
  mutating func chooseTheme() -> [Effect] {
    let index = themes.firstIndex { $0.name == theme } ?? 0
    layers.append(
      .themes(ThemeList(selected: index, before: theme, followedTerminal: followsTerminal)))
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

  /// Takes a key while the list of themes is open.
  mutating func press(_ id: String?, in list: ThemeList) {
    if id == "tap" || id == "theme" {
      layers.removeLast()
      followsTerminal = false
      say(Words.theme(theme))
    } else if let step = step(id, page: ThemeList.rows(self)) {
      select(theme: list.selected + step)
    }
  }

  /// Selects a theme of the list, which is in force at once.
  mutating func select(theme index: Int) {
    guard case .themes(var list)? = layers.last else { return }
    list.selected = min(max(0, index), themes.count - 1)
    theme = themes[list.selected].name
    followsTerminal = false
    layers[layers.count - 1] = .themes(list)
  }

  /// A click on a theme: the first selects it, a second one on the same keeps it.
  mutating func click(theme index: Int, in list: ThemeList) {
    if index == list.selected { press("tap", in: list) } else { select(theme: index) }
  }

  /// What closing a layer takes back with it.
  mutating func takeBack(_ layer: Layer) {
    guard case .themes(let list) = layer else { return }
    theme = list.before
    followsTerminal = list.followedTerminal
  }
}
