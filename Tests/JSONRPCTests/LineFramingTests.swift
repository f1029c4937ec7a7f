import JSONRPC
import Testing

@Suite("Messages that are one a line")
struct LineFramingTests {
  private func lines(_ stream: [UInt8], by size: Int) throws -> [String] {
    var framing = LineFraming()
    var found: [String] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      framing.add(stream[start..<min(start + size, stream.count)])
      while let line = try framing.next() { found.append(String(decoding: line, as: UTF8.self)) }
    }
    return found
  }

  @Test("However they are cut into pieces, the same lines come out", arguments: [1, 2, 5, 4096])
  func pieces(size: Int) throws {
    let found = try lines(Array("{}\n\n{\"a\":\"suppé\"}\nrest".utf8), by: size)
    #expect(found == ["{}", "", "{\"a\":\"suppé\"}"])
  }

  @Test("A line that is too long is said once, and the next one is read")
  func overlong() throws {
    var framing = LineFraming()
    let piece = [UInt8](repeating: 0x20, count: LineFraming.byteLimit / 2 + 1)
    framing.add(piece)
    #expect(try framing.next() == nil)
    framing.add(piece)
    #expect(throws: JSONRPCError.self) { try framing.next() }
    framing.add(piece)
    #expect(try framing.next() == nil)
    framing.add("end of it\n{}\n".utf8)
    #expect(try framing.next() == Array("{}".utf8))
    #expect(try framing.next() == nil)
  }

  @Test("A line with a byte too many is refused where its end comes with it, too")
  func overlongWithItsEnd() throws {
    var framing = LineFraming()
    let longest = [UInt8](repeating: 0x20, count: LineFraming.byteLimit)
    framing.add(longest + Array("\n ".utf8) + longest + Array("\n{}\n".utf8))
    #expect(try framing.next()?.count == LineFraming.byteLimit)
    #expect(throws: JSONRPCError.self) { try framing.next() }
    #expect(try framing.next() == Array("{}".utf8))
    #expect(try framing.next() == nil)
  }
}
