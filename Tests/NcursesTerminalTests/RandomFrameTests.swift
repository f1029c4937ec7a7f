import TerminalCore
import TestSupport
import Testing

@Suite("Frames after frames")
struct RandomFrameTests {
  @Test(
    "Whatever frame follows another, the screen shows it",
    arguments: [
      ("xterm-256color", UInt64(1)), ("xterm-256color", 2), ("screen", 3), ("linux", 4),
      ("vt100", 5),
    ])
  func shows(type: String, seed: UInt64) throws {
    let terminal = try PseudoTerminal(
      running: ProbeProgram.path, ["--random", "\(seed)", "--no-query"], type: type)
    var frames = RandomFrames(seed: seed, size: Size(columns: 80, rows: 24))
    for number in 1...40 {
      let wanted = frames.next().canvas
      let lines = (0..<24).map { row in
        let text = String(wanted.row(row).filter { $0.columns > 0 }.map(\.character))
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
