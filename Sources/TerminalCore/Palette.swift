/// A theme as it is drawn: a colour for each role.
package struct Palette: Hashable, Sendable {
  /// The theme's name as `--theme` takes it.
  package var name: String
  /// Whether colours are used at all; without, attributes alone speak.
  package var isColored: Bool
  private var colors: [Color]

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - name: The theme's name.
  ///   - isColored: False for `mono` and wherever colour is off.
  ///   - color: The colour of a role.
  package init(name: String, isColored: Bool = true, color: (Role) -> Color) {
    self.name = name
    self.isColored = isColored
    colors = Role.allCases.map(color)
  }

  /// The colour of a role.
  package subscript(role: Role) -> Color { colors[role.index] }

  /// The terminal's own sixteen colours: whatever the person chose there.
  package static let terminal = Palette(name: "terminal") { role in
    switch role {
    case .background, .surface, .text: .standard
    case .surfaceSelected: .ansi(4)
    case .dim, .line: .ansi(8)
    case .accent: .ansi(6)
    case .critical: .ansi(1)
    case .quiet: .ansi(5)
    case .success: .ansi(2)
    case .warning: .ansi(3)
    }
  }
}

extension Role {
  /// The role's place in `allCases`.
  var index: Int { Role.allCases.firstIndex(of: self) ?? 0 }
}
