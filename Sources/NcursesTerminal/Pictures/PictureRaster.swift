import TerminalCore

/// A picture in as many pixels as its cells have: fitted into them, and what it leaves of them can
/// be seen through. Each cell is as many whole pixels, so that it can be cut where cells end.
struct PictureRaster {
  /// The pixels.
  let picture: Picture
  /// How many of them a cell has; fewer than the terminal's where the picture has no more to show.
  let cell: PixelSize

  /// Makes one.
  ///
  /// - Parameters:
  ///   - size: Its cells.
  ///   - cell: A cell's extent on the terminal.
  ///   - stretches: Whether the terminal makes a smaller raster larger, so
  ///     that no pixel is sent twice.
  init(_ source: Picture, size: Size, cell: PixelSize, stretches: Bool) {
    let area = PixelSize(width: size.columns * cell.width, height: size.rows * cell.height)
    let share = min(
      Double(area.width) / Double(source.width), Double(area.height) / Double(source.height))
    let shrink = stretches && share > 1 ? 1 / share : 1
    func shrunk(_ length: Int) -> Int { max(1, Int((Double(length) * shrink).rounded(.up))) }
    self.cell = PixelSize(width: shrunk(cell.width), height: shrunk(cell.height))
    let width = size.columns * self.cell.width
    let height = size.rows * self.cell.height
    picture = source.fitted(
      width: width, height: height,
      share: (
        Double(source.width) * share / Double(area.width),
        Double(source.height) * share / Double(area.height)
      ))
  }

  /// The pixels of a part.
  func pixels(_ part: PixelRect) -> Picture {
    let rows = part.y..<part.y + part.size.height
    let bytes = rows.flatMap { row in
      let start = 4 * (row * picture.width + part.x)
      return picture.pixels[start..<start + 4 * part.size.width]
    }
    return Picture(width: part.size.width, height: part.size.height, pixels: bytes) ?? picture
  }
}

extension Picture {
  /// It in the middle of an area of clear pixels.
  ///
  /// - Parameter share: How much of the area's width and height it takes, up to 1.
  fileprivate func fitted(width: Int, height: Int, share: (x: Double, y: Double)) -> Picture {
    func length(_ all: Int, _ share: Double) -> Int {
      max(1, min(all, Int((Double(all) * share).rounded())))
    }
    let inner = scaled(width: length(width, share.x), height: length(height, share.y))
    if inner.width == width, inner.height == height { return inner }
    let (left, top) = ((width - inner.width) / 2, (height - inner.height) / 2)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<inner.height {
      let start = 4 * ((row + top) * width + left)
      bytes.replaceSubrange(
        start..<start + 4 * inner.width,
        with: inner.pixels[4 * row * inner.width..<4 * (row + 1) * inner.width])
    }
    return Picture(width: width, height: height, pixels: bytes) ?? inner
  }
}
