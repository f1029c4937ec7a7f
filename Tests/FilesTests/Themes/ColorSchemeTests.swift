import Notifications
import Testing

@testable import Files

@Suite("Color schemes as published")
struct ColorSchemeTests {
  private static let ocean: [String] = [
    "2b303b", "343d46", "4f5b66", "65737e", "a7adba", "c0c5ce", "dfe1e8", "eff1f5",
    "bf616a", "d08770", "ebcb8b", "a3be8c", "96b5b4", "8fa1b3", "b48ead", "ab7967",
  ]

  private static func lines(_ write: (String, String) -> String) -> String {
    ocean.enumerated().map { write(ColorScheme.key($0.offset), $0.element) }.joined(separator: "\n")
  }

  private static let forms: [(String, String)] = [
    (
      "flat, quoted, with comments",
      "---\n# a scheme\nscheme: \"Ocean\"\nauthor: \"Somebody (https://example.com/#me)\"\n"
        + lines { "\($0): \"\($1)\" # a color" }
    ),
    ("flat and bare", "scheme: Ocean\nauthor: Somebody\n" + lines { "\($0): \($1)" }),
    (
      "nested",
      "system: \"base16\"\nname: \"Ocean\"\nauthor: 'Somebody'\nvariant: \"dark\"\npalette:\n"
        + lines { "  \($0): \"#\($1.uppercased())\"" }
    ),
    (
      "with the line ends of Windows and a mark",
      "\u{FEFF}name: \"Ocean\"\r\npalette:\r\n"
        + lines { "  \($0.lowercased()): '\($1)'\r" }
    ),
  ]

  @Test("A scheme is read in each of its forms", arguments: forms)
  func reads(form: String, text: String) throws {
    let reading = ColorScheme.read(SourceFile(path: "ocean.yaml", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.isEmpty, "\(form): \(reading.diagnostics)")
    let scheme = try #require(reading.value, "\(form)")
    #expect(ColorScheme.base16.map { scheme.slots[$0] } == Self.ocean.map { UInt32($0, radix: 16) })
  }

  @Test("The eight colors of base24 come on top")
  func base24() throws {
    let more = ColorScheme.base24.map { "\(ColorScheme.key($0)): \"0000\($0)\"\n" }.joined()
    let text = "system: base24\n" + Self.lines { "\($0): \($1)" } + "\n" + more
    let reading = ColorScheme.read(SourceFile(path: "s.yaml", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.value?.slots[0x17] == 0x23)
    #expect(reading.value?.slots.count == 24)
  }

  @Test("What is wrong is said at its place, all of it in one go")
  func mistakes() {
    let text =
      "nmae: x\nsystem: base15\npalette:\n"
      + Self.lines { "  \($0): \"\($0 == "base03" ? "12345g" : $1)\"" }
      + "\n  base05: \"000000\"\n  base1A: \"000000\"\n- list\nvariant: \"drak\"\n"
    let reading = ColorScheme.read(SourceFile(path: "s.yaml", bytes: Array(text.utf8)))
    #expect(reading.value == nil)
    #expect(
      reading.diagnostics.map(\.description) == [
        "s.yaml:1:1: warning: unknown key \"nmae\"; did you mean \"name\"?",
        "s.yaml:2:9: error: the system is base16 or base24, not \"base15\"; did you mean \"base16\"?",
        "s.yaml:7:11: error: \"12345g\" is no color; write one such as \"#7cafc2\"",
        "s.yaml:20:3: warning: \"base05\" is given twice; the last one counts",
        "s.yaml:21:3: warning: unknown key \"base1A\"; did you mean \"base0A\"?",
        "s.yaml:22:1: error: this is no line of a scheme; write key: \"value\"",
        "s.yaml:23:10: warning: the variant is light or dark, not \"drak\"; did you mean \"dark\"?",
      ])
  }

  @Test(
    "Missing colors are named",
    arguments: [
      ("", "base00 to base0F missing; a scheme has base00 to base0F"),
      (
        ocean.prefix(14).enumerated().map { "\(ColorScheme.key($0.offset)): \($0.element)\n" }
          .joined(),
        "base0E, base0F missing; a scheme has base00 to base0F"
      ),
    ])
  func missing(text: String, message: String) {
    let reading = ColorScheme.read(SourceFile(path: "s.yaml", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.value == nil)
  }

  @Test(
    "What is no scheme at all is said for what it is",
    arguments: [
      (Array(" {\"base\": \"dark\"}\n".utf8), "1:1: error: this is JSON; name it .json"),
      (
        Array("name: x\nbé ".utf8) + [0xFF],
        "2:4: error: this byte is no UTF-8; save the file as UTF-8"
      ),
    ] as [([UInt8], String)])
  func foreign(bytes: [UInt8], complaint: String) {
    let reading = ColorScheme.read(SourceFile(path: "s.yaml", bytes: bytes))
    #expect(reading.diagnostics.map(\.description) == ["s.yaml:" + complaint])
  }

  @Test("A color has three or six digits, perhaps after a #")
  func colors() {
    #expect(ColorScheme.color("#e6E6e7") == 0xE6E6E7)
    #expect(ColorScheme.color("fa0") == 0xFFAA00)
    for text in ["", "#", "12", "#1234", "1234567", "#12345g", "０００", "rebeccapurple"] {
      #expect(ColorScheme.color(text) == nil, "\(text)")
    }
  }

  @Test(
    "A run of flags, each of which ends where the one before it does, is read once",
    .timeLimit(.minutes(20)), arguments: ["", " ", " # a comment"])
  func flags(end: String) {
    let flags = String(repeating: "\u{1F1E6}", count: 100_000)
    let text = "name: \(flags)\(end)\n"
    let reading = ColorScheme.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.map(\.message).count == 1, "but for the colors, nothing is missing")
  }
}
