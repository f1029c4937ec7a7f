/// Brings pixels to another extent: each new pixel is the mean of the area that it covers.
///
/// The mean is that of light, not of the numbers that stand for it, or fine light
/// lines would become dark; a square is near enough to what screens do. What cannot be
/// seen has no say in the color.
package struct PictureScaler {
  private let source: UnsafeBufferPointer<UInt8>
  private let width, height: Int

  /// - Parameters:
  ///   - source: As `Picture.pixels`; it has to outlive the scaler.
  ///   - width: Its extent in pixels, from 1.
  ///   - height: Its extent in pixels, from 1.
  package init(_ source: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    precondition(width > 0 && height > 0 && source.count / 4 / width >= height)
    (self.source, self.width, self.height) = (source, width, height)
  }

  /// The pixels at another extent, from 1 × 1.
  package func scaled(width newWidth: Int, height newHeight: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * newHeight * 4)
    var row = [Float](repeating: 0, count: newWidth * 4)
    var sum = row
    var present = -1
    for newRow in 0..<newHeight {
      for index in sum.indices { sum[index] = 0 }
      for (place, share) in Self.shares(of: newRow, newHeight, height) {
        if place != present { reduce(place, to: newWidth, into: &row) }
        present = place
        for index in sum.indices { sum[index] += row[index] * share }
      }
      Self.append(sum, to: &result)
    }
    return result
  }

  /// One row of the source at another width: light times opacity, and opacity.
  private func reduce(_ row: Int, to newWidth: Int, into result: inout [Float]) {
    let scale = Float(newWidth) / Float(width)
    for index in result.indices { result[index] = 0 }
    result.withUnsafeMutableBufferPointer { result in
      var pixel = row * width * 4
      for column in 0..<width {
        let opacity = Float(source[pixel + 3])
        let (red, green, blue) = (
          Float(source[pixel]), Float(source[pixel + 1]), Float(source[pixel + 2])
        )
        let light = SIMD4(red * red, green * green, blue * blue, 1) * opacity
        // The new columns that it covers: mostly one, sometimes two, more where the picture grows.
        let (start, end) = (Float(column) * scale, Float(column + 1) * scale)
        var place = Int(start)
        while place < newWidth, Float(place) < end {
          let share = min(end, Float(place + 1)) - max(start, Float(place))
          for channel in 0..<4 { result[place * 4 + channel] += light[channel] * share }
          place += 1
        }
        pixel += 4
      }
    }
  }

  /// The places of the old extent that one of the new covers, and each one's share of it.
  private static func shares(of place: Int, _ newCount: Int, _ count: Int) -> [(Int, Float)] {
    let scale = Float(count) / Float(newCount)
    let (start, end) = (Float(place) * scale, Float(place + 1) * scale)
    let last = min(count - 1, Int(end))
    return (min(last, Int(start))...last).map { old in
      (old, max(0, min(end, Float(old + 1)) - max(start, Float(old))) / scale)
    }
  }

  private static func append(_ sum: [Float], to result: inout [UInt8]) {
    for pixel in stride(from: 0, to: sum.count, by: 4) {
      let opacity = max(sum[pixel + 3], 0.001)
      for channel in 0..<3 {
        let light = max(0, sum[pixel + channel] / opacity)
        result.append(UInt8(min(255, light.squareRoot().rounded())))
      }
      result.append(UInt8(min(255, max(0, sum[pixel + 3].rounded()))))
    }
  }
}

extension Picture {
  /// The picture at another extent, from 1 × 1.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Picture {
    if newWidth == width && newHeight == height { return self }
    let scaled = pixels.withUnsafeBufferPointer {
      PictureScaler($0, width: width, height: height).scaled(width: newWidth, height: newHeight)
    }
    return Picture(width: newWidth, height: newHeight, pixels: scaled) ?? self
  }
}
