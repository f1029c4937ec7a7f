import TerminalCore
import TestSupport
import Testing

@testable import NcursesTerminal

/// A terminal of kitty's kind, as far as pictures go: what it was sent, and
/// where that is to be seen.
private struct PictureTerminal {
  /// The numbers of the pictures that it keeps.
  var kept: Set<Int> = []
  /// The placements that are to be seen, by picture and number.
  var placed: Set<[Int]> = []
  /// What it was asked that it could not do.
  var flaws: [String] = []

  mutating func feed(_ bytes: [UInt8]) {
    for command in DecodedPictures(bytes).kitty {
      let pairs = command.keys.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
      let keys = Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
      // Later pieces of a file say only that there are more.
      guard let act = keys["a"], let id = keys["i"].flatMap({ Int($0) }) else { continue }
      let placement = keys["p"].flatMap { Int($0) } ?? 0
      switch (act, keys["d"]) {
      case ("t", _): kept.insert(id)
      case ("p", _):
        if !kept.contains(id) { flaws.append("\(id) was never sent, or was given up") }
        placed.insert([id, placement])
      case ("d", "i"):
        if placed.remove([id, placement]) == nil { flaws.append("\(id), \(placement) is nowhere") }
      case ("d", "I"):
        kept.remove(id)
        placed = placed.filter { $0[0] != id }
      default: flaws.append("what is \(command.keys)?")
      }
    }
  }
}

@Suite("Pictures that the terminal keeps")
struct KeptPictureTests {
  static let seeds: [UInt64] = Array(1...20)
  private static let size = Size(columns: 40, rows: 12)

  private func painter(_ wish: PictureWish = .kitty) throws -> PixelPainter {
    PixelPainter(
      try #require(
        PictureWay(wish, PictureAnswers(), through: .none, size: Self.size, window: nil)))
  }

  /// How many parts of pictures are to be seen.
  private func seen(_ frame: Frame) -> Int {
    guard frame.palette.isColored else { return 0 }
    return frame.canvas.pictures.indices.reduce(0) { sum, index in
      sum + frame.canvas.visibleParts(ofPicture: index + 1, rows: 0..<Self.size.rows).count
    }
  }

  @Test(
    "After each frame just those parts are placed that are seen, of pictures that were sent",
    arguments: seeds)
  func follows(seed: UInt64) throws {
    var painter = try painter()
    var terminal = PictureTerminal()
    var frames = RandomFrames(seed: seed, size: Self.size)
    var random = RandomTexts(seed: seed)
    for number in 1...40 {
      let frame = frames.next()
      if random.once(in: 9) {
        // The screen is cleared: nothing is placed any more.
        painter.forget()
        terminal.placed = []
      }
      painter.prepare(for: frame, on: Self.size)
      var bytes: [UInt8] = []
      let repaired = (0..<Self.size.rows).filter { _ in random.once(in: 3) }
      let hasMoved = painter.paint(repaired: repaired, into: &bytes)
      terminal.feed(bytes)
      #expect(terminal.flaws.isEmpty, "frame \(number): \(terminal.flaws)")
      #expect(terminal.placed.count == seen(frame), "frame \(number)")
      #expect(hasMoved == !bytes.isEmpty)
      #expect(
        Set(painter.sent) == terminal.kept, "frame \(number): what is to be given back in the end")
    }
  }

  @Test("The same frame again writes nothing; where rows were written over, pictures come again")
  func again() throws {
    var painter = try painter()
    var canvas = Canvas(size: Self.size)
    canvas.put(Mosaic(try noise(1), size: Size(columns: 6, rows: 3)), at: Point(column: 2, row: 4))
    let frame = Frame(canvas: canvas, palette: .dark)
    var first: [UInt8] = []
    painter.prepare(for: frame, on: Self.size)
    _ = painter.paint(repaired: Array(0..<12), into: &first)
    for (rows, count) in [([], 0), ([0, 1, 2, 3], 0), ([4], 1), ([6], 1), ([7, 11], 0)]
      as [([Int], Int)]
    {
      var bytes: [UInt8] = []
      painter.prepare(for: frame, on: Self.size)
      let hasMoved = painter.paint(repaired: rows, into: &bytes)
      let placed = DecodedPictures(bytes).kitty.filter { $0.keys.contains("a=p") }
      #expect(placed.count == count && hasMoved == (count > 0), "rows \(rows)")
      #expect(DecodedPictures(bytes).kittyFiles.isEmpty, "the picture was sent already")
    }
  }

  private func noise(_ seed: UInt64) throws -> Picture {
    var random = RandomTexts(seed: seed)
    return try #require(Picture(width: 6, height: 6, pixels: random.bytes(144)))
  }

  @Test("No more pictures are kept than a terminal has room for, and those that are seen stay")
  func room() throws {
    var painter = try painter()
    var terminal = PictureTerminal()
    for number in 1...80 {
      var canvas = Canvas(size: Self.size)
      canvas.put(
        Mosaic(try noise(UInt64(number)), size: Size(columns: 4, rows: 2)),
        at: Point(column: 0, row: 0))
      canvas.put(
        Mosaic(try noise(1), size: Size(columns: 4, rows: 2)), at: Point(column: 9, row: 0))
      painter.prepare(for: Frame(canvas: canvas, palette: .dark), on: Self.size)
      var bytes: [UInt8] = []
      _ = painter.paint(repaired: [], into: &bytes)
      terminal.feed(bytes)
      #expect(terminal.kept.count <= EncodedPictures.mostEntries && terminal.placed.count == 2)
    }
    #expect(terminal.flaws.isEmpty)
  }

  @Test("The last row is left to tiles where sixel would scroll the screen")
  func lastRow() throws {
    let mosaic = Mosaic(try noise(3), size: Size(columns: 6, rows: 4))
    var canvas = Canvas(size: Self.size)
    canvas.put(mosaic, at: Point(column: 0, row: 8))
    let frame = Frame(canvas: canvas, palette: .dark)
    for (wish, isShown) in [(PictureWish.sixel, false), (.kitty, true), (.iterm2, true)] {
      var painter = try painter(wish)
      painter.prepare(for: frame, on: Self.size)
      let point = Point(column: 2, row: 11)
      #expect(painter.shows(canvas[point], at: point) == isShown, "\(wish)")
      let above = Point(column: 2, row: 10)
      #expect(painter.shows(canvas[above], at: above), "\(wish)")
    }
  }

  @Test("Without color, in ASCII and beneath a sheet there are no pixels")
  func tiles() throws {
    let mosaic = Mosaic(try noise(4), size: Size(columns: 6, rows: 4))
    let point = Point(column: 1, row: 1)
    for (palette, glyphs, role) in [
      (Palette.mono, Glyphs.unicode, Role.text), (.dark, .ascii, .text), (.dark, .unicode, .dim),
    ] {
      var painter = try painter()
      var canvas = Canvas(size: Self.size)
      canvas.put(mosaic, at: Point(column: 0, row: 0), glyphs: glyphs)
      canvas.restyle(canvas.bounds) { style, _ in style.foreground = role }
      painter.prepare(for: Frame(canvas: canvas, palette: palette), on: Self.size)
      var bytes: [UInt8] = []
      let hasMoved = painter.paint(repaired: Array(0..<12), into: &bytes)
      #expect(!hasMoved && bytes.isEmpty && !painter.shows(canvas[point], at: point))
    }
  }

  @Test("A part of an inline picture is sent as that part, with its cells")
  func inlineParts() throws {
    var painter = try painter(.iterm2)
    var canvas = Canvas(size: Self.size)
    canvas.put(
      Mosaic(try noise(5), size: Size(columns: 6, rows: 4)), at: Point(column: -2, row: 10))
    painter.prepare(for: Frame(canvas: canvas, palette: .dark), on: Self.size)
    var bytes: [UInt8] = []
    _ = painter.paint(repaired: [], into: &bytes)
    let files = DecodedPictures(bytes).sequences(from: "\u{1B}]1337;File=", to: "\u{07}")
    #expect(files.count == 1)
    #expect(String(decoding: files[0], as: UTF8.self).contains("width=4;height=2;"))
  }
}
