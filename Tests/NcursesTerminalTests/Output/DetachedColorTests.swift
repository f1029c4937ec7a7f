import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Colors of what is written at places of its own", .waitsOutside)
struct DetachedColorTests {
  @Test(
    "Emoji and links have their 24 bits, and not the number that stands for them in ncurses",
    arguments: [["mail ✉\u{FE0F} here"], ["--link", "file:///x", "mail ✉\u{FE0F} here"]])
  func colors(arguments: [String]) throws {
    let probe = try ProbeProgram(["--rgb", "--color", "truecolor"] + arguments)
    let output = String(decoding: probe.terminal.output, as: UTF8.self)
    #expect(output.unicodeScalars.contains("\u{FE0F}") && output.contains("8;2;20;24;33"))
    #expect(!output.contains("8;5;"), "\(output.debugDescription)")
  }
}
