import Push
import Testing

@Suite("The lines in which another program talks to the phone")
struct ProgramLinesTests {
  private func lines(_ pieces: [[UInt8]]) -> [ProgramLine] {
    var lines = ProgramLines()
    var taken: [ProgramLine] = []
    for piece in pieces {
      lines.append(piece)
      while let line = lines.next(isEnded: false) { taken.append(line) }
    }
    while let line = lines.next(isEnded: true) { taken.append(line) }
    return taken
  }

  @Test("§5: lines are the same however their bytes come in pieces")
  func pieces() {
    let bytes = Array("wake\n\npush chat \"Grüße 👋\"\nwait 5m".utf8)
    let whole = lines([bytes])
    #expect(
      whole == ["wake", "", "push chat \"Grüße 👋\"", "wait 5m"].map(ProgramLine.text))
    for size in 1...bytes.count {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(lines(pieces) == whole, "in pieces of \(size) bytes")
    }
  }

  @Test("§5: a line that is no UTF-8 is refused and not repaired, and the next one is taken")
  func foreignBytes() {
    let wrong = Array("clear ".utf8) + [0xFF, 0x0A] + Array("wake\nOl".utf8) + [0xE9]
    let taken = lines([wrong])
    let refused = ProgramLine.refused(
      "this line is no UTF-8, and nothing of it was done; send it as UTF-8")
    #expect(taken == [refused, .text("wake"), refused])
  }

  @Test("What has no line feed is no line before the end")
  func unfinished() {
    var lines = ProgramLines()
    lines.append(Array("wa".utf8))
    #expect(lines.next(isEnded: false) == nil && !lines.hasLine(isEnded: false))
    #expect(lines.hasLine(isEnded: true) && !lines.isEmpty)
    #expect(lines.next(isEnded: true) == .text("wa"))
    #expect(lines.isEmpty && lines.next(isEnded: true) == nil)
  }

  @Test(
    "§5: a line over the limit is refused once, however it comes, and what follows is taken",
    arguments: [1 << 12, 1 << 16, 3 << 20])
  func tooLong(size: Int) {
    let bytes = [UInt8](repeating: 0x61, count: 2 * ProgramLine.byteLimit) + Array("\nwake\n".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
    #expect(lines(pieces) == [.refused(ProgramLine.tooLong), .text("wake")])
  }
}
