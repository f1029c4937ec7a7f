/// What is to be shown in one cell.
struct CellSamples {
  /// Its colors, laid over the surface, row by row.
  private(set) var colors: [PixelColor] = Array(repeating: .zero, count: BlockShape.sampleCount)
  /// The samples that are there at all, a bit each.
  private(set) var opaque: UInt32 = 0
  /// The sum of the colors, and of their weighed squares.
  private(set) var sum = PixelColor.zero
  private(set) var squares: Float = 0

  /// The mean color.
  var mean: PixelColor { sum / Float(BlockShape.sampleCount) }

  /// Reads a cell of a mosaic.
  mutating func read(_ mosaic: Mosaic, column: Int, row: Int, surface: PixelColor) {
    opaque = 0
    var most: Float = 0
    let width = mosaic.samples.width
    mosaic.samples.pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<BlockShape.sampleCount {
        let x = column * BlockShape.columns + index % BlockShape.columns
        let y = row * BlockShape.rows + index / BlockShape.columns
        let place = (y * width + x) * 4
        let color = PixelColor(
          Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 0)
        let opacity = Float(pixels[place + 3]) / 255
        if opacity >= 0.5 { opaque |= 1 << index }
        most = max(most, opacity)
        colors[index] = opacity == 1 ? color : surface + (color - surface) * opacity
      }
    }
    // A cell of shadow alone is shown as what it makes of the surface.
    if opaque == 0, most > 0.15 { opaque = .max }
    total()
  }

  /// Adds something to each color.
  mutating func add(_ debt: PixelColor) {
    for index in colors.indices { colors[index] += debt }
    total()
  }

  private mutating func total() {
    sum = .zero
    squares = 0
    for color in colors {
      sum += color
      squares += color.product(color)
    }
  }

  /// The sum of the colors that a shape fills.
  func sum(of mask: UInt32) -> PixelColor {
    var sum = PixelColor.zero
    var rest = mask
    while rest != 0 {
      sum += colors[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }
}
