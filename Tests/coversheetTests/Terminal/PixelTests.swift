import Files
import Programs
import TerminalCore
import TestSupport
import TestTraits
import Testing

@Suite("Pictures as pixels, in the program", .waitsOutside)
struct PixelTests {
  private static let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"
  private static func desk(_ file: String) throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.album","displayName":"Album",
        "service":{"steps":[{"set":{"attachments":[{"identifier":"a","path":"\(media)\(file)"}]}}]}}
      authenticate
      push album {"aps":{"alert":{"title":"Noi","body":"The beach"},"mutable-content":1}}
      wake

      """
    ])
  }

  /// The program with the picture in its list, in a terminal that answers.
  private static func open(
    _ file: String, _ answers: String, _ options: String...
  ) throws -> PseudoTerminal {
    let desk = try desk(file)
    let terminal = try desk.open(
      ["open", "--theme=dark"] + options + [desk.folder("a.scenario")], columns: 80, rows: 24)
    try terminal.expect("The beach")
    terminal.send(answers)
    return terminal
  }

  private static func waits(
    _ terminal: PseudoTerminal, until isThere: (DecodedPictures) -> Bool
  ) -> Bool {
    terminal.waits { _ in isThere(DecodedPictures(terminal.output)) }
  }

  @Test("Kitty gets the file’s own pixels, and has none of them when the program has ended")
  func kitty() throws {
    let terminal = try Self.open("logo.png", Said.kitty + Said.cell + Said.plain)
    try #require(Self.waits(terminal) { $0.kitty.contains { $0.keys.contains("a=p") } })
    terminal.send("v")
    try #require(Self.waits(terminal) { $0.kittyFiles.count == 2 })
    let lines = try DecodedPictures.pixels(png: DecodedPictures(terminal.output).kittyFiles[1])
    let bytes = try SourceFile.read(Self.media + "logo.png").bytes
    let picture = try PictureDecoder.picture(bytes, launcher: .ofBuiltProgram).get()
    let extent = lines[0].split(separator: " ").compactMap { Int($0) }
    #expect(extent[0] >= picture.width && extent[1] >= picture.height)
    // In the middle of the raster is the middle of the picture.
    let middle = lines[1 + extent[1] / 2 * extent[0] + extent[0] / 2]
    let own = (48 * 96 + 48) * 4
    #expect(middle == picture.pixels[own..<own + 4].map(String.init).joined(separator: " "))
    terminal.send("\u{1b}")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let freed = DecodedPictures(terminal.output).kitty.filter { $0.keys.contains("d=I") }
    #expect(freed.count == 2)
    terminal.expectGivenBack()
  }

  @Test("Sixel in a terminal that says so comes out of sixel2png as the picture")
  func sixel() throws {
    let terminal = try Self.open("beach.jpg", Said.cell + Said.sixel)
    try #require(
      Self.waits(terminal) { !$0.sequences(from: "\u{1b}P", to: "\u{1b}\\").isEmpty })
    let found = DecodedPictures(terminal.output).sequences(from: "\u{1b}P", to: "\u{1b}\\")
    let lines = try DecodedPictures.pixels(sixel: try #require(found.first))
    let extent = lines[0].split(separator: " ").compactMap { Int($0) }
    #expect(extent == [70, 60])
    let bytes = try SourceFile.read(Self.media + "beach.jpg").bytes
    let picture = try PictureDecoder.picture(bytes, launcher: .ofBuiltProgram).get()
      .scaled(width: 70, height: 53)
    var sum = 0
    // Above and below it the cells stay as they are.
    for (index, line) in lines.dropFirst(1 + 3 * 70).prefix(53 * 70).enumerated() {
      let channels = line.split(separator: " ").compactMap { Int($0) }
      for channel in 0..<3 {
        sum += abs(channels[channel] - Int(picture.pixels[4 * index + channel]))
      }
    }
    #expect(sum / (70 * 53 * 3) < 8, "the mean of what each channel is off")
  }

  @Test(
    "Without an answer, with none that helps, and where it is not wanted there are tiles",
    arguments: [
      ("", "--pictures=auto"), (Said.plain, "--pictures=auto"),
      (Said.kitty + Said.plain, "--pictures=tiles"),
      (Said.kitty + Said.plain, "--ascii"), (Said.kitty + Said.plain, "--color=never"),
      (Said.kitty + Said.plain, "--no-query"),
    ] as [(String, String)])
  func tiles(answers: String, option: String) throws {
    let terminal = try Self.open("logo.png", answers, option)
    terminal.send("v")
    try terminal.expect("Noi")
    terminal.send("\u{1b}")
    terminal.send("q")
    _ = terminal.waitForExit()
    #expect(DecodedPictures(terminal.output).kittyFiles.isEmpty)
    #expect(DecodedPictures(terminal.output).sequences(from: "\u{1b}P", to: "\u{1b}\\").isEmpty)
  }

  @Test("A GIF goes to kitty frame by frame, rests at its first, and then nothing is written")
  func gif() throws {
    let terminal = try Self.open("waves.gif", Said.kitty + Said.cell + Said.plain)
    try #require(Self.waits(terminal) { $0.kittyFiles.count == 1 })
    terminal.send("v")
    try #require(Self.waits(terminal) { $0.kittyFiles.count >= 2 })
    var count = 0
    repeat {
      count = terminal.output.count
    } while terminal.waits(deadline: .seconds(5)) { _ in terminal.output.count > count }
    let decoded = DecodedPictures(terminal.output)
    let placed = decoded.kitty.filter { $0.keys.hasPrefix("a=p") }
      .compactMap { $0.keys.split(separator: ",").first { $0.hasPrefix("i=") } }
    // The thumbnail, then the first frame and at most two others, each once. A
    // slow terminal misses some.
    #expect((2...4).contains(decoded.kittyFiles.count))
    #expect(placed.count >= 2 && placed.last == placed.dropFirst().first)
  }

  @Test("doctor says how pictures are shown, and why")
  func doctor() throws {
    let desk = try CommandLineHarness()
    let terminal = try desk.open("doctor", "--pictures=sixel", columns: 160, rows: 50)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(
      terminal.screen.text.contains("sixel, cells of 10 × 20 pixels"), "\(terminal.screen.text)")
    let tiles = try desk.open("doctor", "--no-query", columns: 160, rows: 50)
    _ = tiles.waitForExit()
    #expect(
      tiles.screen.lines.contains { $0.contains("pictures") && $0.contains("tiles") },
      "\(tiles.screen.text)")
  }
}

/// What a terminal answers.
private enum Said {
  static let kitty = "\u{1b}_Gi=1129512959;OK\u{1b}\\"
  static let cell = "\u{1b}[6;20;10t"
  static let sixel = "\u{1b}[?62;4;22c"
  static let plain = "\u{1b}[?62;22c"
}
