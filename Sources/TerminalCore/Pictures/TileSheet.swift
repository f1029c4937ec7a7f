/// A picture's cell as it is shown at a depth.
package struct ShownCell: Equatable, Sendable {
  /// A block element or a blank.
  package let character: Character
  /// Its colors.
  package let look: ResolvedStyle
}

/// The pictures of a canvas in the colors that there are.
///
/// Kept from frame to frame, it draws each picture once.
package struct TileSheet {
  private let palette: Palette
  private let depth: ColorDepth
  private let pigments: Pigments?
  private var drawn: [(placed: PlacedMosaic, tiles: [Tile])] = []

  /// Begins without pictures.
  package init(_ palette: Palette, depth: ColorDepth) {
    (self.palette, self.depth) = (palette, depth)
    pigments = palette.isColored ? Pigments(depth) : nil
  }

  /// Draws what a canvas has and the last one had not.
  package mutating func prepare(for canvas: Canvas) {
    guard let pigments else { return }
    let known = drawn
    drawn = canvas.pictures.map { placed in
      let tiles =
        known.first { $0.placed.looksLike(placed) }?.tiles
        ?? TilePainter.tiles(
          placed.mosaic, pigments, surface: palette.number(of: placed.surface),
          glyphs: placed.glyphs)
      return (placed, tiles)
    }
  }

  /// What is shown in a cell of the canvas; nil where it is no picture's, or is shown as it is.
  package func shown(_ cell: Cell, at point: Point) -> ShownCell? {
    let index = Int(cell.picture) - 1
    guard drawn.indices.contains(index) else { return nil }
    let (placed, tiles) = drawn[index]
    let column = point.column - placed.origin.column
    let tile = tiles[(point.row - placed.origin.row) * placed.mosaic.size.columns + column]
    let isDim = cell.style.foreground == .dim
    func color(_ color: Color?) -> Color {
      guard let color else { return palette[placed.surface] }
      return isDim ? receded(color, placed.surface) : color
    }
    let look = ResolvedStyle(
      foreground: color(tile.foreground), background: color(tile.background), attributes: [])
    return ShownCell(character: tile.character, look: look)
  }

  /// What lies beneath a picture in a cell of it: a blank.
  package func beneath(_ cell: Cell) -> ShownCell? {
    let index = Int(cell.picture) - 1
    guard drawn.indices.contains(index) else { return nil }
    let surface = palette[drawn[index].placed.surface]
    return ShownCell(
      character: " ",
      look: ResolvedStyle(foreground: surface, background: surface, attributes: []))
  }

  /// Three fifths of the way to the surface, as what lies beneath a sheet is dim.
  private func receded(_ color: Color, _ surface: Role) -> Color {
    palette.number(of: color, otherwise: .text).mixed(60, with: palette.number(of: surface)).color
      .reduced(to: depth)
  }
}
