import Files
import TerminalCore

extension Palette {
  /// A theme made from a scheme.
  ///
  /// Schemes are made for code: their comments are too faint for times and names, and a word of
  /// theirs may stand on `base02`. So what cannot be read is moved toward black or white until it
  /// can, words to 4.5 : 1 and lines to 3 : 1 on every patch; everything else is as published.
  package init(name: String, scheme: ColorScheme) {
    let legible = LegibleScheme(scheme)
    self.init(name: name) { legible[$0].color }
  }
}

/// The colors of a scheme by role, moved where they cannot be read.
private struct LegibleScheme {
  private let background: RGB
  private let surface: RGB
  private let surfaceSelected: RGB
  private let extreme: RGB
  private let scheme: ColorScheme

  init(_ scheme: ColorScheme) {
    self.scheme = scheme
    func slot(_ number: Int) -> RGB { RGB(scheme.slots[number] ?? 0) }
    background = slot(0x00)
    extreme = background.readableExtreme
    let words = slot(0x05)
    // Words that can be read on the background stay as they are: the patches make room for them.
    let (ink, least) = words.contrast(with: background) >= 5 ? (words, 4.5) : (extreme, 6.5)
    surface = Self.patch(slot(0x01), nearTo: background, under: ink, least)
    surfaceSelected = Self.patch(slot(0x02), nearTo: surface, under: ink, least)
  }

  /// The color of a role.
  subscript(role: Role) -> RGB {
    switch role {
    case .background: background
    case .surface: surface
    case .surfaceSelected: surfaceSelected
    case .text: legible(0x05, 4.5)
    case .dim: legible(0x04, 4.5)
    case .accent: legible(bright(0x0D, 0x16), 4.5)
    case .critical: legible(bright(0x08, 0x12), 4.5)
    case .quiet: legible(bright(0x0E, 0x17), 4.5)
    case .success: legible(bright(0x0B, 0x14), 4.5)
    case .warning: legible(bright(0x0A, 0x13), 4.5)
    case .line: legible(0x03, 3)
    case .edge: .edge(behind: [background, surface, surfaceSelected], toward: extreme)
    case .tint1: legible(0x09, 4.5)
    case .tint2: legible(bright(0x0B, 0x14), 4.5)
    case .tint3: legible(bright(0x0C, 0x15), 4.5)
    case .tint4: legible(bright(0x0D, 0x16), 4.5)
    case .tint5: legible(bright(0x0E, 0x17), 4.5)
    case .tint6: legible(bright(0x08, 0x12), 4.5)
    }
  }

  // The bright colors of base24 are for dark backgrounds.
  private func bright(_ slot: Int, _ bright: Int) -> Int {
    extreme.red == 255 && scheme.slots[bright] != nil ? bright : slot
  }

  private func legible(_ slot: Int, _ least: Double) -> RGB {
    let color = RGB(scheme.slots[slot] ?? 0)
    return stride(from: 0, through: 100, by: 5).lazy.map { color.mixed($0, with: extreme) }
      .first { candidate in
        [background, surface, surfaceSelected].allSatisfy { $0.contrast(with: candidate) >= least }
      } ?? extreme
  }

  private static func patch(_ color: RGB, nearTo other: RGB, under ink: RGB, _ least: Double) -> RGB
  {
    stride(from: 0, through: 100, by: 5).lazy.map { color.mixed($0, with: other) }
      .first { $0.contrast(with: ink) >= least } ?? other
  }
}

extension RGB {
  /// What lies behind a card: as near to the patches as is still seen beside each, 1.5 : 1.
  ///
  /// - Parameters:
  ///   - patches: The background first, which it is moved away from.
  ///   - ink: Black or white, whichever words are nearer to.
  static func edge(behind patches: [RGB], toward ink: RGB) -> RGB {
    let start = patches.first ?? ink
    return stride(from: 0, through: 100, by: 4).lazy.map { start.mixed($0, with: ink) }
      .first { color in patches.allSatisfy { $0.contrast(with: color) >= 1.5 } } ?? ink
  }
}
