import TerminalCore

/// A picture in DEC's sixel: bands of six rows of pixels, a line for each color of a band.
struct SixelPicture {
  private let width, height: Int
  private let pixels: [SIMD4<UInt8>]
  private let palette: SixelPalette

  /// Prepares a picture.
  ///
  /// - Parameter surface: What partly clear pixels are mixed with. Those that are
  ///   mostly clear are not drawn.
  init(_ picture: Picture, over surface: RGB) {
    width = picture.width
    height = picture.height
    pixels = stride(from: 0, to: picture.pixels.count, by: 4).map { place in
      let opacity = Int(picture.pixels[place + 3])
      if opacity < 128 { return SIMD4(repeating: 0) }
      func mixed(_ channel: Int, _ below: UInt8) -> UInt8 {
        UInt8((Int(picture.pixels[place + channel]) * opacity + Int(below) * (255 - opacity)) / 255)
      }
      return SIMD4(
        mixed(0, surface.red), mixed(1, surface.green), mixed(2, surface.blue), 255)
    }
    palette = SixelPalette(pixels)
  }

  /// It where the cursor is. What it does not draw shows what was there.
  var sequence: [UInt8] {
    var bytes = Array("\u{1b}P0;1q\"1;1;\(width);\(height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      bytes +=
        "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
        .utf8
    }
    var band = Band(width: width, colors: palette.colors.count)
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      fill(&band, from: top)
      band.write(into: &bytes)
    }
    return bytes + Array("\u{1b}\\".utf8)
  }

  private func fill(_ band: inout Band, from top: Int) {
    for row in top..<min(top + 6, height) {
      for column in 0..<width {
        let pixel = pixels[row * width + column]
        if pixel.w > 0 { band.set(palette.number(of: pixel), column, bit: row - top) }
      }
    }
  }

  private func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
}

extension SixelPicture {
  /// Six rows of pixels.
  private struct Band {
    private let width: Int
    /// For each color, the bits of each column.
    private var bits: [UInt8]
    private var used: [Bool]

    init(width: Int, colors: Int) {
      self.width = width
      bits = [UInt8](repeating: 0, count: width * max(1, colors))
      used = [Bool](repeating: false, count: colors)
    }

    /// Colors a pixel; the bit is its row, 0 being the upper one.
    mutating func set(_ color: Int, _ column: Int, bit: Int) {
      used[color] = true
      bits[color * width + column] |= 1 << UInt8(bit)
    }

    /// Writes the lines of all colors that it has, and clears it.
    mutating func write(into bytes: inout [UInt8]) {
      var isFirst = true
      for color in used.indices where used[color] {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(color)".utf8
        writeLine(of: color, into: &bytes)
        used[color] = false
      }
    }

    private mutating func writeLine(of color: Int, into bytes: inout [UInt8]) {
      let line = color * width..<(color + 1) * width
      let end = bits[line].lastIndex { $0 != 0 }.map { $0 + 1 } ?? line.lowerBound
      var start = line.lowerBound
      while start < end {
        let value = bits[start]
        let next = bits[start..<end].firstIndex { $0 != value } ?? end
        Self.write(value + 63, count: next - start, into: &bytes)
        start = next
      }
      for index in line { bits[index] = 0 }
    }

    private static func write(_ byte: UInt8, count: Int, into bytes: inout [UInt8]) {
      if count > 3 { bytes += "!\(count)".utf8 }
      bytes.append(contentsOf: repeatElement(byte, count: count > 3 ? 1 : count))
    }
  }
}
