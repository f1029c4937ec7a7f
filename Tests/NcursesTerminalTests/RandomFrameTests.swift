import TerminalCore
import TestSupport
import TestTraits
import Testing

@Suite("Frames after frames", .waitsOutside)
struct RandomFrameTests {
  @Test(
    "Whatever frame follows another, the screen shows it",
    arguments: [
      ("xterm-256color", UInt64(1), ColorDepth.twoHundredFiftySix),
      ("xterm-256color", 2, .twoHundredFiftySix), ("screen", 3, .sixteen), ("linux", 4, .sixteen),
      ("vt100", 5, .none), ("xterm-direct", 6, .full),
    ])
  func shows(type: String, seed: UInt64, depth: ColorDepth) throws {
    let terminal = try PseudoTerminal(
      running: ProbeProgram.path, ["--random", "\(seed)", "--no-query"], type: type)
    var frames = RandomFrames(seed: seed, size: Size(columns: 80, rows: 24))
    for number in 1...40 {
      let frame = frames.next()
      let wanted = frame.canvas
      var pictures = TileSheet(frame.palette, depth: depth)
      pictures.prepare(for: wanted)
      let lines = (0..<24).map { row in
        let cells = wanted.row(row).enumerated().filter { $0.element.columns > 0 }
        let text = String(
          cells.map { column, cell in
            pictures.shown(cell, at: Point(column: column, row: row))?.character ?? cell.character
          })
        return String(text.reversed().drop { $0 == " " }.reversed())
      }
      try #require(
        terminal.waits { $0.lines == lines },
        "\(type), seed \(seed), frame \(number): row \(difference(terminal.screen.lines, lines))")
      terminal.send("j")
    }
  }

  private func difference(_ shown: [String], _ wanted: [String]) -> String {
    guard let row = shown.indices.first(where: { shown[$0] != wanted[$0] }) else { return "none" }
    return "\(row)\n  shows “\(shown[row])”\n  wanted “\(wanted[row])”"
  }
}
