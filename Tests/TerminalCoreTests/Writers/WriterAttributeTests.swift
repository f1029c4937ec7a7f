import Testing

@testable import TerminalCore

/// An attribute, and what each writer makes of it.
struct WrittenAttribute: CustomTestStringConvertible {
  let attributes: Attributes
  let ansi: String
  let html: String
  let svg: String
  let words: String

  var testDescription: String { words }
}

@Suite("Attributes in every format")
struct WriterAttributeTests {
  static let all = [
    WrittenAttribute(
      attributes: .bold, ansi: "\u{1B}[0;1m", html: "; font-weight: bold",
      svg: " font-weight=\"bold\"", words: "bold"),
    WrittenAttribute(
      attributes: .italic, ansi: "\u{1B}[0;3m", html: "; font-style: italic",
      svg: " font-style=\"italic\"", words: "italic"),
    WrittenAttribute(
      attributes: .underline, ansi: "\u{1B}[0;4m", html: "; text-decoration: underline",
      svg: " text-decoration=\"underline\"", words: "underline"),
  ]

  private func frame(_ style: Style, _ palette: Palette = .dark) -> Frame {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    canvas.put("abc", at: Point(column: 0, row: 0), style)
    return Frame(canvas: canvas, palette: palette)
  }

  @Test("Each is written in the format's own way, and only where it is", arguments: all)
  func written(attribute: WrittenAttribute) {
    let with = frame(Style(.text, on: .background, attribute.attributes))
    let without = frame(Style(.text))
    #expect(with.ansi(depth: .none).hasPrefix(attribute.ansi + "abc"))
    #expect(without.ansi(depth: .none) == "abc\n")
    #expect(with.html.contains(attribute.html + "\">abc"))
    #expect(with.svg.contains(attribute.svg + ">abc"))
    #expect(with.styledText.contains("0-2 text \(attribute.words)\n"))
    for text in [without.html, without.svg, without.styledText] {
      #expect(!text.contains(attribute.words), "\(text)")
    }
  }

  @Test("Dim is mixed into the color of a file, and reverse exchanges the two")
  func carriedOut() {
    let (text, back) = (
      Palette.dark.number(of: .text).hex, Palette.dark.number(of: .background).hex
    )
    let reversed = frame(Style(.text, on: .background, .reverse))
    #expect(reversed.html.contains("color: \(back); background: \(text)"))
    #expect(reversed.svg.contains("fill=\"\(back)\">abc"))
    #expect(reversed.ansi(depth: .none).hasPrefix("\u{1B}[0;7mabc"))
    let dim = frame(Style(.text, on: .background, .dim))
    #expect(!dim.svg.contains("fill=\"\(text)\">abc"))
    #expect(dim.ansi(depth: .none).hasPrefix("\u{1B}[0;2mabc"))
  }

  @Test(
    "Where a role has no color of its own, an attribute speaks for it",
    arguments: [
      (Role.accent, "1"), (.critical, "1"), (.warning, "1"), (.dim, "2"), (.line, "2"),
      (.text, nil), (.success, nil), (.quiet, nil),
    ] as [(Role, String?)])
  func uncolored(role: Role, code: String?) {
    let written = frame(Style(role), Palette.dark.uncolored).ansi(depth: .full)
    #expect(written == (code.map { "\u{1B}[0;\($0)mabc\u{1B}[m\n" } ?? "abc\n"))
  }

  @Test("The cursor is a bar at the left of its cell, and only where there is one")
  func cursor() {
    var frame = frame(Style(.text))
    let accent = Palette.dark.number(of: .accent).hex
    #expect(!frame.svg.contains("width=\"2\""))
    frame.cursor = Point(column: 2, row: 0)
    #expect(
      frame.svg.contains("<rect x=\"36\" y=\"19\" width=\"2\" height=\"17\" fill=\"\(accent)\"/>"))
    #expect(frame.styledText.hasSuffix("cursor at column 2, row 0\n"))
  }
}
