/// A theme as it is drawn: a color for each role.
package struct Palette: Hashable, Sendable {
  /// The theme's name as `--theme` takes it.
  package var name: String
  /// Whether colors are used at all; without, attributes alone speak.
  package var isColored: Bool
  private var colors: [Color]

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - name: The theme's name.
  ///   - isColored: False for `mono` and wherever color is off.
  ///   - color: The color of a role.
  package init(name: String, isColored: Bool = true, color: (Role) -> Color) {
    self.name = name
    self.isColored = isColored
    colors = Role.allCases.map(color)
  }

  /// The color of a role. What draws asks `resolved`, which knows what to do without color.
  package subscript(role: Role) -> Color { colors[role.index] }

  /// Whether a card can be told from what is behind it by its patch alone; without, it needs a box.
  package var hasSurfaces: Bool { isColored && self[.surface] != self[.background] }

  /// The same theme where color is off.
  package var uncolored: Palette {
    var copy = self
    copy.isColored = false
    return copy
  }
}

extension Role {
  /// The role's place in `allCases`.
  var index: Int {
    switch self {
    case .background: 0
    case .surface: 1
    case .surfaceSelected: 2
    case .text: 3
    case .dim: 4
    case .accent: 5
    case .critical: 6
    case .quiet: 7
    case .success: 8
    case .warning: 9
    case .line: 10
    }
  }
}
