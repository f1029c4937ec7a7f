/// A mosaic on a canvas.
package struct PlacedMosaic: Hashable, Sendable {
  /// What is shown.
  package let mosaic: Mosaic
  /// Where its upper left cell would be; may lie outside.
  package let origin: Point
  /// What shows through.
  package let surface: Role
  /// What it may be drawn with.
  package let glyphs: Glyphs

  /// Its cells, clipped or not.
  package var rect: Rect {
    Rect(
      column: origin.column, row: origin.row, columns: mosaic.size.columns,
      rows: mosaic.size.rows)
  }

  /// Whether another one looks the same, wherever it is.
  func looksLike(_ other: PlacedMosaic) -> Bool {
    surface == other.surface && glyphs == other.glyphs && mosaic == other.mosaic
  }
}

extension Canvas {
  /// Draws a picture, clipped. What is drawn over it later covers it.
  ///
  /// - Parameters:
  ///   - point: Where its upper left cell is; may lie outside.
  ///   - style: Its background shows through.
  ///   - glyphs: ASCII takes one color a cell.
  ///   - clip: Nothing outside is touched. The canvas by default.
  package mutating func put(
    _ mosaic: Mosaic, at point: Point, _ style: Style = Style(), glyphs: Glyphs = .unicode,
    in clip: Rect? = nil
  ) {
    let placed = PlacedMosaic(
      mosaic: mosaic, origin: point, surface: style.background, glyphs: glyphs)
    let area = placed.rect.intersection(clip?.intersection(bounds) ?? bounds)
    if area.isEmpty { return }
    fill(area, " ", style)
    // The terminal looks for each among those of the last frame; beyond these it is shaded.
    let number: UInt16 = pictures.count < 255 ? UInt16(pictures.count + 1) : 0
    if number > 0 { pictures.append(placed) }
    for row in area.rowRange {
      for column in area.columnRange {
        let shade = mosaic.shade(column: column - point.column, row: row - point.row, glyphs)
        let index = row * size.columns + column
        cells[index].code = code(of: Cell.Sign(shade))
        cells[index].picture = number
      }
    }
  }
}
