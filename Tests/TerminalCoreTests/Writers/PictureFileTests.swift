import Testing

@testable import TerminalCore

@Suite("Files of pictures")
struct PictureFileTests {
  @Test(
    "A file's name says how a picture is written",
    arguments: [
      ("day.svg", PictureFormat.svg), ("a/b.HTML", .html), ("a.htm", .html), ("x.txt", .text),
      ("x.ansi", .ansi), ("x.ans", .ansi), ("x.png", nil), ("svg", nil), ("a.svg/x", nil),
      ("", nil),
    ] as [(String, PictureFormat?)])
  func named(path: String, format: PictureFormat?) {
    #expect(PictureFormat(path: path) == format)
  }

  @Test(
    "HTML is a whole page: characters, title and language are said, and nothing gets out of them")
  func page() {
    let canvas = Canvas(size: Size(columns: 4, rows: 1))
    let frame = Frame(canvas: canvas, title: "<Anna> & Jo", palette: .dark, language: "pt-BR")
    let html = frame.html
    #expect(
      html.hasPrefix("<!DOCTYPE html>\n<html lang=\"pt-BR\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(html.contains("<title>&lt;Anna&gt; &amp; Jo</title>"))
    #expect(html.hasSuffix("</body>\n</html>\n"))
    #expect(frame.svg.contains("lang=\"pt-BR\""))
  }

  @Test(
    "--ascii: typography has twins of 7 bits, letters have none",
    arguments: [
      ("Turn Off…", "Turn Off..."), ("“a” ‘b’ „c“", "\"a\" 'b' \"c\""),
      ("1–2 — 3 × 4", "1-2 -- 3 x 4"),
      ("␛[31m␡", "^[[31m^?"), ("Łódź", "Łódź"), ("plain", "plain"),
    ])
  func twins(words: String, twin: String) { #expect(words.inASCIITypography == twin) }

  @Test("--ascii: what is measured is what is drawn, in the middle and where it is cut")
  func measured() {
    let part = Element.horizontal([.text("a…"), .text("|")])
    #expect(part.idealColumns(.ascii) == 5 && part.idealColumns(.unicode) == 3)
    let painted = part.painted(as: Int.self, size: Size(columns: 8, rows: 1), glyphs: .ascii)
    #expect(painted.canvas.text(row: 0) == "a...|")
    let cut = Element.text("“abcdef”", rows: 1)
      .painted(as: Int.self, size: Size(columns: 6, rows: 1), glyphs: .ascii)
    #expect(cut.canvas.text(row: 0) == "\"ab...")
  }
}
