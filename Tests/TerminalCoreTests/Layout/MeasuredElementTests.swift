import Testing

@testable import TerminalCore

@Suite("An element takes the room that it says it takes")
struct MeasuredElementTests {
  /// What is drawn where an element gets exactly the width that it asks for.
  private func drawn(_ part: Part, _ glyphs: Glyphs) -> String {
    let size = Size(
      columns: part.idealColumns(glyphs),
      rows: part.rows(columns: part.idealColumns(glyphs), glyphs: glyphs))
    let canvas = part.painted(size: size, glyphs: glyphs).canvas
    return (0..<size.rows).map { canvas.text(row: $0) }.joined(separator: "\n")
  }

  @Test(
    "A box is measured by its title as it is written, also where ASCII takes more for it",
    arguments: [
      ("phone", Glyphs.unicode, 11), ("phone", .ascii, 11), ("Turn Off…", .unicode, 15),
      ("Turn Off…", .ascii, 17), ("“Kettle”", .ascii, 14), ("a → b", .unicode, 11),
      ("a → b", .ascii, 12), ("日本", .unicode, 10), ("", .ascii, 3),
    ])
  func titles(title: String, glyphs: Glyphs, columns: Int) {
    #expect(Part.text("x").boxed(title: title).idealColumns(glyphs) == columns)
  }

  @Test(
    "A title is whole in a box that is as wide as it asks for, and cut in one that is narrower",
    arguments: ["phone", "a", "Turn Off…", "日本", "a → b", "👩‍🚀 in space"], [Glyphs.unicode, .ascii])
  func wholeTitle(title: String, glyphs: Glyphs) {
    let part = Part.text("x").boxed(title: title)
    let wanted = glyphs == .ascii ? title.inASCIITypography : title
    let edge = drawn(part, glyphs).split(separator: "\n").first ?? ""
    #expect(edge.contains(" \(wanted) "), "\(edge)")
    let narrow = Size(columns: part.idealColumns(glyphs) - 1, rows: 3)
    let cut = part.painted(size: narrow, glyphs: glyphs).canvas.text(row: 0)
    #expect(!cut.contains(wanted), "\(cut)")
  }

  @Test(
    "Words are whole where they get what they ask for",
    arguments: ["Kettle", "Tee ist fertig…", "日本語", "a → b — c", "“Küche”"],
    [Glyphs.unicode, .ascii])
  func words(text: String, glyphs: Glyphs) {
    let wanted = glyphs == .ascii ? text.inASCIITypography : text
    #expect(drawn(.text(text), glyphs) == wanted)
    let row = Part.horizontal(spacing: 1, [.text(text), .text("|")])
    #expect(drawn(row, glyphs) == wanted + " |")
    #expect(drawn(Part.text(text).padded(leading: 2), glyphs) == "  " + wanted)
  }

  @Test(
    "The ideal width of a stack is that of its widest part, of a row the sum with what is between",
    arguments: [
      ("vertical", 7), ("horizontal", 13), ("spaced", 17), ("windowed", 7), ("layered", 7),
      ("sized", 3), ("boxed", 9), ("padded", 10), ("grown", 5),
    ])
  func ideal(name: String, columns: Int) {
    let parts = [Part.text("one"), .text("kettles"), .text("two")].map(Optional.some)
    let all: [String: Part] = [
      "vertical": .vertical(parts), "horizontal": .horizontal(parts),
      "spaced": .horizontal(spacing: 2, parts), "windowed": Part.vertical(parts).window(),
      "layered": Part.vertical(parts).covered(by: .text("top")),
      "sized": Part.vertical(parts).sized(columns: 3), "boxed": Part.vertical(parts).boxed(),
      "padded": Part.vertical(parts).padded(leading: 1, trailing: 2),
      "grown": Part.text("ab").growing(minimum: 5),
    ]
    #expect(all[name]?.idealColumns(.unicode) == columns)
  }

  @Test("Nil elements are left out, and what is empty has a place and no look")
  func left() {
    #expect(Part.vertical([nil, .text("a"), nil]).children.count == 1)
    #expect(Part.horizontal([nil]).idealColumns(.unicode) == 0)
    let canvas = Part.vertical([Part.empty.sized(rows: 2), .text("a")])
      .painted(size: Size(columns: 2, rows: 3)).canvas
    #expect((0..<3).map { canvas.text(row: $0) } == ["", "", "a"])
  }

  @Test(
    "A layer that is put somewhere stays on what lies beneath, as far as it fits",
    arguments: [
      (0, 0, 0, 0), (2, 1, 2, 1), (99, 1, 6, 1), (2, 99, 2, 3), (-4, -4, 0, 0), (6, 3, 6, 3),
    ])
  func layers(column: Int, row: Int, left: Int, top: Int) {
    let layer = Part.repeated("#").sized(columns: 4, rows: 2).identified("layer")
    let part = Part.repeated(".").covered(by: layer, .at(Point(column: column, row: row)))
    let painting = part.painted(size: Size(columns: 10, rows: 5))
    #expect(painting.targets.rect(of: "layer") == Rect(column: left, row: top, columns: 4, rows: 2))
    let mirrored = part.painted(size: Size(columns: 10, rows: 5), direction: .rightToLeft)
    #expect(
      mirrored.targets.rect(of: "layer") == Rect(column: 6 - left, row: top, columns: 4, rows: 2))
  }

  @Test("A layer that is higher than what lies beneath is cut to its height")
  func highLayer() {
    let high = Part.vertical((1...9).map { .text("line \($0)") }).boxed()
    #expect(
      rows(Part.repeated(".").covered(by: high), 10, 4) == [
        ".┌──────┐.", ".│line.1│.", ".│line.2│.", ".└──────┘.",
      ])
  }

  @Test("A field shows its cursor where its text is, and has its value for those who listen")
  func field() {
    var field = TextField("kettle")
    field.move(.wordBackward)
    let part = Part.field(field, columns: 4)
    let painting = part.painted(size: Size(columns: 4, rows: 1))
    #expect(painting.cursor == Point(column: 0, row: 0))
    #expect(painting.canvas.text(row: 0) == "kett")
    #expect(part.meaning == Meaning(.field, value: "kettle"))
    #expect(part.idealColumns(.unicode) == 4)
  }

  @Test("Beneath a modal layer no cursor blinks, beneath another one it does")
  func coveredField() {
    let field = Part.vertical([.field(TextField("a"), columns: 4), .spacer()])
    let size = Size(columns: 8, rows: 4)
    #expect(field.covered(by: .text("?"), .bottom).painted(size: size).cursor == nil)
    let loose = field.covered(by: .text("?"), .bottom, isModal: false).painted(size: size)
    #expect(loose.cursor == Point(column: 1, row: 0))
  }

  @Test(
    "A character is repeated only where it takes one column",
    arguments: [("─", "───"), ("日", ""), ("\u{200B}", "")] as [(Character, String)])
  func repeated(character: Character, row: String) {
    let canvas = Part.repeated(character).painted(size: Size(columns: 3, rows: 1)).canvas
    #expect(canvas.text(row: 0) == row)
  }

  @Test(
    "A box of fewer than two columns or rows has no lines", arguments: [(1, 3), (3, 1), (1, 1)])
  func tinyBox(columns: Int, rows: Int) {
    let canvas = Part.text("").boxed(title: "x").painted(size: Size(columns: columns, rows: rows))
      .canvas
    #expect((0..<rows).allSatisfy { canvas.text(row: $0).isEmpty })
  }

  @Test(
    "Round corners are round, and ASCII has one corner for all",
    arguments: [Glyphs.unicode, .ascii])
  func corners(glyphs: Glyphs) {
    let part = Part.text("ab").boxed(isRounded: true)
    let wanted = glyphs == .ascii ? "+--+\n|ab|\n+--+" : "╭──╮\n│ab│\n╰──╯"
    #expect(drawn(part, glyphs) == wanted)
  }
}
