/// A picture at a size in cells: what a canvas takes. Colours are chosen only by what shows the canvas, since
/// only that knows which ones there are.
///
/// Making one costs a look at every pixel, so whoever shows a picture for long keeps it.
package struct Mosaic: Hashable, Sendable {
  /// Its size in cells.
  package let size: Size
  /// Four by eight samples a cell: about as high as wide, and enough for every block element.
  let samples: Picture
  // What it is without colours; made from the samples alone.
  private let unicodeShading, asciiShading: [Character]

  /// Makes a mosaic; see `Picture.size(fitting:)` for one that keeps the proportions.
  ///
  /// - Parameter size: At least one column and one row; more than 1000 of either are not made.
  package init(_ picture: Picture, size: Size) {
    let columns = min(1000, max(1, size.columns))
    let rows = min(1000, max(1, size.rows))
    self.size = Size(columns: columns, rows: rows)
    samples = picture.scaled(
      width: columns * BlockShape.columns, height: rows * BlockShape.rows)
    let cells = picture.scaled(width: columns, height: rows)
    let lightness = (0..<columns * rows).map { cell in
      let pixel = cells.pixels[cell * 4..<cell * 4 + 4].map(Float.init)
      return PixelColor(pixel[0], pixel[1], pixel[2], 0).lightness * pixel[3] / 255
    }
    func shading(_ glyphs: Glyphs) -> [Character] {
      Shading(lightness: lightness, columns: columns, glyphs: glyphs).characters
    }
    (unicodeShading, asciiShading) = (shading(.unicode), shading(.ascii))
  }

  package static func == (left: Mosaic, right: Mosaic) -> Bool { left.samples == right.samples }

  package func hash(into hasher: inout Hasher) { hasher.combine(samples) }

  /// What a cell is without colours; both count from 0.
  func shade(column: Int, row: Int, _ glyphs: Glyphs) -> Character {
    let index = row * size.columns + column
    return glyphs == .unicode ? unicodeShading[index] : asciiShading[index]
  }
}
