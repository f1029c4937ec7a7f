import Foundation
import Notifications
import Testing

@Suite("B24: what came and is no JSON")
struct UnreadablePayloadTests {
  private static func object(of payload: Payload) throws -> [String: String] {
    let data = Data(payload.source.bytes)
    let read = try JSONSerialization.jsonObject(with: data)
    return try #require(read as? [String: String], "\(payload.source.string)")
  }

  private static let bodies: [String] = [
    "", "{", "hello", "{\"aps\":{},}", "<html><body>404</body></html>", "\"", "\\\\\\\\\\\\",
    "\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}", "お湯が沸きました、お茶にしましょう",
    "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", "\n\n\n\n\n\n\n\n\n\n",
    String(repeating: "kettle ", count: 600),
  ]

  @Test("It stands in an object of as many bytes, from seventeen on", arguments: bodies)
  func size(body: String) throws {
    let bytes = Array(body.utf8)
    let payload = Payload.unreadable(bytes[...], at: Place("request", line: 3))
    #expect(payload.source.bytes.count == max(17, bytes.count))
    #expect(payload.content == nil && payload.source.place == Place("request", line: 3))
    let text = try #require(try Self.object(of: payload)["unreadable"])
    #expect(body.hasPrefix(text), "“\(text)” is no beginning of “\(body)”")
  }

  @Test(
    "Of plain letters no more is cut off than has to be", arguments: [0, 1, 16, 17, 18, 40, 4096])
  func plain(count: Int) throws {
    let body = String(repeating: "a", count: count)
    let payload = Payload.unreadable(Array(body.utf8)[...], at: Place("request"))
    let text = try #require(try Self.object(of: payload)["unreadable"])
    #expect(text.count == max(0, count - 17), "{\"unreadable\":\"\"} has 17 bytes itself")
  }

  @Test(
    "Whatever the bytes are, UTF-8 or not, a line can be written for them",
    arguments: 1...60 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      // Half of them control characters, quotes and broken UTF-8.
      random.next() % 2 == 0
        ? UInt8.random(in: 0...255, using: &random)
        : [0, 0x1B, 0x22, 0x5C, 0x80, 0xC3, 0xF0, 0x7F][Int(random.next() % 8)]
    }
    let payload = Payload.unreadable(bytes[...], at: Place("request"))
    #expect(payload.source.bytes.count == max(17, bytes.count))
    let text = try #require(try Self.object(of: payload)["unreadable"])
    #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.starts(with: text.unicodeScalars))
  }

  @Test("B53: strict JSON goes over the wire as it is; what is not becomes nothing to the phone")
  func wire() {
    let source = SourceText(
      Array("{\"aps\":{\"alert\":\"Tea\"},}".utf8)[...], at: Place("tea.apns"))
    var payload = Payload(content: Content(body: .literal("Tea")), source: source)
    payload.isMutable = true
    #expect(payload.onTheWire == payload)
    payload.isStrict = false
    let received = payload.onTheWire
    #expect(received.content == nil && !received.isMutable && !received.isSilent)
    #expect(received.source == source, "as it was sent, and as large (B19)")
    #expect(received.onTheWire == received)
  }

  @Test("B25: silent is what wakes its app and has nothing to show, to hear or to count")
  func silent() {
    func payload(_ change: (inout Content) -> Void = { _ in }, wakes: Bool = true) -> Payload {
      var content = Content()
      change(&content)
      var payload = Payload(content: content, source: SourceText([], at: Place("p")))
      payload.isContentAvailable = wakes
      return payload
    }
    #expect(payload().isSilent && !payload(wakes: false).isSilent)
    #expect(!payload { $0.title = .literal("Tea") }.isSilent)
    #expect(!payload { $0.subtitle = .literal("") }.isSilent)
    #expect(!payload { $0.badge = 0 }.isSilent, "0 is a number, too (P16)")
    #expect(!payload { $0.sound = Sound() }.isSilent)
    #expect(payload { $0.threadIdentifier = "kitchen" }.isSilent)
    #expect(payload { $0.categoryIdentifier = "TEA" }.isSilent)
    var none = payload()
    none.content = nil
    #expect(!none.isSilent, "without aps it is dropped (B24)")
  }
}
