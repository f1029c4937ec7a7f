import Testing

@testable import TerminalCore

typealias Part = Element

extension Element {
  /// Gives it a name as its identity.
  func identified(_ name: String) -> Element { identified(by: name) }

  /// Paints it for names as identities.
  func painted(
    size: Size, glyphs: Glyphs = .unicode, direction: Direction = .leftToRight,
    reordering: Reordering? = nil
  ) -> Painting<String> {
    painted(
      as: String.self, size: size, glyphs: glyphs, direction: direction, reordering: reordering)
  }
}

/// The rows that an element paints, with `.` for blanks so that they can be counted.
func rows(
  _ part: Part, _ columns: Int, _ rows: Int, direction: Direction = .leftToRight,
  glyphs: Glyphs = .unicode
) -> [String] {
  let size = Size(columns: columns, rows: rows)
  let painting = part.painted(size: size, glyphs: glyphs, direction: direction)
  return (0..<rows).map { row in
    let text = painting.canvas.row(row).filter { $0.columns > 0 }.map { String($0.character) }
    return text.joined().split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: ".")
  }
}

@Suite("Layout")
struct LayoutTests {
  @Test("A horizontal stack gives what is left to what grows")
  func horizontal() {
    let part = Part.horizontal([.text("app"), .spacer(), .text("now")])
    #expect(rows(part, 9, 1) == ["app...now"])
    #expect(rows(part, 7, 1) == ["app.now"])
    #expect(rows(part, 5, 1) == ["a…now"])
  }

  @Test("Text that grows is shortened, so that its neighbors stay whole")
  func growingText() {
    let part = Part.horizontal([.text("A long name").growing(), .text("5m ago")])
    #expect(rows(part, 12, 1) == ["A lon…5m ago".replacingBlanks])
    #expect(rows(part, 20, 1) == ["A long name   5m ago".replacingBlanks])
  }

  @Test("What grows shares equally, the first ones get the odd column")
  func sharing() {
    let part = Part.horizontal([
      Part.repeated("a").growing(), Part.repeated("b").growing(), Part.repeated("c").growing(),
    ])
    #expect(rows(part, 8, 1) == ["aaabbbcc"])
  }

  @Test(
    "A footer drops from its trailing end, and the help never drops",
    arguments: [
      (16, "tap.why.undo...?"), (12, "tap.why....?"), (7, "tap...?"), (3, "..?"), (1, "?"),
    ])
  func footer(columns: Int, wanted: String) {
    let part = Part.horizontal([
      Part.text("tap ").droppable(), Part.text("why ").droppable(), Part.text("undo ").droppable(),
      .spacer(), .text("?"),
    ])
    #expect(rows(part, columns, 1) == [wanted])
  }

  @Test("The lowest priority drops first")
  func priorities() {
    let part = Part.horizontal([
      Part.text("a").droppable(0), Part.text("b").droppable(2), Part.text("c").droppable(1),
    ])
    #expect(rows(part, 2, 1) == ["bc"])
    #expect(rows(part, 1, 1) == ["b"])
  }

  @Test("What went for the sake of something larger that went after all comes back where it fits")
  func comingBack() {
    let part = Part.horizontal([
      .text("!"), Part.text("a").droppable(0), Part.text("bbbbbb").droppable(2),
      Part.text("cc").droppable(1),
    ])
    #expect(rows(part, 9, 1) == ["!bbbbbbcc"])
    #expect(rows(part, 6, 1) == ["!acc.."])
    #expect(rows(part, 3, 1) == ["!cc"])
    #expect(rows(part, 2, 1) == ["!a"])
  }

  @Test("A vertical stack gives what is left to what grows, and loses rows at its end")
  func vertical() {
    let part = Part.vertical([.text("top"), .spacer(), .text("end")])
    #expect(rows(part, 3, 4) == ["top", "...", "...", "end"])
    #expect(rows(part, 3, 1) == ["top"])
  }

  @Test("Text wraps to the width of its stack, and to its height")
  func wrapping() {
    let part = Part.vertical([.text("one two three", rows: nil), .text("-")])
    #expect(rows(part, 5, 4) == ["one..", "two..", "three", "-...."])
    let cut = Part.text("one two three", rows: nil)
    #expect(rows(cut, 5, 2) == ["one..", "two…."])
    #expect(part.rows(columns: 5) == 4)
    #expect(part.rows(columns: 20) == 2)
    #expect(part.sized(columns: 5).rows(columns: 20) == 4, "no wider than its own width")
  }

  @Test("Padding is blank, spacing stands between what is kept")
  func padding() {
    let part = Part.vertical(spacing: 1, [.text("a"), .text("b")])
      .padded(leading: 2, trailing: 1, top: 1)
    #expect(rows(part, 5, 4) == [".....", "..a..", ".....", "..b.."])
    #expect(part.idealColumns(.unicode) == 4)
  }

  @Test("Alignment moves what is narrower than its place")
  func alignment() {
    #expect(rows(.text("ab", alignment: .center), 6, 1) == ["..ab.."])
    #expect(rows(.text("ab", alignment: .trailing), 6, 1) == ["....ab"])
    let part = Part.vertical(alignment: .center, [.text("a"), .text("bcd")])
    #expect(rows(part, 5, 2) == ["..a..", ".bcd."])
  }

  @Test("A box has lines of the painting's kind and its title in the upper edge")
  func box() {
    let part = Part.text("hi").boxed(title: "phone")
    #expect(rows(part, 11, 3) == ["┌.phone.──┐", "│hi.......│", "└─────────┘"])
    #expect(rows(part, 8, 3, glyphs: .ascii) == ["+....--+", "|hi....|", "+------+"])
    #expect(part.idealColumns(.unicode) == 11)
  }

  @Test("Right to left, leading is on the right, and nothing else changes")
  func mirrored() {
    let part = Part.horizontal([
      Part.repeated("▌").sized(columns: 1), Part.text("אב").padded(leading: 1), .spacer(),
      .text("now"),
    ])
    #expect(rows(part, 10, 1) == ["▌.אב...now"])
    #expect(rows(part, 10, 1, direction: .rightToLeft) == ["now...אב.▌"])
    let mixed = Part.vertical([part.reading(.rightToLeft), .text("?")])
    #expect(rows(mixed, 10, 2) == ["now...אב.▌", "?........."])
  }

  @Test("The runs of a text are one text: they follow each other as its words do")
  func runs() {
    let part = Part.text([TextRun("ab"), TextRun("cd", .dim)])
    #expect(rows(part, 6, 1, direction: .rightToLeft) == ["..abcd"])
  }

  @Test("A window shows its part of something higher")
  func window() {
    let list = Part.vertical((1...5).map { .text("row \($0)") })
    #expect(rows(list.window(firstRow: 2), 5, 2) == ["row.3", "row.4"])
    #expect(rows(list.window(firstRow: 4), 5, 2) == ["row.5", "....."])
  }

  @Test("A layer on top is as narrow as its words, in the middle")
  func layers() {
    let base = Part.repeated("x")
    let sheet = Part.text("Off").padded(leading: 1, trailing: 1).boxed()
    let part = base.covered(by: sheet)
    #expect(rows(part, 9, 5) == ["xxxxxxxxx", "x┌─────┐x", "x│.Off.│x", "x└─────┘x", "xxxxxxxxx"])
    #expect(rows(base.covered(by: .text("b"), .top), 3, 2) == ["xbx", "xxx"])
    #expect(rows(base.covered(by: Part.text("b").growing(), .bottom), 3, 2) == ["xxx", "b.."])
  }

  @Test("Every size paints without a trap", arguments: 0...14)
  func everySize(columns: Int) {
    let card = Part.horizontal([
      Part.repeated("▌").sized(columns: 1),
      Part.vertical([.text("日本語テスト"), .text("one two three", rows: 2), .rule]).growing(),
    ])
    let part = Part.vertical([card.boxed(title: "phone"), .spacer(), .text("?")])
      .covered(by: card.boxed().padded(leading: 2))
    for height in 0...9 {
      let size = Size(columns: columns, rows: height)
      #expect(part.painted(size: size).canvas.size == size)
    }
  }
}

extension String {
  /// Blanks as the rows of these tests have them.
  var replacingBlanks: String { String(map { $0 == " " ? "." : $0 }) }
}

@Suite("Texts that are longer than any screen")
struct ImmenseTextTests {
  @Test("Of a text with a limit of rows no more is kept than a screen can show, and it ends in …")
  func cut() {
    let words = String(repeating: "x", count: 1_000_000)
    let text = StyledText([TextRun(words), TextRun("end")], maximumRows: 2)
    #expect(text.runs.map(\.text.utf8.count) == [16_384, 3])
    #expect(StyledText([TextRun(words)]).runs[0].text.utf8.count == 1_000_000)
    let short = StyledText([TextRun("ä"), TextRun("b")], maximumRows: 1)
    #expect(short.runs.map(\.text) == ["ä", "b"])
  }
}
