/// A picture at a size in cells: what a canvas takes. Colors are chosen only by what shows the
/// canvas, since only that knows which ones there are.
///
/// Making one costs a look at every pixel, so it is cached while a picture is shown.
package struct Mosaic: Hashable, Sendable {
  /// Its size in cells.
  package let size: Size
  /// What it was made of: a terminal that shows pixels shows these.
  package let source: Picture
  /// Four by eight samples a cell: about as high as wide, and enough for every block element.
  let samples: Picture
  // What it is without colors; made from the samples alone.
  private let unicodeShading, asciiShading: [Character]

  /// Makes a mosaic; see `Picture.size(fitting:)` for one that keeps the proportions.
  ///
  /// - Parameter size: Fewer columns or rows than one count as one, more than 1000 as 1000.
  package init(_ picture: Picture, size: Size) {
    let columns = min(1000, max(1, size.columns))
    let rows = min(1000, max(1, size.rows))
    self.size = Size(columns: columns, rows: rows)
    source = picture
    samples = picture.scaled(
      width: columns * BlockShape.columns, height: rows * BlockShape.rows)
    let contrast = LocalContrast(samples.lightness, width: samples.width)
    let cells = contrast.cells(columns: columns)
    asciiShading = Shading(lightness: cells, columns: columns).characters
    unicodeShading =
      BlockShading(
        lightness: contrast.lightness, cells: cells, columns: columns
      ).characters
  }

  // Copies of a picture share its pixels, so that comparing them looks at none.
  package static func == (left: Mosaic, right: Mosaic) -> Bool {
    left.samples == right.samples && left.source == right.source
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(samples) }

  /// What a cell is without colors; both count from 0.
  func shade(column: Int, row: Int, _ glyphs: Glyphs) -> Character {
    let index = row * size.columns + column
    return switch glyphs {
    case .unicode: unicodeShading[index]
    case .ascii, .words: asciiShading[index]
    }
  }
}

extension Picture {
  /// How light each pixel looks, from 0 to 255, as much as it can be seen.
  fileprivate var lightness: [Float] {
    stride(from: 0, to: pixels.count, by: 4).map { place in
      let color = PixelColor(
        Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 0)
      return color.lightness * Float(pixels[place + 3]) / 255
    }
  }
}
