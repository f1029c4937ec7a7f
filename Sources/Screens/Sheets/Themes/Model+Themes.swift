import TerminalCore

extension Model {
  /// Begins with a theme that was read from a file, and with where it came from.
  ///
  /// - Parameter palette: It is on offer from then on, instead of one of the same name.
  package mutating func use(_ palette: Palette) {
    offer([palette], replacing: true)
    appearance.theme = palette.name
  }

  /// Begins with the terminal's own colors, until the terminal says whether it is light or dark; it stays with them
  /// where it has few.
  package mutating func followTerminal() {
    appearance.theme = Palette.terminal.name
    appearance.followsTerminal = true
  }

  /// Takes in what the terminal calls itself.
  mutating func hear(terminal name: String) {
    appearance.terminalBidi = Bidi(terminalNamed: name)
  }

  /// Opens the list of themes.
  mutating func chooseTheme() -> [Effect] {
    let index = appearance.themes.firstIndex { $0.name == appearance.theme } ?? 0
    var list = ThemeSheet(before: appearance.theme, followedTerminal: appearance.followsTerminal)
    list.choice.select(index, of: appearance.themes.count, seeing: list.rows(self))
    open(list)
    return [.listThemes]
  }

  /// Takes in themes that were read from files.
  mutating func offer(_ palettes: [Palette], replacing: Bool = false) {
    for palette in palettes {
      if let index = appearance.themes.firstIndex(where: { $0.name == palette.name }) {
        if replacing { appearance.themes[index] = palette }
      } else {
        appearance.themes.append(palette)
      }
    }
  }

  /// Takes in what the terminal said its background is.
  mutating func hear(background: RGB) {
    guard appearance.followsTerminal, appearance.colors ?? 256 >= 256 else { return }
    appearance.followsTerminal = false
    appearance.theme = background.isDark ? Palette.dark.name : Palette.light.name
  }
}
