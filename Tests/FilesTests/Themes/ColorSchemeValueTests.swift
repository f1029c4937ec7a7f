import Notifications
import Testing

@testable import Files

@Suite("Keys and colors of schemes")
struct ColorSchemeValueTests {
  @Test(
    "A slot is two digits behind base, in any case; anything else is none",
    arguments: [
      ("base00", 0x00), ("base0D", 0x0D), ("BASE0f", 0x0F), ("base17", 0x17), ("base18", nil),
      ("base1A", nil), ("base0G", nil), ("base5", nil), ("base005", nil), ("bass00", nil),
      ("", nil),
      ("base+5", nil), ("base-0", nil), ("base 5", nil), ("base０", nil), ("00", nil),
    ] as [(String, Int?)])
  func slots(key: String, slot: Int?) { #expect(ColorScheme.slot(key) == slot) }

  @Test("Each slot is found by its own key")
  func keys() {
    for slot in ColorScheme.base16 + ColorScheme.base24 {
      #expect(ColorScheme.slot(ColorScheme.key(slot)) == slot)
    }
  }

  @Test(
    "A color is six digits, or three that stand for two each, with or without a sign",
    arguments: [
      ("7cafc2", 0x7CAFC2), ("#7CAFC2", 0x7CAFC2), ("fff", 0xFFFFFF), ("#1a0", 0x11AA00),
      ("000000", 0), ("7cafc", nil), ("#", nil), ("", nil), ("##7cafc2", nil), ("7cafcg", nil),
      ("+cafc2", nil), ("0x7caf", nil), ("７cafc2", nil), (" 7cafc", nil), ("7cafc2ff", nil),
    ] as [(String, UInt32?)])
  func colors(text: String, color: UInt32?) { #expect(ColorScheme.color(text) == color) }

  private func complaints(_ change: (inout [String]) -> Void) -> [String] {
    var lines = ["name: \"Tide\""]
    lines += ColorScheme.base16.map { "\(ColorScheme.key($0)): \"0000\($0 + 10)\"" }
    change(&lines)
    let file = SourceFile(path: "t.yaml", bytes: Array(lines.joined(separator: "\n").utf8))
    let reading = ColorScheme.read(file)
    let hasError = reading.diagnostics.contains { $0.severity == .error }
    #expect((reading.value == nil) == hasError, "a scheme with an error is none")
    return reading.diagnostics.map { $0.description.replacing("t.yaml:", with: "") }
  }

  @Test("What is missing is said at once, all slots in one line")
  func missing() {
    #expect(
      complaints { $0.removeAll { $0.hasPrefix("base0A") || $0.hasPrefix("base03") } }
        == ["1:1: error: base03, base0A missing; a scheme has base00 to base0F"])
    #expect(
      complaints { $0 = ["name: x"] }
        == ["1:1: error: base00 to base0F missing; a scheme has base00 to base0F"])
  }

  @Test(
    "A wrong line is said where it is wrong",
    arguments: [
      ("base17: \"no\"", "18:9: error: \"no\" is no color; write one such as \"#7cafc2\""),
      ("base+5: \"000000\"", "18:1: warning: unknown key \"base+5\"; did you mean \"base05\"?"),
      (
        "  variant:  drak",
        "18:13: warning: the variant is light or dark, not \"drak\"; did you mean \"dark\"?"
      ),
      (
        "system: base61",
        "18:9: error: the system is base16 or base24, not \"base61\"; did you mean \"base16\"?"
      ),
      ("nonsense", "18:1: error: this is no line of a scheme; write key: \"value\""),
      ("- base00: x", "18:1: error: this is no line of a scheme; write key: \"value\""),
      ("NAME2: x", "18:1: warning: unknown key \"NAME2\"; did you mean \"name\"?"),
    ])
  func wrong(line: String, complaint: String) {
    #expect(complaints { $0.append(line) } == [complaint])
  }

  @Test("A scheme may be UTF-16; what is no text is one complaint")
  func encodings() {
    let lines = ColorScheme.base16.map { "\(ColorScheme.key($0)): \"000000\"\n" }.joined()
    let wide: [UInt8] = [0xFF, 0xFE] + lines.utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(ColorScheme.read(SourceFile(path: "t", bytes: wide)).diagnostics.isEmpty)
    let binary = ColorScheme.read(SourceFile(path: "t", bytes: [0x89, 0x50, 0, 0, 0x0A, 0, 0x0A]))
    #expect(
      binary.diagnostics.map(\.description)
        == ["t:1:1: error: this is a binary file where a color scheme is needed"])
  }

  @Test("A slot that comes twice is said, whatever case it is written in; the last color counts")
  func twice() {
    let file = { (lines: [String]) in
      SourceFile(path: "t", bytes: Array(lines.joined(separator: "\n").utf8))
    }
    let lines =
      ColorScheme.base16.map { "\(ColorScheme.key($0)): \"000000\"" } + ["BASE0a: 'ffffff'"]
    let reading = ColorScheme.read(file(lines))
    #expect(reading.value?.slots[0x0A] == 0xFFFFFF)
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }
}
