import Notifications
import Testing

@testable import Localization

@Suite("Plain tables that are kept as bytes")
struct PackedStringsTests {
  /// A table of `key=value` lines, as a reader of such files would make it.
  private static func packed(_ lines: [(key: String, value: String)]) -> PackedStrings {
    let text = lines.map { "\($0.key)=\($0.value)\n" }.joined()
    var packed = PackedStrings(Array(text.utf8))
    var byte = 0
    for (number, line) in lines.enumerated() {
      let key = byte..<byte + line.key.utf8.count
      let value = key.upperBound + 1..<key.upperBound + 1 + line.value.utf8.count
      _ = packed.add(
        key: .init(key), at: .init(byte: key.lowerBound, line: number + 1),
        value: .init(value), at: .init(byte: value.lowerBound, line: number + 1))
      byte = value.upperBound + 1
    }
    return packed
  }

  @Test(
    "What is added last counts, keys stay in the order of the file",
    arguments: 1...15 as ClosedRange<UInt64>)
  func model(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var lines: [(key: String, value: String)] = []
    for number in 0..<Int.random(in: 0...300, using: &random) {
      let key = ["k", "é", "家", ""][Int(random.next() % 4)] + "\(random.next() % 90)"
      lines.append((key, "value \(number) 👍🏽"))
    }
    let packed = Self.packed(lines)
    var order: [String] = []
    var last: [String: (value: String, line: Int)] = [:]
    for (number, line) in lines.enumerated() {
      if last[line.key] == nil { order.append(line.key) }
      last[line.key] = (line.value, number + 1)
    }
    #expect(packed.count == order.count)
    #expect((0..<packed.count).map(packed.key) == order)
    for (key, expected) in last {
      let entry = packed.entry(key, path: "tea.strings")
      #expect(entry?.key == key && entry?.format.text == expected.value)
      #expect(entry?.place == Place("tea.strings", line: expected.line, column: 1))
      #expect(entry?.format.place.line == Int32(expected.line))
      #expect(entry?.format.place.column == Int32(key.count + 2), "columns are characters")
    }
    #expect(packed.entry("absent", path: "tea.strings") == nil)
  }

  @Test("Keys that only Unicode holds equal are two")
  func bytes() {
    let packed = Self.packed([("caf\u{E9}", "one"), ("cafe\u{301}", "two")])
    #expect(packed.count == 2)
    #expect(packed.entry("caf\u{E9}", path: "")?.format.text == "one")
    #expect(packed.entry("cafe\u{301}", path: "")?.format.text == "two")
  }

  @Test("Places are the same where many entries share a line, also of those given twice")
  func oneLine() {
    let text = "/* 👍🏽 */ é=家;b=\n2;c=3; b=👍🏽;d=4"
    var packed = PackedStrings(Array(text.utf8))
    var lines: [Int] = []
    let bytes = Array(text.utf8)
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: "=") {
      let before = bytes[..<sign].lastIndex { ";/ \n".utf8.contains($0) }.map { $0 + 1 } ?? 0
      let end = bytes[sign...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      let start = bytes[sign + 1] == UInt8(ascii: "\n") ? sign + 2 : sign + 1
      let line = { (byte: Int) in 1 + bytes[..<byte].count { $0 == UInt8(ascii: "\n") } }
      _ = packed.add(
        key: .init(before..<sign), at: .init(byte: before, line: line(before)),
        value: .init(start..<end), at: .init(byte: start, line: line(start)))
      lines.append(line(before))
    }
    #expect(lines == [1, 1, 2, 2, 2])
    let found = ["é", "b", "c", "d"].compactMap { packed.entry($0, path: "t") }
    #expect(found.map(\.place.description) == ["t:1:9", "t:2:8", "t:2:3", "t:2:12"])
    #expect(
      found.map(\.format.place.description) == ["t:1:11", "t:2:10", "t:2:5", "t:2:14"])
    #expect(found.map(\.format.text) == ["家", "👍🏽", "3", "4"])
  }

  @Test("A key that comes again is told of, and so is what has escapes kept behind the file")
  func repeated() {
    var packed = PackedStrings(Array("tea".utf8))
    let spot = PackedStrings.Spot(byte: 0, line: 1)
    let (key, tab) = (PackedStrings.Span(0..<3), packed.keep(Array("a\tb".utf8)))
    let isKnown = packed.add(key: key, at: spot, value: tab, at: spot)
    let isKnownNow = packed.add(key: key, at: spot, value: packed.keep([]), at: spot)
    #expect(!isKnown && isKnownNow && packed.count == 1)
    #expect(packed.entry("tea", path: "")?.format.text == "")
  }

  @Test("A table of entries looks up the last of a repeated key, and lists them all")
  func entries() {
    let place = Place("tea.stringsdict")
    let entries = [("A", "one"), ("B", "two"), ("A", "three")].map {
      StringEntry(key: $0, words: $1, at: place)
    }
    let table = StringTable(path: place.path, entries)
    #expect(table["A"]?.format.text == "three" && table["B"]?.format.text == "two")
    #expect(table["C"] == nil && table.keys == ["A", "B", "A"])
    let packed = StringTable(path: "tea.strings", Self.packed([("A", "one"), ("B", "two")]))
    #expect(packed.keys == ["A", "B"] && packed.entries.map(\.format.text) == ["one", "two"])
    #expect(packed["A"]?.place.path == "tea.strings")
  }
}
