import Files
import Lint
import Notifications
import Push
import TestSupport
import Testing

@Suite("Y39: what can be wrong within a frame")
struct FrameMistakeTests {
  /// What is found, each with the index of its byte.
  private func findings(_ hexadecimal: String) throws -> [String] {
    let digits = hexadecimal.filter { !$0.isWhitespace }
    var text = ""
    for (index, digit) in digits.enumerated() {
      text += (index % 2 == 0 && index > 0 ? " " : "") + String(digit)
    }
    let folder = try ScratchFolder(["a.hex": text])
    let file = try #require(try HexadecimalFile.read(folder("a.hex")).value)
    return Lint.findings(in: file).map { "\(($0.place.column - 1) / 3): \($0.message)" }
  }

  private static let token = "01 0020" + String(repeating: "a1", count: 32)
  // {"aps":{}}
  private static let payload = "02 000a 7b22617073223a7b7d7d"

  /// A frame of items, with the length that they have.
  private static func frame(_ items: String...) -> String {
    let all = items.joined().filter { !$0.isWhitespace }
    let length = String(all.count / 2, radix: 16)
    return "02" + String(repeating: "0", count: 8 - length.count) + length + all
  }

  @Test("B35: items in any order are right, and so are their lengths")
  func right() throws {
    #expect(try findings(Self.frame(Self.token, Self.payload)) == [])
    let all = Self.frame(
      "05 0001 0a", Self.payload, "04 0004 00000000", Self.token, "03 0004 00000002")
    #expect(try findings(all + all) == [])
  }

  @Test("B35: each slip of an item is told at its byte", arguments: slips)
  func slip(frame: String, wanted: [String]) throws {
    #expect(try findings(frame) == wanted)
  }

  private static let slips: [(String, [String])] = [
    (
      frame(token, payload, "05 0002 000a"),
      ["54: the priority's length is 2; write 1"]
    ),
    (frame(token, payload, "05 0001 07"), ["56: the priority is 7; write 10 or 5"]),
    (frame(token, payload, "05 0001 01"), ["56: the priority is 1; write 10 or 5"]),
    (frame(token, payload, "05 0001 05"), []),
    (frame(token, payload, "03 0003 000001"), ["54: the identifier's length is 3; write 4"]),
    (frame(token, payload, "04 0000"), ["54: the expiration's length is 0; write 4"]),
    (
      frame(token, payload, "09 0001 00"),
      ["53: item 9 is unknown; 1 is the token, 2 payload, 3 identifier, 4 expiration, 5 priority"]
    ),
    (
      frame(token, payload, "00"),
      ["53: bytes left behind the last item: 1; the frame's length counts items alone"]
    ),
    (
      frame(token, payload, "05 0009 0a"),
      ["54: item 5's length is 9; bytes left in the frame: 1"]
    ),
    (
      frame(token, token, payload), ["40: item 1 comes a second time; each comes once"]
    ),
    (frame(payload), ["0: the frame has no item 1, the token"]),
    (frame(token), ["0: the frame has no item 2, the payload"]),
    (
      frame(), ["0: the frame has no item 1, the token", "0: the frame has no item 2, the payload"]
    ),
    (frame(token, "02 0000"), ["41: the payload is empty; it is JSON with aps"]),
    (
      frame(token, "02 0003 7b7d00"),
      ["45: the payload ends with a zero, as text in C does; leave it out of the length"]
    ),
    (
      frame("01 0002 a1a1", payload),
      ["6: the token's length is 2; write its 32 bytes, not their digits"]
    ),
  ]

  @Test(
    "Y3, B19: a payload over the limit of the binary interface is told at its length, in each command",
    arguments: BinaryNotification.Command.allCases)
  func size(command: BinaryNotification.Command) throws {
    let over = ["the payload has 2050 bytes, 2 more than 2048"]
    for (count, wanted) in [(2048, [String]()), (2050, over)] {
      let push = BinaryNotification(
        command, token: Array(repeating: 0xA1, count: 32),
        payload: Array(repeating: 0x20, count: count))
      let text = push.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let found = try findings(text)
      #expect(found.map { String($0.drop { $0 != ":" }.dropFirst(2)) } == wanted)
      let length = push.bytes.count - count - 2
      #expect(found.allSatisfy { $0.hasPrefix("\(length): ") }, "\(found)")
    }
  }

  @Test("B42: a length beyond the end is told with what is there, and nothing behind is read")
  func lengths() throws {
    let items = Self.frame(Self.token, Self.payload).dropFirst(10)
    #expect(
      try findings("02 000000ff \(items)").first
        == "1: the frame's length is 255; bytes that follow: 48")
    #expect(try findings("00 0020 a1a1") == ["1: the token's length is 32; bytes that follow: 2"])
    let token = "0020" + String(repeating: "a1", count: 32)
    #expect(
      try findings("00 \(token) 0005 7b7d")
        == ["35: the payload's length is 5; bytes that follow: 2"])
    #expect(try findings("00 \(token) 00") == ["0: the frame ends within its payload's length"])
    #expect(try findings("01 0000") == ["0: the frame ends within its identifier"])
    #expect(try findings("01 00000001 00") == ["0: the frame ends within its expiry"])
    #expect(try findings("02 00") == ["0: the frame ends within its length"])
    #expect(try findings("07") == ["0: the byte 07 begins no frame; write 00, 01 or 02"])
    #expect(try findings("AA bb") == ["0: the byte aa begins no frame; write 00, 01 or 02"])
    #expect(try findings("") == [])
  }

  @Test(
    "Whatever bytes come, each finding stands at one of them",
    arguments: 1...12 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<8 {
      var bytes = BinaryNotification(
        .items, token: Array(repeating: 0xA1, count: 32), payload: Array(#"{"aps":{}}"#.utf8),
        identifier: 1, expiration: 2, priority: 5
      ).bytes
      for _ in 0..<3 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 40) }
      let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      for finding in try findings(text) {
        let index = try #require(finding.split(separator: ":").first.flatMap { Int($0) })
        #expect((0..<bytes.count).contains(index), "\(finding)")
      }
    }
  }
}
