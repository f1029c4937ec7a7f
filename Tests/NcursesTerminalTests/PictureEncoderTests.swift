import Notifications
import TerminalCore
import TestSupport
import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Pictures as bytes", .waitsOutside)
struct PictureEncoderTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws
    -> Picture
  {
    var pixels: [UInt8] = []
    for row in 0..<height { for column in 0..<width { pixels += pixel(column, row) } }
    return try #require(Picture(width: width, height: height, pixels: pixels))
  }

  @Test("A few colors are themselves in sixel, and what is clear is not drawn")
  func sixel() throws {
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]]
    let drawn = try picture(13, 7) { column, row in colors[(column + row) % 3] }
    let bytes = SixelPicture(drawn, over: RGB(0, 0, 0)).sequence
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}P0;1q\"1;1;13;7"))
    #expect(text.contains("2;100;0;0") && text.contains("2;0;100;0"))
    let lines = try DecodedPictures.pixels(
      sixel: Array(bytes.dropFirst(2).dropLast(2)))
    #expect(lines[1].hasPrefix("255 0 0"))
    #expect(lines[2].hasPrefix("0 255 0"))
  }

  @Test("Thousands of colors become 255, each near to its own")
  func palette() throws {
    let drawn = try picture(128, 128) { column, row in
      [UInt8(column * 2), UInt8(row * 2), UInt8((column + row) / 2), 255]
    }
    let pixels = stride(from: 0, to: drawn.pixels.count, by: 4).map {
      SIMD4(drawn.pixels[$0], drawn.pixels[$0 + 1], drawn.pixels[$0 + 2], 255)
    }
    let palette = SixelPalette(pixels)
    #expect(palette.colors.count == SixelPalette.mostColors)
    let worst = pixels.map { pixel -> Int in
      let color = palette.colors[palette.number(of: pixel)]
      return max(
        abs(Int(color.red) - Int(pixel.x)), abs(Int(color.green) - Int(pixel.y)),
        abs(Int(color.blue) - Int(pixel.z)))
    }.max()
    #expect(try #require(worst) < 24)
  }

  @Test("Long files go to kitty in pieces of 4096")
  func pieces() {
    let bytes = KittyPictures.transmission([UInt8](repeating: 7, count: 10_000), id: 5)
    let found = DecodedPictures(bytes).kitty
    #expect(found.map { $0.payload.count } == [4096, 4096, 4096, 1048])
    #expect(found.map { $0.keys.hasSuffix("m=1") } == [true, true, true, false])
  }

  @Test("A picture keeps its proportions in cells that are not twice as high as wide")
  func proportions() throws {
    let square = try picture(40, 40) { _, _ in [9, 9, 9, 255] }
    let raster = PictureRaster(
      square, size: Size(columns: 8, rows: 4), cell: PixelSize(width: 10, height: 25),
      stretches: false)
    #expect(raster.picture.width == 80 && raster.picture.height == 100)
    let opaque = stride(from: 3, to: raster.picture.pixels.count, by: 4).filter {
      raster.picture.pixels[$0] == 255
    }
    #expect(opaque.count == 80 * 80)
  }

  @Test("No more pixels are sent than the picture has")
  func small() throws {
    let small = try picture(20, 10) { _, _ in [9, 9, 9, 255] }
    let raster = PictureRaster(
      small, size: Size(columns: 40, rows: 10), cell: PixelSize(width: 20, height: 40),
      stretches: true)
    #expect(raster.cell == PixelSize(width: 1, height: 1))
    #expect(raster.picture.width == 40 && raster.picture.height == 10)
  }

  @Test("A frame has 2 MiB of pictures at most; what is beyond stays tiles")
  func limit() throws {
    var random = SplitMix(seed: 1)
    let noise = try picture(640, 480) { _, _ in
      (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [255]
    }
    let way = try #require(
      PictureWay(
        .kitty, PictureAnswers(), through: .none, size: Size(columns: 200, rows: 60), window: nil))
    var painter = PixelPainter(way)
    var canvas = Canvas(size: Size(columns: 200, rows: 60))
    let mosaic = Mosaic(noise, size: Size(columns: 64, rows: 24))
    for column in 0..<3 { canvas.put(mosaic, at: Point(column: column * 66, row: 0)) }
    let other = Mosaic(noise, size: Size(columns: 64, rows: 30))
    canvas.put(other, at: Point(column: 0, row: 28))
    painter.prepare(
      for: Frame(canvas: canvas, palette: .dark), on: canvas.size)
    var bytes: [UInt8] = []
    _ = painter.paint(repaired: Array(0..<60), into: &bytes)
    #expect(bytes.count <= EncodedPictures.byteLimit + 4096)
    // The same picture thrice is sent once.
    #expect(DecodedPictures(bytes).kitty.filter { $0.keys.contains("a=p") }.count == 3)
    #expect(DecodedPictures(bytes).kittyFiles.count == 1)
    #expect(
      try SecurityPage.most(of: "pictures sent to the terminal")
        == "\(EncodedPictures.byteLimit.inBytes) a frame")
  }
}
