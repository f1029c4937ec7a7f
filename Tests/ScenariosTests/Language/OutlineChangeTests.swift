import Notifications
import Scenarios
import Testing

@Suite("Outlines of scenarios that are typed into")
struct OutlineChangeTests {
  private static let day = """
    # é morning
    push chat {"aps": {
      "alert": "A } b" }} id=soup  # 🍲
    \t
    +1s expect notification soup title "A } b"
    expect count 1\r
    """

  // What quotes, brackets, comments and rows are made of, so that rows join and part.
  private static let pieces = [
    "", "\n", "{", "}", "\"", "'", "#", "\\", "/*", "*/", "//", "\\u{1", "\r\n", " ", "[", "]",
    "push a {\"aps\":\n{}} id=x\n", "expect badge a 1\n", "é🍲", "\u{FEFF}", "wake\n", "\0",
  ]

  @Test(
    "After any edits the rows are those of a scenario that was read whole", arguments: 0..<6)
  func edits(seed: UInt64) {
    var random = SplitMix(seed: 3500 + seed)
    var bytes = Array(Self.day.utf8)
    var outline = ScenarioOutline(bytes, path: "a")
    for edit in 0..<90 {
      let start = Int(random.next() % UInt64(bytes.count + 1)).beginning(in: bytes)
      let most = bytes.count > 900 ? bytes.count / 2 : 24
      let end = min(start + Int(random.next() % UInt64(most)), bytes.count).beginning(in: bytes)
      let piece = Array(Self.pieces[Int(random.next() % UInt64(Self.pieces.count))].utf8)
      // Mostly something is put in.
      let replaced = random.next() % 3 == 0 ? start..<max(start, end) : start..<start
      bytes.replaceSubrange(replaced, with: piece)
      let change = outline.change(replaced, to: piece.count, in: bytes)
      let whole = ScenarioOutline(bytes, path: "a")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(outline.lines == whole.lines, "\(edit): \(text)")
      #expect(outline.rows.map(\.comment) == whole.rows.map(\.comment), "\(edit): \(text)")
      #expect(outline.rows.map(\.place) == whole.rows.map(\.place), "\(edit): \(text)")
      #expect(change.replaced.lowerBound + change.count <= outline.rows.count, "\(edit)")
      if outline.lines != whole.lines { return }
    }
  }

  @Test("A key in the middle of 1,000 lines makes one row be read again")
  func key() {
    var bytes = Array(String(repeating: "wake\n", count: 1000).utf8)
    var outline = ScenarioOutline(bytes, path: "a")
    bytes.insert(UInt8(ascii: " "), at: 2500)
    let typed = outline.change(2500..<2500, to: 1, in: bytes)
    #expect(typed.replaced == 500..<501 && typed.count == 1)
    bytes.insert(contentsOf: Array("lock\nwake\n".utf8), at: 0)
    let change = outline.change(0..<0, to: 10, in: bytes)
    #expect(change.replaced.count <= 1)
    #expect(change.count <= 3)
    #expect(outline.rows.count == 1002)
    #expect(outline.lines.last?.place.line == 1002)
  }

  @Test(
    "JSON that is never closed takes in what is typed far behind it, and no row between is read again"
  )
  func unclosed() {
    var bytes = Array(("push a {\n" + String(repeating: "wake\n", count: 100)).utf8)
    var outline = ScenarioOutline(bytes, path: "a")
    bytes.append(contentsOf: Array("lock\n".utf8))
    let added = outline.change(bytes.count - 5..<bytes.count - 5, to: 5, in: bytes)
    #expect(added.count <= 2)
    #expect(outline.lines.count == 102)
    bytes.append(UInt8(ascii: "}"))
    _ = outline.change(bytes.count - 1..<bytes.count - 1, to: 1, in: bytes)
    #expect(outline.lines.count == 1)
    #expect(outline.lines == ScenarioOutline(bytes, path: "a").lines)
  }

  @Test("Each line is found by the place of its first word, and nothing by any other")
  func place() {
    let outline = ScenarioOutline(Array("\u{FEFF}wake\n \n\(Self.day)\n  lock".utf8), path: "a")
    #expect(outline.lines.map(\.place.line) == [1, 4, 7, 8, 9])
    for line in outline.lines {
      #expect(outline.line(beginningAt: line.place) == line)
      var other = line.place
      other.column += 1
      #expect(outline.line(beginningAt: other) == nil)
      other = Place("b", line: Int(line.place.line), column: Int(line.place.column))
      #expect(outline.line(beginningAt: other) == nil)
    }
    for row in [0, 2, 3, 5, 6, 10] {
      #expect(outline.line(beginningAt: Place("a", line: row)) == nil)
    }
    #expect(ScenarioOutline([], path: "a").line(beginningAt: Place("a")) == nil)
  }
}

extension ScenarioRows {
  fileprivate var place: [Int] { [start, end, row, rowCount, isBroken ? 1 : 0] }
}

extension Int {
  /// The first byte of the character that a byte is of.
  fileprivate func beginning(in bytes: [UInt8]) -> Int {
    var index = self
    while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
