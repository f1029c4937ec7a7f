import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import TerminalCore

@Suite("Frames as files, read back")
struct WrittenFrameTests {
  static let seeds: [UInt64] = Array(1...6)
  private static let size = Size(columns: 48, rows: 12)

  private func frames(_ seed: UInt64) -> [Frame] {
    var frames = RandomFrames(seed: seed, size: Self.size)
    return (0..<6).map { _ in frames.next() }
  }

  /// What stands in each row where pictures are drawn in a number of colors.
  private func lines(_ frame: Frame, _ depth: ColorDepth) -> [String] {
    let sheet = frame.tileSheet(depth: depth)
    return (0..<frame.canvas.size.rows).map { row in
      frame.canvas.row(row).enumerated().filter { $0.element.columns > 0 }.map { column, cell in
        let shown = sheet.shown(cell, at: Point(column: column, row: row))
        return String(shown?.character ?? cell.character)
      }.joined().droppingTrailingBlanks
    }
  }

  @Test(
    "A terminal that is given the escape sequences shows the frame", arguments: seeds,
    ColorDepth.allCases)
  func sequences(seed: UInt64, depth: ColorDepth) {
    for frame in frames(seed) {
      var screen = ScreenParser(columns: Self.size.columns, rows: Self.size.rows + 1)
      screen.feed(frame.ansi(depth: depth).replacing("\n", with: "\r\n").utf8)
      #expect(Array(screen.lines.prefix(Self.size.rows)) == lines(frame, depth))
    }
  }

  @Test(
    "Every line of escape sequences ends plain, so that what follows has no color", arguments: seeds
  )
  func plainEnds(seed: UInt64) {
    for frame in frames(seed) {
      for line in frame.ansi(depth: .full).split(separator: "\n") where line.contains("\u{1B}") {
        let last = line.ranges(of: /\u{1B}\[[0-9;]*m/).last.map { String(line[$0]) }
        #expect(last == "\u{1B}[m", "\(line.debugDescription)")
      }
    }
  }

  @Test("Without colors there are attributes and no colors in the sequences", arguments: seeds)
  func colorless(seed: UInt64) {
    for frame in frames(seed) {
      let codes = frame.ansi(depth: .none).matches(of: /\u{1B}\[([0-9;]*)m/).flatMap {
        $0.output.1.split(separator: ";").compactMap { Int($0) }
      }
      #expect(codes.allSatisfy { $0 < 30 }, "\(codes)")
    }
  }

  /// Collects the words of a page's elements.
  private final class Words: NSObject, XMLParserDelegate {
    let element: String
    var text = ""
    var depth = 0

    init(of element: String) { self.element = element }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if depth > 0 || name == element { depth += 1 }
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if depth > 0 { depth -= 1 }
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if depth > 0 { text += string }
    }
  }

  private func words(of element: String, in page: String) -> String? {
    let parser = XMLParser(data: Data(page.utf8))
    let reader = Words(of: element)
    parser.delegate = reader
    return parser.parse() ? reader.text : nil
  }

  @Test("The page's text is the frame's, row by row", arguments: seeds)
  func page(seed: UInt64) throws {
    for frame in frames(seed) {
      let text = try #require(words(of: "pre", in: frame.html), "\(frame.html)")
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).droppingTrailingBlanks
      }
      // A line feed behind the tag, and one behind each row.
      #expect(rows.dropFirst().prefix(Self.size.rows).elementsEqual(lines(frame, .full)))
    }
  }

  @Test("A picture has every letter of the frame, and nothing lies outside of it", arguments: seeds)
  func drawing(seed: UInt64) throws {
    for frame in frames(seed) {
      let svg = frame.svg
      let letters = try #require(words(of: "svg", in: svg)).filter { !$0.isWhitespace }
      let drawn = lines(frame, .full).joined().filter { !$0.isWhitespace && DrawnGlyph($0) == nil }
      // The title is read, too.
      #expect(letters == "frames" + drawn)
      let (width, height) = frame.svgSize
      for rect in svg.matches(of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/) {
        let (x, y, w, h) = (
          Int(rect.output.1) ?? -1, Int(rect.output.2) ?? -1, Int(rect.output.3) ?? 9999,
          Int(rect.output.4) ?? 9999
        )
        #expect(x >= 18 && y >= 18 && x + w <= width - 18 && y + h <= height - 18)
      }
    }
  }

  @Test(
    "Every class of a themed page has its rule in both themes, and each look has one class",
    arguments: seeds)
  func themed(seed: UInt64) {
    var page = ThemedMarkup(prefix: "p")
    let rows = frames(seed).map { page.markup(of: $0) }.joined()
    let used = Set(rows.matches(of: /class="(pk\d+)"/).map { String($0.output.1) })
    let rules = page.stylesheet
    for name in used {
      #expect(rules.ranges(of: ".\(name) {").count == 2, "\(name) in \(rules)")
    }
    #expect(used.count == rules.ranges(of: ".pk").count / 2)
    let light = rules.split(separator: "@media")[0].split(separator: "\n")
    let dark = rules.split(separator: "@media")[1].split(separator: "\n")
    let looks = zip(light, dark.dropFirst()).map { one, two in
      [one, two].map { $0.drop { $0 != "{" } }.joined()
    }
    #expect(Set(looks).count == looks.count, "two classes look the same")
  }

  @Test("Equal frames are equal bytes in every format", arguments: PictureFormat.allCases)
  func same(format: PictureFormat) {
    for (one, two) in zip(frames(7), frames(7)) {
      #expect(one == two && format.text(of: one) == format.text(of: two))
    }
  }

  @Test(
    "The ending of a name is what follows its last dot, in either case",
    arguments: [
      ("a.SVG", "svg"), ("a.tar.gz", "gz"), ("a", ""), ("a.", ""), (".svg", "svg"),
      ("b.d/a", ""), ("", ""), ("/", ""), ("ä.ÄNS", "äns"), ("x/y.Html", "html"),
    ])
  func endings(path: String, ending: String) {
    #expect(PictureFormat.ending(of: path) == ending)
  }
}
