import Testing

@testable import TerminalCore

/// Pictures that a test can follow.
enum Pictures {
  /// A picture whose pixels are told by their place.
  static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGB?) -> Picture {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      guard let rgb = color(index % width, index / width) else { return [0, 0, 0, 0] }
      return [rgb.red, rgb.green, rgb.blue, 255]
    }
    guard let picture = Picture(width: width, height: height, pixels: pixels) else {
      preconditionFailure("a picture of the test's has no pixels")
    }
    return picture
  }

  /// From dark blue on the left to light orange on the right, darker below.
  static let slope = picture(64, 32) { x, y in
    RGB(UInt8(x * 4 * (64 - y) / 64), UInt8(x * 2 + 20), UInt8(140 - x - y))
  }
}

@Suite("Pictures in cells")
struct MosaicTests {
  private let red = RGB(220, 20, 30)
  private let blue = RGB(10, 40, 230)

  private func frame(
    _ picture: Picture, _ columns: Int, _ rows: Int, _ palette: Palette = .dark,
    glyphs: Glyphs = .unicode
  ) -> Frame {
    let size = Size(columns: columns, rows: rows)
    var canvas = Canvas(size: size)
    canvas.put(Mosaic(picture, size: size), at: Point(column: 0, row: 0), glyphs: glyphs)
    return Frame(canvas: canvas, palette: palette)
  }

  private func shown(_ frame: Frame, _ depth: ColorDepth = .full) -> [ShownCell] {
    let sheet = frame.tileSheet(depth: depth)
    return (0..<frame.canvas.size.rows).flatMap { row in
      (0..<frame.canvas.size.columns).compactMap { column in
        let point = Point(column: column, row: row)
        return sheet.shown(frame.canvas[point], at: point)
      }
    }
  }

  @Test(
    "A cell gets the block element that parts it as the picture does",
    arguments: [
      ("▄", ["....", "####"]), ("▌", ["##.."]), ("▘", ["##..", "...."]), ("▚", ["##..", "..##"]),
      ("▂", ["....", "....", "....", "####"]), ("▎", ["#..."]),
      ("▇", ["....", "####", "####", "####", "####", "####", "####", "####"]),
    ] as [(Character, [String])])
  func elements(element: Character, rows: [String]) {
    let picture = Pictures.picture(4, rows.count) { Array(rows[$1])[$0] == "#" ? red : blue }
    let cell = shown(frame(picture, 1, 1))
    let look = ResolvedStyle(foreground: red.color, background: blue.color, attributes: [])
    #expect(cell.map(\.character) == [element])
    #expect(cell.map(\.look) == [look])
  }

  @Test("A cell of one color is a blank on it")
  func flat() {
    let cells = shown(frame(Pictures.picture(3, 3) { _, _ in red }, 2, 1))
    #expect(cells.map(\.character) == [" ", " "])
    #expect(cells.allSatisfy { $0.look.background == red.color })
  }

  @Test("What can be seen through shows the surface itself")
  func seeThrough() {
    let picture = Pictures.picture(8, 8) { x, y in x < 4 ? nil : y < 4 ? red : nil }
    let cells = shown(frame(picture, 2, 1, .terminal))
    #expect(cells.map(\.character) == [" ", "▀"])
    #expect(cells.allSatisfy { $0.look.background == .standard })
    #expect(cells.last?.look.foreground == red.color)
  }

  @Test("Fewer colors: only those that there are, and each region keeps its color as a whole")
  func fewer() {
    for (depth, allowed, tolerance) in [
      (ColorDepth.twoHundredFiftySix, UInt8(16)...255, Float(10)), (.sixteen, 0...15, 40),
    ] {
      let cells = shown(frame(Pictures.slope, 32, 8), depth)
      let fronts = cells.filter { $0.character != " " }.map(\.look.foreground)
      for color in fronts + cells.map(\.look.background) {
        guard case .ansi(let index) = color, allowed.contains(index) else {
          Issue.record("\(color) at \(depth)")
          continue
        }
      }
      for quarter in 0..<4 {
        let columns = quarter * 8..<quarter * 8 + 8
        let wanted = Pictures.slope.mean(columns.lowerBound * 2..<columns.upperBound * 2)
        let got =
          cells.enumerated().filter { columns.contains($0.offset % 32) }
          .map { $0.element.mean }.reduce(.zero, +) / 64
        let distance = (wanted - got).magnitudes
        #expect(distance.max() < tolerance, "\(depth), quarter \(quarter): \(wanted), not \(got)")
      }
    }
  }

  @Test("Without color there are shades, from dark to light, also in ASCII")
  func shades() {
    let gray = Pictures.picture(50, 1) { x, _ in RGB(UInt8(x * 5), UInt8(x * 5), UInt8(x * 5)) }
    #expect(frame(gray, 10, 1).text == "  ░░▒▒▓▓██\n")
    #expect(frame(gray, 10, 1, glyphs: .ascii).text == " .:-=+*#%@\n")
    #expect(frame(gray, 10, 1, .mono).ansi(depth: .full).contains("░░▒▒▓▓██"))
    #expect(shown(frame(gray, 10, 1, .mono)).isEmpty)
    #expect(shown(frame(gray, 10, 1), .none).isEmpty)
  }

  @Test("Without color an edge goes through a cell where it goes through the picture")
  func edges() {
    let half = Pictures.picture(40, 40) { _, y in y < 25 ? RGB(250, 250, 250) : RGB(5, 5, 5) }
    #expect(frame(half, 4, 4).text == "████\n████\n▀▀▀▀\n\n")
    let column = Pictures.picture(40, 20) { x, _ in 10..<15 ~= x ? RGB(250, 250, 250) : RGB(5, 5, 5)
    }
    #expect(frame(column, 4, 1).text == " ▌\n")
  }

  @Test("Without color something small keeps its edges before what is hardly lighter")
  func localContrast() {
    let boat = Pictures.picture(80, 80) { x, y in
      if y < 8 { return RGB(250, 250, 250) }
      let isBoat = 30..<50 ~= x && 30..<50 ~= y
      return isBoat ? RGB(70, 70, 70) : RGB(120, 120, 120)
    }
    let rows = frame(boat, 16, 8).text.split(separator: "\n", omittingEmptySubsequences: false)
    let (sea, hull) = (Array(rows[6]), Array(rows[4]))
    #expect(hull.count < 16 || hull[8] != sea[8], "\(rows)")
    #expect(!sea.isEmpty && sea[8] != " ", "\(rows)")
  }

  @Test("ASCII in color has one color a cell")
  func ascii() {
    for depth in [ColorDepth.full, .twoHundredFiftySix, .sixteen] {
      let cells = shown(frame(Pictures.slope, 16, 4, glyphs: .ascii), depth)
      #expect(cells.count == 64)
      #expect(cells.allSatisfy { $0.character == " " })
    }
  }

  @Test("What is drawn later covers it; a sheet makes what is beneath dim")
  func covered() {
    var frame = frame(Pictures.picture(1, 1) { _, _ in red }, 4, 1)
    frame.canvas.put("日", at: Point(column: 1, row: 0))
    #expect(shown(frame).count == 2)
    frame.canvas.restyle(frame.canvas.bounds) { style, _ in style.foreground = .dim }
    for cell in shown(frame) {
      guard case .rgb(let red, _, _) = cell.look.background else {
        Issue.record("\(cell.look)")
        continue
      }
      #expect((60..<150).contains(red))
    }
  }

  @Test("Scrolled half out of sight, the rest is as it was")
  func clipped() {
    let mosaic = Mosaic(Pictures.slope, size: Size(columns: 8, rows: 4))
    var (whole, part) = (
      Canvas(size: Size(columns: 8, rows: 4)), Canvas(size: Size(columns: 8, rows: 2))
    )
    whole.put(mosaic, at: Point(column: 0, row: 0))
    part.put(mosaic, at: Point(column: -3, row: -1))
    let all = shown(Frame(canvas: whole), .sixteen)
    let rest = shown(Frame(canvas: part), .sixteen)
    #expect(rest.count == 10)
    #expect(Array(rest[..<5]) == Array(all[11..<16]))
    #expect(Array(rest[5...]) == Array(all[19..<24]))
    part.put(mosaic, at: Point(column: 100, row: 0))
    #expect(part.pictures.count == 1)
  }

  @Test("Writers show it: escape sequences, SVG, HTML")
  func writers() {
    let picture = Pictures.picture(4, 8) { _, y in y < 4 ? red : blue }
    let frame = frame(picture, 2, 1)
    #expect(
      frame.ansi(depth: .full)
        == "\u{1B}[0;38;2;10;40;230;48;2;220;20;30m▄▄\u{1B}[m\n")
    #expect(frame.svg.contains("fill=\"\(red.hex)\""))
    #expect(
      frame.svg.contains("<rect x=\"18\" y=\"28\" width=\"9\" height=\"9\" fill=\"\(blue.hex)\"/>"))
    let colors = "color: \(blue.hex); background: \(red.hex); display: inline-block"
    #expect(frame.html.contains("\(colors); transform: scaleY(1.1)\">▄▄</span>"))
  }

  @Test("As an element it has its size, is an image, and stands where its place says")
  func element() {
    let mosaic = Mosaic(Pictures.slope, size: Size(columns: 6, rows: 3))
    let element = Element.picture(mosaic).meaning(.image, label: "A slope").identified("slope")
    #expect(element.rows(columns: 20) == 3)
    #expect(element.idealColumns(.unicode) == 6)
    #expect(element.meaning.label == "A slope")
    let painting = Element.vertical([.text("above"), element])
      .painted(size: Size(columns: 10, rows: 5), direction: .rightToLeft)
    #expect(painting.canvas.pictures.map(\.rect) == [Rect(column: 4, row: 1, columns: 6, rows: 3)])
    #expect(painting.targets.target(at: Point(column: 5, row: 2)) == "slope")
  }

  @Test("A sheet of tiles draws each picture once, and knows another when it comes")
  func cache() {
    let first = frame(Pictures.slope, 8, 4)
    var sheet = TileSheet(first.palette, depth: .full)
    sheet.prepare(for: first.canvas)
    let origin = Point(column: 0, row: 0)
    let before = sheet.shown(first.canvas[origin], at: origin)
    sheet.prepare(for: first.canvas)
    #expect(sheet.shown(first.canvas[origin], at: origin) == before)
    let second = frame(Pictures.picture(1, 1) { _, _ in red }, 8, 4)
    sheet.prepare(for: second.canvas)
    #expect(sheet.shown(second.canvas[origin], at: origin)?.look.background == red.color)
  }

  @Test("There is room for 255 pictures in color; more are shaded")
  func many() {
    var canvas = Canvas(size: Size(columns: 300, rows: 1))
    let mosaic = Mosaic(Pictures.slope, size: Size(columns: 1, rows: 1))
    for column in 0..<300 { canvas.put(mosaic, at: Point(column: column, row: 0)) }
    #expect(shown(Frame(canvas: canvas, palette: .dark)).count == 255)
  }
}

extension Picture {
  /// The mean of some columns.
  fileprivate func mean(_ columns: Range<Int>) -> PixelColor {
    var sum = PixelColor.zero
    for row in 0..<height {
      for column in columns {
        let pixel = pixels[(row * width + column) * 4..<(row * width + column) * 4 + 3].map(
          Float.init)
        sum += PixelColor(pixel[0], pixel[1], pixel[2], 0)
      }
    }
    return sum / Float(height * columns.count)
  }
}

extension ShownCell {
  /// The mean of what is seen.
  fileprivate var mean: PixelColor {
    let shades: [Character: Float] = ["░": 0.25, "▒": 0.5, "▓": 0.75, " ": 0]
    let shape = BlockShape.all.first { $0.character == character }
    let share = shades[character] ?? shape.map { Float($0.count) / 32 } ?? 0
    return look.background.pixel * (1 - share) + look.foreground.pixel * share
  }
}

extension Color {
  fileprivate var pixel: PixelColor {
    switch self {
    case .standard: .zero
    case .ansi(let index): PixelColor(RGB.ansi(index))
    case .rgb(let red, let green, let blue): PixelColor(RGB(red, green, blue))
    }
  }
}

extension SIMD4<Float> {
  fileprivate var magnitudes: SIMD4<Float> { replacing(with: -self, where: self .< 0) }
}
