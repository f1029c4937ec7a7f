import Files
import Lint
import Push
import TestSupport
import Testing

@Suite("Y39: frames of the binary interface")
struct FrameSlipTests {
  private func findings(_ bytes: [UInt8]) throws -> [String] {
    let text = bytes.map { "\(String($0, radix: 16).leftPadded) " }.joined()
    let folder = try ScratchFolder(["a.hex": text])
    let file = try #require(try HexadecimalFile.read(folder("a.hex")).value)
    // Three characters a byte.
    return Lint.findings(in: file).map { "\(($0.place.column - 1) / 3): \($0.message)" }
  }

  private static let token = [UInt8](repeating: 0xA1, count: 32)
  private static let payload = Array(#"{"aps":{}}"#.utf8)

  @Test(
    "Y39: what the phone's own writer writes is as it should be, however many follow each other",
    arguments: BinaryNotification.Command.allCases)
  func whole(command: BinaryNotification.Command) throws {
    let push = BinaryNotification(
      command, token: Self.token, payload: Self.payload, identifier: 7, expiration: 9, priority: 5)
    #expect(try findings(push.bytes + push.bytes) == [])
  }

  @Test(
    "Y39: a length that is not so, a zero at the end and an unknown command are told where they stand"
  )
  func slips() throws {
    let push = BinaryNotification(.simple, token: Array("a1a1".utf8), payload: Self.payload + [0])
    let found = try findings(push.bytes + [9])
    try #require(found.count == 3, "\(found)")
    #expect(found[0].hasPrefix("1: the token's length is 4"))
    #expect(found[1].hasPrefix("19: the payload ends with a zero"))
    #expect(found[2].hasPrefix("20: the byte 09 begins no frame"))
  }

  @Test("Y39: a frame that is cut anywhere is told, and nothing crashes")
  func cut() throws {
    let push = BinaryNotification(
      .items, token: Self.token, payload: Self.payload, identifier: 7, expiration: 9, priority: 5)
    for count in 1..<push.bytes.count {
      #expect(try !findings(Array(push.bytes.prefix(count))).isEmpty, "\(count) bytes")
    }
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
