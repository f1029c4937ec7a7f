import TerminalCore

@testable import Interaction

/// The contrasts of a theme whose colors are all its own.
struct Contrast {
  private let palette: Palette
  static let patches: [Role] = [.background, .surface, .surfaceSelected]

  init(_ palette: Palette) { self.palette = palette }

  /// What cannot be read well enough, in words: roles on the patches that they are drawn on.
  func tooLow(words: Double, lines: Double, edges: Double = 1.5) -> [String] {
    Role.allCases.filter { !Self.patches.contains($0) }.flatMap { role in
      Self.patches.compactMap { patch -> String? in
        guard let ink = palette[role].rgb, let paper = palette[patch].rgb else {
          return "\(palette.name): \(role) or \(patch) is the terminal's"
        }
        let ratio = ink.contrast(with: paper)
        let least = role == .line ? lines : role == .edge ? edges : words
        return ratio < least ? "\(palette.name): \(role) on \(patch) has \(ratio)" : nil
      }
    }
  }
}

extension Color {
  /// The color in numbers; nil for the terminal's own.
  var rgb: RGB? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return RGB(red, green, blue)
  }
}
