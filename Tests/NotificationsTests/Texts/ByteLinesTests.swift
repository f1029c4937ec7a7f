import Notifications
import Testing

@Suite("Lines that come in pieces")
struct ByteLinesTests {
  /// The lines as texts; nil for one that is too long.
  private func lines(_ stream: String, by size: Int, limit: Int) -> [String?] {
    var (lines, found) = (ByteLines(byteLimit: limit), [String?]())
    let bytes = Array(stream.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines.append(bytes[start..<min(start + size, bytes.count)])
      while let line = lines.next(isEnded: false) { found.append(Self.text(line)) }
    }
    while let line = lines.next(isEnded: true) { found.append(Self.text(line)) }
    #expect(lines.isEmpty)
    return found
  }

  private static func text(_ line: ByteLines.Line) -> String? {
    switch line {
    case .whole(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: nil
    }
  }

  @Test(
    "They are the same however they are cut, and one that is too long is told once",
    arguments: [
      ("", []), ("\n", [""]), ("a\n\nbcd\n", ["a", "", "bcd"]), ("abcd\nef", ["abcd", "ef"]),
      ("abcde\nf\n", [nil, "f"]), ("abcdefghijkl\nf\nabcdefghi\n\n", [nil, "f", nil, ""]),
      ("a\nabcde", ["a", nil]), ("abcdefghijkl", [nil]),
    ] as [(text: String, lines: [String?])], 1...14)
  func pieces(stream: (text: String, lines: [String?]), size: Int) {
    #expect(lines(stream.text, by: size, limit: 4) == stream.lines)
  }

  @Test("What waits is counted without what was taken, and what is passed over does not wait")
  func waiting() {
    var lines = ByteLines(byteLimit: 4)
    lines.append("ab\ncde".utf8)
    #expect(lines.byteCount == 6 && lines.hasLine(isEnded: false))
    #expect(lines.next(isEnded: false).flatMap(Self.text) == "ab")
    #expect(lines.byteCount == 3 && !lines.hasLine(isEnded: false) && lines.hasLine(isEnded: true))
    lines.append("fgh".utf8)
    let isTooLong = if case .tooLong? = lines.next(isEnded: false) { true } else { false }
    #expect(isTooLong)
    lines.append("ijk".utf8)
    #expect(lines.next(isEnded: false) == nil && lines.isEmpty)
    lines.append("l\nm".utf8)
    #expect(lines.next(isEnded: false) == nil && lines.byteCount == 1)
    lines.removeAll()
    #expect(lines.isEmpty && lines.next(isEnded: true) == nil)
  }
}
