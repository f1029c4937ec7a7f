import Glibc
import Testing

@testable import NcursesTerminal

@Suite("Characters on their way to the terminal")
struct GlyphTests {
  @Test(
    "What could drive the terminal is replaced, on both ways",
    arguments: ["\u{1b}", "\r\n", "\u{9b}", "\u{202e}", "\u{7f}", "\u{2066}", "\0"] as [Character])
  func hostile(character: Character) {
    var scalars: [wchar_t] = []
    _ = Glyph(character, columns: 1, scalars: &scalars)
    #expect(!scalars.isEmpty && scalars.allSatisfy { $0 == 0xfffd })
    let bytes = String(decoding: character.safeBytes, as: UTF8.self)
    #expect(bytes.unicodeScalars.allSatisfy { $0 == "\u{fffd}" }, "\(bytes.debugDescription)")
  }

  @Test(
    "Characters whose columns terminals dispute are written at their absolute place",
    arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "❤️", "👍🏽", "का", "กำ", "\u{3000}"] as [Character])
  func disputed(character: Character) {
    var scalars: [wchar_t] = []
    let glyph = Glyph(character, columns: 2, scalars: &scalars)
    #expect(glyph != .plain)
    #expect(character.safeBytes == Array(character.utf8))
  }
}
