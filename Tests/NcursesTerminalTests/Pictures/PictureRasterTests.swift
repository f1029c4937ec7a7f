import TerminalCore
import TestSupport
import Testing

@testable import NcursesTerminal

@Suite("Pictures in as many pixels as their cells have")
struct PictureRasterTests {
  static let seeds: [UInt64] = Array(1...40)

  private func picture(_ width: Int, _ height: Int) throws -> Picture {
    try #require(
      Picture(
        width: width, height: height,
        pixels: (0..<width * height).flatMap { _ in [90, 120, 30, 255] as [UInt8] }))
  }

  @Test("Each cell is as many whole pixels, and no more than the terminal has", arguments: seeds)
  func cells(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let source = try picture(random.number(1...60), random.number(1...60))
    let size = Size(columns: random.number(1...12), rows: random.number(1...8))
    let cell = PixelSize(width: random.number(2...20), height: random.number(4...40))
    for stretches in [false, true] {
      let raster = PictureRaster(source, size: size, cell: cell, stretches: stretches)
      #expect(raster.picture.width == size.columns * raster.cell.width)
      #expect(raster.picture.height == size.rows * raster.cell.height)
      #expect((1...cell.width).contains(raster.cell.width))
      #expect((1...cell.height).contains(raster.cell.height))
      if !stretches { #expect(raster.cell == cell) }
      // What is drawn touches two opposite edges, and is in the middle of the others.
      let opaque = (0..<raster.picture.width * raster.picture.height).filter {
        raster.picture.pixels[4 * $0 + 3] == 255
      }
      let columns = opaque.map { $0 % raster.picture.width }
      let rows = opaque.map { $0 / raster.picture.width }
      let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
      let (right, bottom) = (
        raster.picture.width - 1 - (columns.max() ?? 0),
        raster.picture.height - 1 - (rows.max() ?? 0)
      )
      #expect(abs(left - right) <= 1 && abs(top - bottom) <= 1, "\(left) \(right) \(top) \(bottom)")
      #expect(min(left, top) <= 1, "it is smaller than it could be")
    }
  }

  @Test("Parts that lie side by side are the picture", arguments: seeds)
  func parts(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let source = try #require(Picture(width: 9, height: 7, pixels: random.bytes(252)))
    let size = Size(columns: 4, rows: 3)
    let raster = PictureRaster(
      source, size: size, cell: PixelSize(width: 5, height: 8), stretches: random.once(in: 2))
    var pixels = [UInt8](repeating: 0, count: raster.picture.pixels.count)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let place = PixelRect(
          Rect(column: column, row: row, columns: 1, rows: 1), of: raster.cell)
        let part = raster.pixels(place)
        #expect(part.width == raster.cell.width && part.height == raster.cell.height)
        for line in 0..<part.height {
          let start = 4 * ((place.y + line) * raster.picture.width + place.x)
          pixels.replaceSubrange(
            start..<start + 4 * part.width,
            with: part.pixels[4 * line * part.width..<4 * (line + 1) * part.width])
        }
      }
    }
    #expect(pixels == raster.picture.pixels)
  }

  @Test(
    "A cell's extent is believed within bounds",
    arguments: [
      (10, 20, true), (2, 4, true), (64, 128, true), (1, 20, false), (65, 20, false),
      (10, 3, false),
      (10, 129, false), (0, 0, false), (-10, -20, false),
    ])
  func asCell(width: Int, height: Int, isOne: Bool) {
    let size = PixelSize(width: width, height: height)
    #expect(size.asCell == (isOne ? size : nil))
  }

  @Test("What the terminal says of itself is preferred to what its window is shared among")
  func sources() {
    var answers = PictureAnswers()
    let window = PixelSize(width: 800, height: 480)
    func cell() -> PixelSize? {
      PictureWay(
        .sixel, answers, through: .none, size: Size(columns: 80, rows: 24), window: window)?.cell
    }
    #expect(cell() == PixelSize(width: 10, height: 20))
    answers.take(.textArea(PixelSize(width: 960, height: 528)))
    #expect(cell() == PixelSize(width: 12, height: 22))
    answers.take(.inlineCell(PixelSize(width: 9, height: 18)))
    #expect(cell() == PixelSize(width: 9, height: 18))
    answers.take(.cell(PixelSize(width: 0, height: 0)))
    #expect(cell() == PixelSize(width: 9, height: 18), "a cell of no pixels is none")
    answers.take(.cell(PixelSize(width: 8, height: 16)))
    #expect(cell() == PixelSize(width: 8, height: 16))
  }

  @Test(
    "What is wanted is taken unasked, through nothing that would keep it",
    arguments: [
      (PictureWish.kitty, Multiplexer.none, PictureProtocol.kitty), (.kitty, .tmux, nil),
      (.kitty, .screen, nil), (.sixel, .none, .sixel), (.sixel, .tmux, .sixel),
      (.sixel, .screen, nil), (.iterm2, .none, .iterm2), (.iterm2, .tmux, nil),
      (.tiles, .none, nil),
      (.auto, .none, nil),
    ] as [(PictureWish, Multiplexer, PictureProtocol?)])
  func forced(wish: PictureWish, multiplexer: Multiplexer, name: PictureProtocol?) {
    let way = PictureWay(
      wish, PictureAnswers(), through: multiplexer, size: Size(columns: 80, rows: 24), window: nil)
    #expect(way?.protocol == name)
  }

  @Test("What is asked of a terminal fits what is wanted, and nothing is asked for tiles")
  func questions() {
    func asked(_ wish: PictureWish, _ multiplexer: Multiplexer = .none) -> String {
      let options = TerminalOptions(type: "xterm", pictures: wish, multiplexer: multiplexer)
      return String(decoding: PictureAnswers.questions(for: options), as: UTF8.self)
    }
    let cells = "\u{1B}[16t\u{1B}[14t"
    #expect(asked(.tiles).isEmpty && asked(.tiles, .tmux).isEmpty)
    for wish in [PictureWish.kitty, .sixel, .iterm2] { #expect(asked(wish) == cells) }
    #expect(asked(.auto, .tmux) == cells && asked(.auto, .screen) == cells)
    #expect(asked(.auto).hasSuffix(cells) && asked(.auto).contains("a=q"))
  }

  @Test("What a terminal answered is remembered, the last of each kind")
  func answered() {
    var answers = TerminalAnswers()
    for answer: Answer in [
      .mode(2026, setting: 2), .background(RGB(0x102030)), .mode(1004, setting: 1), .other,
      .cursor(Point(column: 0, row: 0)), .kittyPictures(true), .deviceAttributes([62, 4]),
    ] { answers.take(answer) }
    #expect(answers.synchronizes && answers.answers && answers.background == RGB(0x102030))
    #expect(answers.pictures.knowsKitty && answers.pictures.knowsSixel)
    for (setting, isKnown) in [(0, false), (1, true), (2, true), (3, false), (4, false)] {
      answers.take(.mode(2026, setting: setting))
      #expect(answers.synchronizes == isKnown, "\(setting)")
    }
    answers.take(.deviceAttributes([62]))
    #expect(!answers.pictures.knowsSixel)
  }
}
