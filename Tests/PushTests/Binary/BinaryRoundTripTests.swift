import Notifications
import Push
import TestSupport
import Testing

@Suite("Pushes of the binary interface, there and back")
struct BinaryRoundTripTests {
  private static func bytes(_ count: Int, _ random: inout SplitMix) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  // With all that its command has room for.
  private static func notification(_ random: inout SplitMix) -> BinaryNotification {
    let command = BinaryNotification.Command.allCases[Int(random.next() % 3)]
    let isBare = command == .simple
    func number() -> UInt32 { UInt32(truncatingIfNeeded: random.next()) }
    let identifier = isBare ? nil : number()
    let expiration = isBare ? nil : number()
    let priorities: [UInt8?] = [nil, 5, 10]
    let priority = command == .items ? priorities[Int(random.next() % 3)] : nil
    let tokenCount = command == .items ? Int.random(in: 1...100, using: &random) : 32
    return BinaryNotification(
      command, token: bytes(tokenCount, &random),
      payload: bytes(Int.random(in: 1...2048, using: &random), &random), identifier: identifier,
      expiration: expiration, priority: priority)
  }

  @Test(
    "B33–B35: what is written is read again, whatever stands in it",
    arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sent = (0..<10).map { _ in Self.notification(&random) }
    var connection = BinaryConnection.standard()
    #expect(connection.all(of: sent.flatMap(\.bytes)) == sent)
    #expect(connection.waitingByteCount == 0 && connection.error == nil)
  }

  @Test("B42: cut off after any byte, a frame is no push and no error", arguments: 0...2)
  func cutOff(command: Int) {
    let bytes = BinaryVectors.all[command].1.bytes
    for count in 0..<bytes.count {
      var connection = BinaryConnection.standard()
      #expect(connection.all(of: Array(bytes.prefix(count))).isEmpty, "after \(count) bytes")
      #expect(connection.waitingByteCount == count && !connection.isClosing)
      connection.receive(bytes[count...])
      #expect(connection.rest() == [BinaryVectors.all[command].1], "the rest came later")
    }
  }

  @Test("B35: the five items come in any of their 120 orders")
  func orders() {
    let items: [[UInt8]] = [
      [1, 0, 32] + BinaryVectors.token,
      [2, 0, UInt8(BinaryVectors.payload.count)] + BinaryVectors.payload,
      [3, 0, 4, 0, 0, 0, 2], [4, 0, 4, 0, 0, 0, 0], [5, 0, 1, 10],
    ]
    let orders = Self.orders(of: items)
    #expect(orders.count == 120)
    for order in orders {
      let data = Array(order.joined())
      var connection = BinaryConnection.standard()
      let frame = [2] + UInt32(data.count).bigEndianBytes + data
      #expect(connection.all(of: frame) == [BinaryVectors.items])
    }
  }

  private static func orders(of items: [[UInt8]]) -> [[[UInt8]]] {
    guard let first = items.first else { return [[]] }
    return orders(of: Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  @Test("B35: each item but token and payload may be missing, and nothing stands in for it")
  func missingItems() {
    for identifier in [nil, 7] as [UInt32?] {
      for expiration in [nil, 0, 1_276_290_000] as [UInt32?] {
        for priority in [nil, 5] as [UInt8?] {
          let push = BinaryNotification(
            .items, token: BinaryVectors.token, payload: [0x7b, 0x7d], identifier: identifier,
            expiration: expiration, priority: priority)
          var connection = BinaryConnection.standard()
          #expect(connection.all(of: push.bytes) == [push])
        }
      }
    }
  }

  @Test("B34, B43: without an expiry command 1 has room for 0 alone, which is one attempt")
  func noExpiry() {
    let push = BinaryNotification(
      .enhanced, token: BinaryVectors.token, payload: BinaryVectors.payload, priority: 5)
    var connection = BinaryConnection.standard()
    let read = connection.all(of: push.bytes).first
    #expect(read?.expiration == 0 && read?.identifier == 0 && read?.priority == nil)
  }

  @Test(
    "B19, B33: a length has two bytes: a payload of 65,535 is whole, a longer one is cut",
    arguments: [(65_535, 65_535), (65_536, 65_535), (70_000, 65_535), (65_534, 65_534)])
  func longest(count: Int, written: Int) {
    let payload = Array(repeating: UInt8(ascii: " "), count: count)
    for command in BinaryNotification.Command.allCases {
      let push = BinaryNotification(command, token: BinaryVectors.token, payload: payload)
      var connection = BinaryConnection.standard(payloadLimit: 70_000)
      #expect(connection.all(of: push.bytes).map(\.payload.count) == [written])
    }
  }

  @Test("B32: numbers of any width have their highest byte first, and read back")
  func numbers() {
    #expect(UInt16(0x0102).bigEndianBytes == [1, 2])
    #expect(UInt32(0x0102_0304).bigEndianBytes == [1, 2, 3, 4])
    #expect(UInt64.max.bigEndianBytes == Array(repeating: 255, count: 8))
    #expect(Int16(-2).bigEndianBytes == [255, 254])
    for number in [0, 1, 255, 256, 65_536, UInt32.max] {
      let error = BinaryError(.unknown, identifier: number)
      #expect(BinaryError(bytes: error.bytes)?.identifier == number)
    }
  }

  @Test("B37: statuses have Apple's numbers", arguments: 0...255 as ClosedRange<UInt8>)
  func statuses(number: UInt8) {
    let known: [UInt8: String] = [
      0: "NoErrors", 1: "ProcessingError", 2: "MissingDeviceToken", 3: "MissingTopic",
      4: "MissingPayload", 5: "InvalidTokenSize", 6: "InvalidTopicSize",
      7: "InvalidPayloadSize", 8: "InvalidToken", 10: "Shutdown", 128: "ProtocolError",
      255: "Unknown",
    ]
    #expect(BinaryStatus(rawValue: number)?.name == known[number])
    let frame = [8, number, 0, 0, 0, 1] as [UInt8]
    #expect((BinaryError(bytes: frame) != nil) == (known[number] != nil), "an error frame (B36)")
  }
}
