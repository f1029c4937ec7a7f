/// A picture in pixels.
package struct Picture: Hashable, Sendable {
  /// Its extent in pixels, each at least 1.
  package let width, height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the upper left; colors are not
  /// multiplied by the opacity.
  package let pixels: [UInt8]

  /// Makes a picture; nil where the pixels are not as many as the extent says, or none.
  ///
  /// Four bytes are a pixel.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (area, isTooBig) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooBig, pixels.count / 4 == area, pixels.count % 4 == 0 else {
      return nil
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  // Equal pictures have equal extents, and there are few of them: looking at
  // every pixel pays for nothing.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// A part of it, by shares of its width and height from 0 to 1; at least a pixel.
  package func cropped(x: Double, y: Double, width: Double, height: Double) -> Picture {
    let columns = Self.pixels(x, width, of: self.width)
    let rows = Self.pixels(y, height, of: self.height)
    let cut = rows.flatMap { row in
      pixels[
        4 * (row * self.width + columns.lowerBound)..<4 * (row * self.width + columns.upperBound)]
    }
    return Picture(width: columns.count, height: rows.count, pixels: cut) ?? self
  }

  private static func pixels(_ start: Double, _ share: Double, of all: Int) -> Range<Int> {
    func pixel(_ part: Double) -> Int { Int((min(1, max(0, part)) * Double(all)).rounded()) }
    let first = min(pixel(start), all - 1)
    return first..<min(all, max(first + 1, pixel(start + share)))
  }

  /// The largest size in cells, each twice as high as wide, that keeps the picture's proportions.
  ///
  /// - Parameter room: At least one column and one row.
  /// - Returns: At least one column and one row.
  package func size(fitting room: Size) -> Size {
    let widest = (2 * room.rows * width + height / 2) / height
    let columns = max(1, min(room.columns, widest))
    let rows = (columns * height + width) / (2 * width)
    return Size(columns: columns, rows: max(1, min(room.rows, rows)))
  }
}
