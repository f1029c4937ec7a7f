import TerminalCore
import TestSupport
import Testing

@testable import NcursesTerminal

/// What a terminal draws that takes sixel by the book: DEC's STD 070, as far as it is used.
private struct DrawnSixel {
  /// The extent that the raster attributes say.
  var size = PixelSize(width: 0, height: 0)
  /// What was drawn, by column and row; what is not there shows what was beneath.
  var pixels: [Point: RGB] = [:]
  /// What is wrong with the bytes; empty where nothing is.
  var flaws: [String] = []

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P0;1q"), text.hasSuffix("\u{1B}\\") else {
      flaws = ["no sixel string"]
      return
    }
    draw(text.dropFirst(6).dropLast(2))
  }

  private mutating func draw(_ body: Substring) {
    var colors: [Int: RGB] = [:]
    var (color, column, row, count) = (0, 0, 0, 1)
    var rest = body
    while let first = rest.first {
      rest = rest.dropFirst()
      switch first {
      case "\"":
        let numbers = Self.numbers(&rest)
        size = PixelSize(width: numbers[2], height: numbers[3])
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5 {
          let parts = numbers[2...].map { UInt8((Double($0) * 2.55).rounded()) }
          colors[color] = RGB(parts[0], parts[1], parts[2])
        }
      case "!": count = Self.numbers(&rest)[0]
      case "$": column = 0
      case "-": (column, row) = (0, row + 6)
      case "?"..."~":
        let bits = Int(first.asciiValue ?? 63) - 63
        for _ in 0..<count {
          for bit in 0..<6 where bits & 1 << bit != 0 {
            let point = Point(column: column, row: row + bit)
            if pixels[point] != nil { flaws.append("\(point) is drawn twice") }
            pixels[point] = colors[color]
          }
          column += 1
        }
        if column > size.width { flaws.append("a line is too long") }
        count = 1
      default: flaws.append("“\(first)” is no part of it")
      }
    }
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let digits = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}

@Suite("Pictures in sixel, drawn by the book")
struct SixelReferenceTests {
  static let seeds: [UInt64] = Array(1...30)

  /// A picture of a few colors, some of it clear.
  private func picture(_ random: inout RandomTexts, colors: Int) throws -> Picture {
    let palette = (0..<colors).map { _ in random.bytes(3) }
    let (width, height) = (random.number(1...40), random.number(1...20))
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      // Runs and single pixels, since runs are written otherwise.
      let isRun = !pixels.isEmpty && !random.once(in: 3)
      pixels +=
        isRun
        ? Array(pixels.suffix(4)) : random.pick(palette) + [random.once(in: 4) ? 0 : 255]
    }
    return try #require(Picture(width: width, height: height, pixels: pixels))
  }

  @Test(
    "Each pixel is drawn once, near to its color, and what is clear is not drawn", arguments: seeds)
  func pixels(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let picture = try picture(&random, colors: random.number(1...12))
    let drawn = DrawnSixel(SixelPicture(picture, over: RGB(0x101010)).sequence)
    #expect(drawn.flaws.isEmpty, "\(drawn.flaws.prefix(3))")
    #expect(drawn.size == PixelSize(width: picture.width, height: picture.height))
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let place = 4 * (row * picture.width + column)
        let color = drawn.pixels[Point(column: column, row: row)]
        #expect((color != nil) == (picture.pixels[place + 3] > 0))
        guard let color else { continue }
        // Colors whose upper five bits are the same are one; the rest is
        // what percents leave of 255.
        for (seen, wanted) in zip([color.red, color.green, color.blue], picture.pixels[place...]) {
          #expect(abs(Int(seen) - Int(wanted)) <= 9, "column \(column), row \(row)")
        }
      }
    }
    #expect(drawn.pixels.keys.allSatisfy { $0.row < picture.height && $0.column < picture.width })
  }

  @Test(
    "What can be seen through in part is mixed with what lies beneath; what is mostly clear is not drawn",
    arguments: [(0, nil), (127, nil), (128, 100), (191, 149), (255, 200)] as [(UInt8, Int?)])
  func opacity(opacity: UInt8, red: Int?) throws {
    let picture = try #require(Picture(width: 1, height: 1, pixels: [200, 0, 0, opacity]))
    let drawn = DrawnSixel(SixelPicture(picture, over: RGB(0, 0, 0)).sequence)
    let seen = drawn.pixels[Point(column: 0, row: 0)].map { Int($0.red) }
    #expect((seen == nil) == (red == nil))
    if let seen, let red { #expect(abs(seen - red) <= 2, "\(seen)") }
  }

  @Test("A picture of nothing is an empty one of its size")
  func clear() throws {
    let pixels = [UInt8](repeating: 0, count: 4 * 7 * 9)
    let drawn = DrawnSixel(
      SixelPicture(try #require(Picture(width: 7, height: 9, pixels: pixels)), over: RGB(0))
        .sequence)
    #expect(drawn.pixels.isEmpty && drawn.flaws.isEmpty)
    #expect(drawn.size == PixelSize(width: 7, height: 9))
  }

  @Test(
    "Every opaque pixel has a color of the palette, which has no more than a terminal",
    arguments: seeds.prefix(8))
  func palette(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let pixels = (0..<600).map { _ in
      let bytes = random.bytes(3)
      return SIMD4(bytes[0], bytes[1], bytes[2], random.once(in: 5) ? 0 : 255)
    }
    let palette = SixelPalette(pixels)
    #expect(palette.colors.count <= SixelPalette.mostColors)
    for pixel in pixels where pixel.w > 0 {
      #expect(palette.colors.indices.contains(palette.number(of: pixel)))
    }
    #expect(SixelPalette(pixels.reversed()).colors == palette.colors, "their order does not matter")
  }

  @Test(
    "As many colors as there are are kept, as long as they are told apart",
    arguments: [1, 2, 31, 200])
  func few(count: Int) {
    let pixels = (0..<count).map { index in
      let (red, green) = (UInt8(index % 16 * 16), UInt8(index / 16 * 16))
      return SIMD4<UInt8>(red, green, 80, 255)
    }
    let palette = SixelPalette(pixels + pixels)
    #expect(palette.colors.count == count)
    for pixel in pixels {
      #expect(palette.colors[palette.number(of: pixel)] == RGB(pixel.x, pixel.y, pixel.z))
    }
    #expect(SixelPalette([]).colors.isEmpty)
  }
}
