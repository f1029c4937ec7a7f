import TerminalCore

/// What a terminal draws on by itself.
package enum Ground: String, CaseIterable, Hashable, Sendable {
  case dark, light

  /// As near as a color is to either, as eyes weigh it.
  init(of color: RGB) { self = color.isDark ? .dark : .light }

  /// Our theme for it.
  var palette: Palette {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
