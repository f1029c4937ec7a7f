import Testing

@testable import Files

@Suite("Places of bytes")
struct LineCounterTests {
  /// Counted character by character, as a reader of the file would.
  private func place(of offset: Int, in text: String) -> (line: Int, column: Int) {
    let lines = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }

  @Test(
    "A byte's line and column are those that one counts, wherever lines end",
    arguments: [
      "one line of more than eight characters, and of more than sixteen",
      "1234567\n12345678\n\n\n123456789\n1", "\n\n\n\n\n\n\n\n\n\n", "eight no\nw",
      "a line with é in it, and 家族 too\nand one without, which is longer\né",
    ])
  func positions(text: String) {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    bytes.withUnsafeBufferPointer { buffer in
      let checked = CheckedBytes(buffer)
      for first in starts {
        for second in starts {
          var counter = LineCounter()
          _ = counter.position(of: first, in: checked)
          let found = counter.position(of: second, in: checked)
          #expect(found == place(of: second, in: text), "\(first) then \(second)")
        }
      }
    }
  }

  @Test(
    "Places are the same in whatever order a long text is asked about",
    arguments: ["\n", "", " é\n", "é"])
  func anyOrder(end: String) {
    let line = "some words" + end
    let text = String(repeating: line, count: 2000)
    let lineSize = line.utf8.count
    // Far back, near back, and on, over and over.
    let asked = (0..<500).map { ($0 * 7919 % 2000) * lineSize + $0 % 10 }
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      let checked = CheckedBytes(buffer)
      var counter = LineCounter()
      for offset in asked + asked.sorted() + asked.sorted().reversed() {
        let (before, rest) = (offset / lineSize, offset % lineSize)
        let isOfLine = end.hasSuffix("\n")
        let found = counter.position(of: offset, in: checked)
        #expect(found.line == (isOfLine ? before + 1 : 1))
        #expect(found.column == (isOfLine ? 0 : before * line.count) + rest + 1)
      }
    }
  }

  @Test("A byte is found among the first ones, and not behind them", arguments: 0..<40)
  func firstBytes(index: Int) {
    var bytes = [UInt8](repeating: 1, count: 40)
    bytes[index] = 0
    bytes.withUnsafeBufferPointer { buffer in
      let checked = CheckedBytes(buffer)
      for limit in 0..<50 { #expect(checked.holds(0, inFirst: limit) == (index < limit)) }
      #expect(!checked.holds(2, inFirst: 50))
    }
  }
}
