import Testing

@testable import TerminalCore

@Suite("Points, sizes and colors")
struct GeometryTests {
  private let rect = Rect(column: 2, row: 3, columns: 4, rows: 2)

  @Test(
    "A rectangle contains its first cell and not the one behind its last",
    arguments: [
      (2, 3, true), (5, 4, true), (1, 3, false), (6, 3, false), (2, 2, false), (2, 5, false),
      (5, 5, false), (6, 4, false),
    ])
  func contains(column: Int, row: Int, isInside: Bool) {
    #expect(rect.contains(Point(column: column, row: row)) == isInside)
    let isInRanges = rect.columnRange.contains(column) && rect.rowRange.contains(row)
    #expect(isInRanges == isInside)
  }

  @Test("Two rectangles share what is in both, or nothing")
  func intersection() {
    #expect(
      rect.intersection(Rect(column: 0, row: 0, columns: 4, rows: 4))
        == Rect(column: 2, row: 3, columns: 2, rows: 1))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(Rect(column: 6, row: 3, columns: 4, rows: 2)).isEmpty)
    #expect(rect.intersection(Rect(column: 0, row: 0, columns: 0, rows: 9)).isEmpty)
    #expect(Rect(column: 1, row: 1, columns: -3, rows: 2).isEmpty)
    #expect(Rect(column: 1, row: 1, columns: -3, rows: 2).columnRange.isEmpty)
    for column in 0..<8 {
      for row in 0..<8 {
        let other = Rect(column: column, row: row, columns: 3, rows: 3)
        let shared = rect.intersection(other)
        for x in 0..<10 {
          for y in 0..<10 {
            let point = Point(column: x, row: y)
            #expect(shared.contains(point) == (rect.contains(point) && other.contains(point)))
          }
        }
      }
    }
  }

  @Test(
    "A color is written with six digits",
    arguments: [
      (RGB(0x000000), "#000000"), (RGB(0x00000F), "#00000f"), (RGB(255, 204, 0), "#ffcc00"),
      (RGB(1, 2, 3), "#010203"), (RGB(0xFFFFFF), "#ffffff"),
    ])
  func hex(color: RGB, text: String) { #expect(color.hex == text) }

  @Test("A number has its three parts, and what is above them is left out")
  func parts() {
    let color = RGB(0xAA_12_34_56)
    #expect(color.red == 0x12 && color.green == 0x34 && color.blue == 0x56)
    #expect(color.color == .rgb(red: 0x12, green: 0x34, blue: 0x56))
  }

  @Test(
    "The terminal's cube and grays are where xterm has them",
    arguments: [
      (16, 0x000000), (17, 0x00005F), (21, 0x0000FF), (51, 0x00FFFF), (196, 0xFF0000),
      (231, 0xFFFFFF), (232, 0x080808), (243, 0x767676), (255, 0xEEEEEE), (88, 0x870000),
    ] as [(UInt8, UInt32)])
  func cube(index: UInt8, hex: UInt32) { #expect(RGB.ansi(index) == RGB(hex)) }

  @Test("Every color of the cube is nearest to itself")
  func nearest() {
    for index in UInt8(16)...255 {
      let color = RGB.ansi(index)
      #expect(RGB.ansi(color.nearestBeyondSixteen) == color, "\(index)")
    }
  }

  @Test("The nearest of the cube and the grays is what trying all finds, the first of several")
  func nearestOfAll() {
    // Each share near where two steps are as near, and where two grays are.
    let shares: [UInt8] = [0, 3, 4, 13, 47, 48, 115, 116, 155, 156, 195, 235, 236, 255]
    let colors = shares.flatMap { red in
      shares.flatMap { green in shares.map { RGB(red, green, $0) } }
    }
    let grays = (UInt8(0)...255).map { RGB($0, $0, $0) }
    for color in colors + grays {
      #expect(color.nearestBeyondSixteen == color.nearest(in: 16..<256), "\(color.hex)")
    }
  }

  @Test("Mixing goes from one color to the other")
  func mixing() {
    let (black, white) = (RGB(0), RGB(0xFFFFFF))
    #expect(black.mixed(0, with: white) == black && black.mixed(100, with: white) == white)
    #expect(black.mixed(50, with: white) == RGB(0x7F7F7F))
    #expect(white.mixed(25, with: black) == RGB(191, 191, 191))
  }

  @Test(
    "Dark is what people see as dark: green counts most, blue least",
    arguments: [
      (0x000000, true), (0xFFFFFF, false), (0x0000FF, true), (0x00FF00, false), (0xFF0000, true),
      (0x7F7F7F, true), (0x808080, false), (0xFFFF00, false),
    ] as [(UInt32, Bool)])
  func dark(hex: UInt32, isDark: Bool) { #expect(RGB(hex).isDark == isDark) }

  @Test(
    "A depth of none has no colors, a full one all",
    arguments: [
      Color.standard, .ansi(3), .ansi(130), .rgb(red: 9, green: 8, blue: 7),
    ])
  func depths(color: Color) {
    #expect(color.reduced(to: .none) == .standard && color.reduced(to: .full) == color)
    for depth in ColorDepth.allCases {
      let reduced = color.reduced(to: depth)
      #expect(reduced.reduced(to: depth) == reduced, "once reduced, always")
    }
  }

  @Test(
    "Words of a style name what is not plain",
    arguments: [
      (Style(), "text"), (Style(.critical), "critical"),
      (Style(.text, on: .surface), "text on surface"),
      (
        Style(.dim, on: .surfaceSelected, [.bold, .reverse]), "dim on surfaceSelected bold reverse"
      ),
      (Style(.text, on: .background, [.dim, .italic, .underline]), "text faint italic underline"),
    ])
  func words(style: Style, text: String) { #expect(style.words == text) }
}
