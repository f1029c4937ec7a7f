import TerminalCore

extension Model {
  /// Begins with a theme that was read from a file, and with where it came from.
  ///
  /// - Parameter palette: It is on offer from then on, instead of one of the same name.
  package mutating func use(_ palette: Palette) {
    offer([palette], replacing: true)
    appearance.theme = palette.name
  }

  /// Begins light or dark as the terminal is; with its own colors where it has few.
  ///
  /// - Parameter ground: What a terminal of its kind said last; nil where none did.
  package mutating func followTerminal(on ground: Ground? = nil) {
    appearance.theme = Appearance.auto
    appearance.ground = ground ?? appearance.ground
  }

  /// Takes in what the terminal calls itself.
  mutating func hear(terminal name: String) {
    appearance.terminalBidi = Bidi(terminalNamed: name)
  }

  /// Opens the list of themes.
  mutating func chooseTheme() -> [Effect] {
    let names = appearance.themeNames
    var list = ThemeSheet(before: appearance.theme)
    list.choice.select(
      names.firstIndex(of: appearance.theme) ?? 0, of: names.count, seeing: list.rows(self))
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

  /// Takes in what the terminal said its background is; what is new is remembered.
  mutating func hear(background: RGB) -> [Effect] {
    let ground = Ground(of: background)
    guard ground != appearance.ground || !appearance.isGroundTold else { return [] }
    (appearance.ground, appearance.isGroundTold) = (ground, true)
    return [.terminal(.rememberGround(ground))]
  }
}
