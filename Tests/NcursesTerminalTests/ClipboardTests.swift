import TestSupport
import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Copying", .waitsOutside)
struct ClipboardTests {
  @Test("The sequence is wrapped for what stands between")
  func wrapping() {
    func sequence(_ multiplexer: Multiplexer) -> String {
      String(
        decoding: Clipboard.sequence(for: Array("foo".utf8), through: multiplexer), as: UTF8.self)
    }
    let plain = "\u{1b}]52;c;Zm9v\u{07}"
    #expect(sequence(.none) == plain)
    #expect(sequence(.tmux) == plain + "\u{1b}Ptmux;\u{1b}\u{1b}]52;c;Zm9v\u{07}\u{1b}\\")
    #expect(sequence(.screen) == "\u{1b}P" + plain + "\u{1b}\\")
  }

  @Test("screen gets long ones in pieces that it takes, and nothing is lost")
  func pieces() {
    let text = [UInt8](repeating: 0x61, count: 3000)
    let wrapped = Clipboard.sequence(for: text, through: .screen)
    let pieces = String(decoding: wrapped, as: UTF8.self).split(separator: "\u{1b}\\")
      .map { $0.dropFirst(2) }
    #expect(pieces.allSatisfy { $0.utf8.count <= 240 })
    let plain = String(decoding: Clipboard.sequence(for: text, through: .none), as: UTF8.self)
    #expect(pieces.joined() == plain)
  }

  @Test(
    "What stands between is found by TERM and by what it sets",
    arguments: [
      ("xterm", false, false, Multiplexer.none), ("xterm", true, false, .tmux),
      ("tmux-256color", false, false, .tmux), ("screen", true, false, .tmux),
      ("screen-256color", false, false, .screen), ("xterm", false, true, .screen),
    ])
  func multiplexer(type: String, isTmux: Bool, isScreen: Bool, expected: Multiplexer) {
    #expect(Multiplexer(type: type, isTmux: isTmux, isScreen: isScreen) == expected)
  }

  @Test("A copy is sent once, on demand, and beside the frame")
  func copies() throws {
    let probe = try ProbeProgram()
    probe.terminal.send("y")
    try probe.expect("copy sent")
    #expect(probe.terminal.screen.commands.filter { $0.hasPrefix("52;") } == ["52;c;dHdvCmxpbmVz"])
    probe.terminal.send("Y")
    try probe.expect("copy tooLong(limit: 74994)")
  }

  @Test("A terminal that would show it gets nothing", arguments: ["linux", "vt100"])
  func unsupported(type: String) throws {
    let probe = try ProbeProgram(type: type)
    probe.terminal.send("y")
    try probe.expect("copy unsupported")
    #expect(!probe.terminal.screen.commands.contains { $0.hasPrefix("52;") })
  }
}
