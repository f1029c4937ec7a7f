import Testing

@testable import TerminalCore

@Suite("Drawing on a canvas")
struct CanvasDrawingTests {
  private func drawn(_ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.put("......", at: Point(column: 0, row: 0))
    draw(&canvas)
    checkHalves(canvas)
    return canvas.row(0).filter { $0.columns > 0 }.map { String($0.character) }.joined()
  }

  /// Every wide character has its second half, and no half stands alone.
  private func checkHalves(_ canvas: Canvas) {
    let columns = canvas.row(0).map(\.columns)
    for (index, count) in columns.enumerated() {
      let next = index + 1 < columns.count ? columns[index + 1] : nil
      let previous = index > 0 ? columns[index - 1] : nil
      #expect(count != 2 || next == 0, "half of a wide character is missing at column \(index)")
      #expect(count != 0 || previous == 2, "half of a wide character is alone at column \(index)")
    }
  }

  @Test(
    "Text is clipped at every edge, and half a wide character is a blank",
    arguments: [
      (0, "ab", "ab...."), (-1, "ab", "b....."), (5, "ab", ".....a"), (9, "ab", "......"),
      (0, "日本", "日本.."), (-1, "日本", " 本..."), (5, "日", "..... "), (-2, "日本", "本...."),
    ])
  func clips(column: Int, text: String, wanted: String) {
    #expect(drawn { $0.put(text, at: Point(column: column, row: 0)) } == wanted)
  }

  @Test("Half of what was there before becomes a blank")
  func overwrites() {
    let first = drawn {
      $0.put("日本", at: Point(column: 1, row: 0))
      $0.put("x", at: Point(column: 2, row: 0))
    }
    #expect(first == ". x本.")
    let second = drawn {
      $0.put("日本", at: Point(column: 0, row: 0))
      $0.put("語", at: Point(column: 1, row: 0))
    }
    #expect(second == " 語 ..")
  }

  @Test(
    "A letter of Hindi that takes several cells goes as a whole where a part of it is covered",
    arguments: [
      (0, "xस\u{94D}त\u{94D}र\u{940}."), (1, ".x   ."), (2, ". x  ."), (3, ".  x ."), (4, ".   x."),
      (5, ".स\u{94D}त\u{94D}र\u{940}x"),
    ])
  func clusters(column: Int, wanted: String) {
    let word = "स\u{94D}त\u{94D}र\u{940}"
    let over = Point(column: column, row: 0)
    let written = drawn {
      $0.put(word, at: Point(column: 1, row: 0))
      $0.put("x", at: over)
    }
    let filled = drawn {
      $0.put(word, at: Point(column: 1, row: 0))
      $0.fill(Rect(column: column, row: 0, columns: 1, rows: 1), "x", Style())
    }
    #expect(written == wanted && filled == wanted)
  }

  @Test("A skin tone on a letter goes with it, and one behind a blank stays")
  func tones() {
    let letter = drawn {
      $0.put("a🏽b", at: Point(column: 1, row: 0))
      $0.put("x", at: Point(column: 1, row: 0))
    }
    #expect(letter == ".x  b.")
    let alone = drawn {
      $0.put(" 🏽", at: Point(column: 1, row: 0))
      $0.put("x", at: Point(column: 1, row: 0))
    }
    #expect(alone == ".x🏽..")
  }

  @Test("A fill blanks the halves at its edges")
  func fills() {
    let text = drawn {
      $0.put("日本語", at: Point(column: 0, row: 0))
      $0.fill(Rect(column: 1, row: 0, columns: 3, rows: 1), "x", Style())
    }
    #expect(text == " xxx語")
  }

  @Test("Drawing tells the columns used, whatever was clipped")
  func columns() {
    var canvas = Canvas(size: Size(columns: 2, rows: 1))
    #expect(canvas.put("日本 go", at: Point(column: 0, row: 0)) == 7)
    #expect(canvas.put("日本", at: Point(column: 0, row: 5)) == 4)
  }

  @Test("Nothing outside the clip is touched")
  func clip() {
    let text = drawn {
      let clip = Rect(column: 1, row: 0, columns: 3, rows: 1)
      $0.put("日本語", at: Point(column: 0, row: 0), in: clip)
    }
    #expect(text == ". 本..")
  }
}
