/// How many colors a terminal or a file has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// From the fewest to the most.
  case none, sixteen, twoHundredFiftySix, full
}

extension Color {
  /// The nearest of the eight that every terminal with colors has.
  var ofEight: Color {
    switch self {
    case .standard: .standard
    case .ansi(let index) where index < 16: .ansi(index % 8)
    case .ansi(let index): .ansi(RGB.ansi(index).nearest(in: 0..<8))
    case .rgb(let red, let green, let blue): .ansi(RGB(red, green, blue).nearest(in: 0..<8))
    }
  }

  /// The nearest color that there is at a depth.
  ///
  /// Of the sixteen the person may have chosen any: nearness is that of their usual colors.
  ///
  /// - Returns: `.standard` without colors; `.ansi` from 16 on are the cube
  ///   and the grays of 256 colors.
  package func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (_, .none): .standard
    case (.standard, _), (_, .full): self
    case (.ansi(let index), .twoHundredFiftySix): .ansi(index)
    case (.ansi(let index), .sixteen):
      index < 16 ? self : .ansi(RGB.ansi(index).nearest(in: 0..<16))
    case (.rgb(let red, let green, let blue), .twoHundredFiftySix):
      .ansi(RGB(red, green, blue).nearestBeyondSixteen)
    case (.rgb(let red, let green, let blue), .sixteen):
      .ansi(RGB(red, green, blue).nearest(in: 0..<16))
    }
  }
}
