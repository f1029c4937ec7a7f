import Notifications
import TerminalCore

extension Role {
  /// The role that comes nearest to a color that an app names: roles can be
  /// read in every theme (C16).
  ///
  /// - Parameter tint: Nil for a name that is none, which is the phone's own color.
  init(_ tint: Tint?, in palette: Palette) {
    switch tint {
    case nil: self = .accent
    case .hue(let hue): self = Role(hue)
    case .rgb(let number):
      let wanted = RGB(number)
      let roles: [Role] = [.text, .dim, .accent, .critical, .quiet, .success, .warning]
      self =
        roles.min { one, two in
          palette.number(of: one).distance(to: wanted)
            < palette.number(of: two).distance(to: wanted)
        } ?? .accent
    }
  }

  private init(_ hue: Tint.Hue) {
    self =
      switch hue {
      case .white: .text
      case .gray: .dim
      case .red: .critical
      case .orange, .yellow: .warning
      case .green: .success
      case .cyan, .blue: .accent
      case .purple: .quiet
      }
  }
}

extension RGB {
  // Squared; good enough to tell which of a few is nearest.
  fileprivate func distance(to other: RGB) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)].reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}
