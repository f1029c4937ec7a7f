import TestSupport
import Testing

@testable import TerminalCore

@Suite("Parts of pictures, and pictures at other sizes")
struct PicturePartTests {
  static let seeds: [UInt64] = Array(1...25)

  @Test(
    "A part is told in shares, ends where the picture does, and has a pixel at least",
    arguments: [
      (0.0, 0.0, 1.0, 1.0, 0...9, 0...9), (0, 0, 0.5, 0.5, 0...4, 0...4),
      (0.5, 0.25, 0.5, 0.5, 5...9, 3...7), (0.9, 0.9, 0.5, 0.5, 9...9, 9...9),
      (1, 1, 1, 1, 9...9, 9...9), (0.2, 0.2, 0, 0, 2...2, 2...2), (-1, -1, 1.5, 1.5, 0...4, 0...4),
      (2, 2, 2, 2, 9...9, 9...9),
    ] as [(Double, Double, Double, Double, ClosedRange<Int>, ClosedRange<Int>)])
  func cropped(
    x: Double, y: Double, width: Double, height: Double, columns: ClosedRange<Int>,
    rows: ClosedRange<Int>
  ) {
    let picture = Pictures.picture(10, 10) { RGB(UInt8($0), UInt8($1), 0) }
    let part = picture.cropped(x: x, y: y, width: width, height: height)
    #expect(part.width == columns.count && part.height == rows.count)
    #expect(Array(part.pixels.prefix(2)) == [UInt8(columns.lowerBound), UInt8(rows.lowerBound)])
    #expect(
      Array(part.pixels.suffix(4).prefix(2)) == [UInt8(columns.upperBound), UInt8(rows.upperBound)])
  }

  @Test(
    "Fitted into a room it is as large as it can be, and never a cell too large", arguments: seeds)
  func fitting(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    for _ in 0..<20 {
      let (width, height) = (random.number(1...200), random.number(1...200))
      let room = Size(columns: random.number(1...90), rows: random.number(1...40))
      let pixels = [UInt8](repeating: 9, count: 4 * width * height)
      let picture = try #require(Picture(width: width, height: height, pixels: pixels))
      let size = picture.size(fitting: room)
      #expect((1...room.columns).contains(size.columns) && (1...room.rows).contains(size.rows))
      // A column more would need more rows than there are.
      let isWidest = 2 * room.rows * width < (size.columns + 1) * height
      #expect(size.columns == room.columns || isWidest, "\(width)×\(height) in \(room)")
      // A cell is twice as high as wide; what is off is less than what rounding to cells takes.
      let wanted = Double(size.columns) * Double(height) / Double(width) / 2
      let isSqueezed = size.rows == room.rows || size.rows == 1
      #expect(abs(wanted - Double(size.rows)) <= 1 || isSqueezed, "\(width)×\(height) in \(room)")
    }
  }

  @Test("Of one color, a picture has that color at every size", arguments: seeds)
  func oneColor(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let color = random.bytes(3)
    let picture = Pictures.picture(random.number(1...20), random.number(1...20)) { _, _ in
      RGB(color[0], color[1], color[2])
    }
    let scaled = picture.scaled(width: random.number(1...30), height: random.number(1...30))
    let isSame = stride(from: 0, to: scaled.pixels.count, by: 4).allSatisfy { place in
      Array(scaled.pixels[place..<place + 4]) == color + [255]
    }
    #expect(isSame, "\(color) became \(scaled.pixels.prefix(8))")
  }

  @Test("Larger by a whole number, each pixel is a square of its own", arguments: [2, 3, 5])
  func enlarged(factor: Int) {
    let small = Pictures.picture(3, 2) { x, y in RGB(UInt8(x * 80), UInt8(y * 200), 40) }
    let large = small.scaled(width: 3 * factor, height: 2 * factor)
    for row in 0..<large.height {
      for column in 0..<large.width {
        let (place, source) = (
          4 * (row * large.width + column), 4 * (row / factor * 3 + column / factor)
        )
        #expect(Array(large.pixels[place..<place + 4]) == Array(small.pixels[source..<source + 4]))
      }
    }
  }

  /// A canvas on which pictures and words lie over each other.
  private func covered(_ seed: UInt64) -> Canvas {
    var random = RandomTexts(seed: seed)
    var canvas = Canvas(size: Size(columns: 24, rows: 9))
    for _ in 0..<random.number(1...3) {
      let size = Size(columns: random.number(1...12), rows: random.number(1...6))
      let point = Point(column: random.number(-3...22), row: random.number(-2...8))
      canvas.put(Mosaic(Pictures.slope, size: size), at: point)
      canvas.put("日本 x", at: Point(column: random.number(0...20), row: random.number(0...8)))
    }
    if random.once(in: 2) {
      let sheet = Rect(
        column: random.number(0...20), row: random.number(0...8), columns: 6, rows: 3)
      canvas.restyle(sheet) { style, _ in style.foreground = .dim }
    }
    return canvas
  }

  @Test("The parts of a picture that are seen are its cells, each once", arguments: seeds)
  func visible(seed: UInt64) {
    let canvas = covered(seed)
    for number in 1...max(1, canvas.pictures.count) {
      for rows in [0..<9, 2..<5, 4..<4] {
        let parts = canvas.visibleParts(ofPicture: number, rows: rows)
        var counts: [Point: Int] = [:]
        for part in parts {
          for row in part.rowRange {
            for column in part.columnRange {
              counts[Point(column: column, row: row), default: 0] += 1
            }
          }
        }
        #expect(counts.values.allSatisfy { $0 == 1 }, "parts overlap: \(parts)")
        for row in 0..<9 {
          for column in 0..<24 {
            let point = Point(column: column, row: row)
            let isSeen =
              rows.contains(row) && Int(canvas[point].picture) == number
              && canvas[point].style.foreground != .dim
            #expect((counts[point] != nil) == isSeen, "picture \(number), \(point)")
          }
        }
      }
    }
  }

  @Test("A number that no picture has shows nowhere", arguments: [0, -1, 2, 99])
  func unknown(number: Int) {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    canvas.put(
      Mosaic(Pictures.slope, size: Size(columns: 4, rows: 2)), at: Point(column: 0, row: 0))
    #expect(canvas.visibleParts(ofPicture: number, rows: 0..<2).isEmpty)
    #expect(canvas.visibleParts(ofPicture: 1, rows: 0..<2).count == 1)
  }

  @Test(
    "A mosaic has at least a cell, and at most a thousand each way",
    arguments: [(0, 0, 1, 1), (-5, 3, 1, 3), (4, 2, 4, 2), (1200, 1, 1000, 1)])
  func mosaicSize(columns: Int, rows: Int, wantedColumns: Int, wantedRows: Int) {
    let picture = Pictures.picture(1, 1) { _, _ in RGB(1, 2, 3) }
    let mosaic = Mosaic(picture, size: Size(columns: columns, rows: rows))
    #expect(mosaic.size == Size(columns: wantedColumns, rows: wantedRows))
  }
}
