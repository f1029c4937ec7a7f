import Testing

@testable import TerminalCore

@Suite("What was painted is what is hit")
struct HitTests {
  /// Cards, each painted with its own letter all over, so that the picture shows who is where.
  private let screen = Part.vertical([
    Part.horizontal([
      Part.repeated("a").sized(columns: 2).identified("a"),
      Part.repeated("b").growing().identified("b"),
    ]).sized(rows: 2),
    Part.vertical([
      Part.repeated("c").identified("c"), Part.repeated("d").sized(rows: 3).identified("d"),
    ]).window(firstRow: 1).growing(),
    Part.horizontal([
      Part.repeated("e").sized(columns: 3).droppable().identified("e"),
      Part.repeated("f").sized(columns: 4).identified("f"), .spacer(),
    ]),
  ])

  @Test(
    "in both reading directions, clipped, scrolled and dropped",
    arguments: [Direction.leftToRight, .rightToLeft], [6, 9, 12])
  func everyCell(direction: Direction, columns: Int) {
    let size = Size(columns: columns, rows: 6)
    let painting = screen.painted(size: size, direction: direction)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let point = Point(column: column, row: row)
        let letter = String(painting.canvas[point].character)
        let hit = painting.targets.target(at: point)
        #expect(hit ?? " " == letter, "column \(column), row \(row)")
      }
    }
  }

  @Test("What is on top is hit first, and what lies beneath a sheet not at all")
  func sheets() {
    let sheet = Part.repeated("s").sized(columns: 4, rows: 2).identified("s")
    let modal = screen.covered(by: sheet).painted(size: Size(columns: 12, rows: 6))
    #expect(modal.targets.target(at: Point(column: 5, row: 2)) == "s")
    #expect(modal.targets.target(at: Point(column: 0, row: 0)) == nil)
    let loose = screen.covered(by: sheet, isModal: false).painted(size: Size(columns: 12, rows: 6))
    #expect(loose.targets.target(at: Point(column: 5, row: 2)) == "s")
    #expect(loose.targets.target(at: Point(column: 0, row: 0)) == "a")
  }

  @Test("A sheet dims what it covers, and nothing shines through")
  func dims() {
    let base = Part.text("loud", .critical, [.bold]).filled(.surface, .text, [.reverse])
    let painting = base.covered(by: .text("x"), .bottom).painted(size: Size(columns: 9, rows: 3))
    #expect(painting.canvas[Point(column: 0, row: 0)].style == Style(.dim, on: .surface))
  }

  @Test("The place of a thing is the part of it that is seen")
  func places() {
    let painting = screen.painted(size: Size(columns: 9, rows: 6))
    #expect(painting.targets.rect(of: "a") == Rect(column: 0, row: 0, columns: 2, rows: 2))
    #expect(painting.targets.rect(of: "c") == nil)
    #expect(painting.targets.rect(of: "z") == nil)
  }

  @Test("A part inherits the patch that it stands on")
  func inherits() {
    let part = Part.text([TextRun("a"), TextRun("b", .dim, [.italic])])
      .filled(.surfaceSelected, .text, [.reverse])
    let canvas = part.painted(size: Size(columns: 3, rows: 1)).canvas
    #expect(
      canvas.row(0).map(\.style) == [
        Style(.text, on: .surfaceSelected, [.reverse]),
        Style(.dim, on: .surfaceSelected, [.reverse, .italic]),
        Style(.text, on: .surfaceSelected, [.reverse]),
      ])
  }

  @Test(
    "The field's cursor is where its text says",
    arguments: [Direction.leftToRight, .rightToLeft])
  func cursor(direction: Direction) {
    let part = Part.horizontal([.text("› "), .field(TextField("日a"), columns: 6)])
    let painting = part.painted(size: Size(columns: 10, rows: 1), direction: direction)
    #expect(painting.cursor == Point(column: direction == .leftToRight ? 5 : 4, row: 0))
  }

  @Test(
    "Beneath a modal layer an icon's patch is quiet but for its letter, and large digits are words")
  func patches() {
    let icon = Part.vertical([
      .text(" ", .tint3, [.bold, .reverse]), .text("🐝", .tint3, [.bold, .reverse]),
      .text("▀", .tint3), .text("A", .tint3, [.bold, .reverse]), .text("▀", .text, .bold),
    ])
    let size = Size(columns: 3, rows: 6)
    let sheet = Part.text("x").sized(columns: 1)
    let canvas = icon.covered(by: sheet, .bottom, isModal: true).painted(size: size).canvas
    let styles = (0..<5).map { canvas[Point(column: 0, row: $0)].style }
    let patch = Style(.edge, [.reverse])
    #expect(styles == [patch, patch, Style(.edge), Style(.dim, [.reverse]), Style(.dim)])
  }

  @Test("Beneath a modal layer words are dim, and what is drawn in the color of a patch keeps it")
  func receding() {
    let base = Part.vertical([.repeated("▀", .surface), .text("word", .accent), .spacer()])
    let canvas = base.covered(by: .text("?")).painted(size: Size(columns: 9, rows: 5)).canvas
    #expect(canvas[Point(column: 0, row: 0)].style.foreground == .surface)
    #expect(canvas[Point(column: 0, row: 1)].style.foreground == .dim)
  }

  @Test("What can be hit says what it is")
  func meaning() {
    let button = Part.text("Turn Off…").identified("off")
      .meaning(.button, label: "Turn off Podcasts", whyDisabled: "They are off already.")
    let part = Part.vertical([.text("Podcasts"), .spacer(), button])
    #expect(part.children.map { $0.identity?.value as? String } == [nil, nil, "off"])
    #expect(part.words == "Podcasts Turn Off…")
    #expect(part.children.last?.meaning.role == .button)
    #expect(part.children.last?.meaning.whyDisabled != nil)
  }
}
