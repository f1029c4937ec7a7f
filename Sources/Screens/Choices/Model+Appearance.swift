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

  /// Begins as was chosen the last time.
  package mutating func take(_ choices: Choices) {
    appearance.density = choices.density ?? appearance.density
    inspector.room.phoneColumns = choices.phoneColumns ?? inspector.room.phoneColumns
  }

  /// Takes over what belongs to the terminal and not to a session: its
  /// size, and how it is drawn on.
  package mutating func takeTerminal(from other: Model) {
    size = other.size
    appearance = other.appearance
    now = other.now
  }
}
