import Testing

@testable import TerminalCore

@Suite("Pictures in pixels")
struct PictureTests {
  @Test("A picture has as many pixels as it says, and some")
  func extent() {
    #expect(Picture(width: 1, height: 2, pixels: Array(repeating: 0, count: 8)) != nil)
    for (width, height, count) in [
      (1, 1, 3), (2, 1, 4), (0, 1, 0), (1, 0, 0), (-1, -1, 4), (Int.max, 2, 8), (1, 1, 5),
    ] {
      let pixels = [UInt8](repeating: 0, count: count)
      #expect(Picture(width: width, height: height, pixels: pixels) == nil)
    }
  }

  @Test(
    "The size in cells keeps the proportions: a cell is twice as high as wide",
    arguments: [
      (320, 240, 60, 40, 60, 23), (320, 240, 60, 10, 27, 10), (100, 100, 40, 40, 40, 20),
      (1000, 1, 60, 20, 60, 1), (1, 1000, 60, 20, 1, 20), (3, 3, 1, 1, 1, 1),
    ])
  func fitting(
    width: Int, height: Int, columns: Int, rows: Int, fitColumns: Int, fitRows: Int
  ) throws {
    let pixels = [UInt8](repeating: 9, count: width * height * 4)
    let picture = try #require(Picture(width: width, height: height, pixels: pixels))
    let size = picture.size(fitting: Size(columns: columns, rows: rows))
    #expect(size == Size(columns: fitColumns, rows: fitRows))
  }

  @Test("Scaled down, a pixel is the mean of the light of its area")
  func mean() throws {
    let checkers: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255]
    let picture = try #require(Picture(width: 2, height: 1, pixels: checkers))
    // Half the light of white is no gray of 128, but one of 180.
    #expect(picture.scaled(width: 1, height: 1).pixels == [180, 180, 180, 255])
    #expect(picture.scaled(width: 2, height: 3).pixels == checkers + checkers + checkers)
    let (white, black) = (Array(checkers.prefix(4)), Array(checkers.suffix(4)))
    #expect(picture.scaled(width: 4, height: 1).pixels == white + white + black + black)
  }

  @Test("A pixel that cannot be seen has no say in the color")
  func opacity() throws {
    let pixels: [UInt8] = [200, 0, 0, 255, 0, 255, 0, 0]
    let picture = try #require(Picture(width: 2, height: 1, pixels: pixels))
    #expect(picture.scaled(width: 1, height: 1).pixels == [200, 0, 0, 128])
  }

  @Test(
    "Shares of an odd size add up",
    arguments: [(3, 2), (5, 4), (7, 5), (11, 13), (1, 1)])
  func oddSizes(width: Int, height: Int) throws {
    let pixels = (0..<7 * 5).flatMap { _ in [100, 150, 200, 255] as [UInt8] }
    let picture = try #require(Picture(width: 7, height: 5, pixels: pixels))
    let scaled = picture.scaled(width: width, height: height).pixels
    #expect(scaled == (0..<width * height).flatMap { _ in [100, 150, 200, 255] as [UInt8] })
  }
}
