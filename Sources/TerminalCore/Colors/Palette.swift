/// A theme as it is drawn: a color for each role.
package struct Palette: Hashable, Sendable {
  /// The theme's name as `--theme` takes it.
  package var name: String
  /// Whether colors are used at all; without, attributes alone speak.
  package var isColored: Bool
  private var colors: [Color]
  /// Whether there are so few colors that patches of them cannot be told apart.
  package private(set) var hasFewColors = false

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - name: The theme's name.
  ///   - isColored: False for `mono` and wherever color is off.
  ///   - color: The color of a role.
  package init(name: String, isColored: Bool = true, color: (Role) -> Color) {
    (self.name, self.isColored) = (name, isColored)
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

  /// The same theme on a terminal of few colors: dim is the attribute, since no color of eight is
  /// a fainter one, and nothing has a patch.
  package var withEightColors: Palette {
    var copy = self
    copy.hasFewColors = true
    for role in Role.allCases {
      let color =
        switch role {
        case .dim, .line: self[.text]
        case .surface, .surfaceSelected: self[.background]
        case .edge: self[.text]
        case .background, .text, .accent, .critical, .quiet, .success, .warning, .tint1, .tint2,
          .tint3, .tint4, .tint5, .tint6:
          self[role]
        }
      copy.colors[role.index] = color.ofEight
    }
    // What two colors were may be one now, and words are to be seen.
    for role in Role.allCases where !role.isPatch && copy[role] == copy[.background] {
      copy.colors[role.index] = copy[.text]
    }
    return copy
  }
}

extension Role {
  /// Whether it is behind words.
  fileprivate var isPatch: Bool {
    switch self {
    case .background, .surface, .surfaceSelected: true
    case .text, .dim, .accent, .critical, .quiet, .success, .warning, .line, .edge, .tint1, .tint2,
      .tint3, .tint4, .tint5, .tint6:
      false
    }
  }

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
    case .edge: 11
    case .tint1: 12
    case .tint2: 13
    case .tint3: 14
    case .tint4: 15
    case .tint5: 16
    case .tint6: 17
    }
  }
}
