import Testing

@testable import TerminalCore

@Suite("Columns of text")
struct ColumnsTests {
  @Test(
    "A character takes as many columns as terminals give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("—", 1), ("\u{A0}", 1),
      ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2),
      ("か\u{3099}", 2), ("ก\u{E33}", 2), ("क\u{94D}ष", 2), ("क\u{93E}", 2), ("क\u{941}", 1),
      ("न\u{94D}द\u{940}", 3), ("स\u{94D}त\u{94D}र\u{940}", 4), ("❤\u{200D}🔥", 2),
      ("\u{605}\u{605}\u{605}1", 1),
      ("น\u{E49}", 1), ("ע", 1), ("\u{605}1", 1),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0F}‍🔥", 2),
      ("☝🏽", 2), ("😀🏽", 2), ("a🏽", 3), (" 🏽", 3), ("日🏽", 4), ("🏻🏼🏽", 6), ("🇳🏽", 3),
      ("©", 1), ("©\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇳🇴", 2), ("🇳", 1),
      ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
      ("\u{200B}", 0), ("\u{200F}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("\u{AD}", 0),
      ("\u{E000}", 1), ("\u{10FFFD}", 1),
    ])
  func character(text: String, columns: Int) {
    #expect(text.count == 1, "\(text.escaped) is not one character")
    #expect(text.columns == columns, "\(text.escaped)")
  }

  @Test(
    "What is wider than a cell is written into several, all of it and in order",
    arguments: [
      ("न\u{94D}द\u{940}", ["न\u{94D}द", "\u{940}"]),
      ("स\u{94D}त\u{94D}र\u{940}", ["स\u{94D}त\u{94D}", "र\u{940}"]),
      ("क\u{94D}ष", ["क\u{94D}ष"]), ("日", ["日"]), ("👨‍👩‍👧‍👦", ["👨‍👩‍👧‍👦"]), ("a🏽", ["a", "🏽"]),
      ("日🏽", ["日", "🏽"]), ("🏻🏼🏽", ["🏻", "🏼", "🏽"]),
    ] as [(String, [String])])
  func parts(text: String, parts: [String]) throws {
    let character = try #require(text.first)
    #expect(character.cellParts.map { String($0) } == parts)
    #expect(character.cellParts.reduce(0) { $0 + $1.columns } == character.columns)
    let text = text + "!"
    for direction in [Direction.leftToRight, .rightToLeft] {
      let size = Size(columns: text.columns, rows: 1)
      let frame = Frame(canvas: Part.text(text).painted(size: size, direction: direction).canvas)
      #expect(frame.text == text + "\n")
      #expect(frame.ansi(depth: .none) == text + "\n")
      #expect(frame.svg.contains(">\(character)") && frame.html.contains(String(character)))
    }
  }

  @Test(
    "What is wider than a cell is cut whole, covered whole, and passed by the cursor in one step")
  func whole() {
    let text = "हिन\u{94D}द\u{940}"
    #expect(text.columns == 5 && text.shortened(columns: 4) == "हि…")
    #expect(text.wrapped(columns: 3) == ["हि", "न\u{94D}द\u{940}"])
    var canvas = Part.text(text).painted(size: Size(columns: 6, rows: 1)).canvas
    canvas.cover { characters in characters.count == 2 ? [1..<2] : [] }
    #expect(Frame(canvas: canvas).text == "हि▒▒▒\n")
    var field = TextField(text)
    field.move(.backward)
    #expect(field.view(columns: 9).cursor == 2)
  }

  @Test(
    "Blanks fill a text up to a width in columns, and a wider one stays as it is",
    arguments: [("", 2, "  "), ("ab", 4, "ab  "), ("日", 4, "日  "), ("日本", 3, "日本"), ("🇳🇴", 3, "🇳🇴 ")])
  func filled(text: String, columns: Int, wanted: String) {
    #expect(text.filled(columns: columns) == wanted)
  }

  @Test("A text takes the sum of its characters")
  func text() {
    #expect("".columns == 0)
    #expect("plain".columns == 5)
    #expect("日本 go 🇳🇴!".columns == 11)
  }

  @Test(
    "T29: what is too long ends in an ellipsis, never in half a wide character",
    arguments: [
      ("short", 5, "short"), ("longer", 5, "long…"), ("a longer one", 3, "a…"),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 1, "…"),
      ("any", 0, ""), ("", 0, ""), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
    ])
  func shortened(text: String, columns: Int, wanted: String) {
    #expect(text.shortened(columns: columns) == wanted)
  }
}

extension String {
  /// Code points spelled out, for failure messages.
  var escaped: String { map(\.escaped).joined() }
}
