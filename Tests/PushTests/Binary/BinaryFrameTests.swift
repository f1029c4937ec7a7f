import Notifications
import Push
import Testing

@Suite("Frames of the binary interface")
struct BinaryFrameTests {
  @Test(
    "Z68, Z69, Z70 (B33, B34, B35): the three commands have the bytes that Apple documents",
    arguments: BinaryVectors.all)
  func printed(
    vector: String, notification: BinaryNotification, byteCount: Int, digits: String
  ) {
    #expect(notification.bytes.hexadecimalDigits == digits, "\(vector)")
    #expect(notification.bytes.count == byteCount, "\(vector)")
  }

  @Test("B32: frames are read one after the other, however the bytes are split", arguments: 1...70)
  func split(pieceLength: Int) {
    let sent = BinaryVectors.all.map { $0.1 }
    let bytes = sent.flatMap(\.bytes)
    var connection = BinaryConnection.standard()
    var received: [BinaryNotification] = []
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      connection.receive(bytes[start..<min(start + pieceLength, bytes.count)])
      received += connection.rest()
    }
    #expect(received == sent)
    #expect(connection.takeOutput().isEmpty && !connection.isClosing, "success is silent")
    #expect(connection.waitingByteCount == 0)
  }

  @Test("B35: items come in any order, and the optional ones may be missing")
  func anyOrder() {
    let items =
      Self.item(5, [5]) + Self.item(2, BinaryVectors.payload)
      + Self.item(1, BinaryVectors.token)
    var connection = BinaryConnection.standard()
    let expected = BinaryNotification(
      .items, token: BinaryVectors.token, payload: BinaryVectors.payload, priority: 5)
    #expect(connection.all(of: Self.frame(items)) == [expected])
  }

  @Test(
    "B35, B37: items that cannot be are answered, and the answer names the push wherever its number stands",
    arguments: [
      ("unknown", [item(9, [0])], BinaryStatus.protocolError),
      ("repeated", [item(1, BinaryVectors.token)], .protocolError),
      ("priority 7", [item(5, [7])], .protocolError),
      ("priority of two bytes", [item(5, [0, 10])], .protocolError),
      ("expiration of eight bytes", [item(4, [0, 0, 0, 0, 0, 0, 0, 0])], .protocolError),
      ("cut off", [[4, 0, 4, 0]], .protocolError),
    ])
  func wrongItems(name: String, extra: [[UInt8]], status: BinaryStatus) {
    let good = Self.item(1, BinaryVectors.token) + Self.item(2, BinaryVectors.payload)
    let number = Self.item(3, [0, 0, 0, 3])
    for items in [number + good + extra.joined(), good + number + extra.joined()] {
      var connection = BinaryConnection.standard()
      #expect(connection.all(of: Self.frame(items)).isEmpty, "\(name)")
      #expect(connection.takeOutput() == BinaryError(status, identifier: 3).bytes, "\(name)")
      #expect(connection.isClosing)
    }
  }

  @Test(
    "B35, B37: a push without a token or a payload says which is missing; tokens have 100 bytes at most"
  )
  func missingItems() {
    let token = Self.item(1, BinaryVectors.token)
    let payload = Self.item(2, BinaryVectors.payload)
    #expect(Self.answer(Self.frame(payload)) == "080200000000")
    #expect(Self.answer(Self.frame(Self.item(1, []) + payload)) == "080200000000")
    #expect(Self.answer(Self.frame(token)) == "080400000000")
    #expect(Self.answer(Self.frame(token + Self.item(2, []))) == "080400000000")
    #expect(
      Self.answer(Self.frame(Self.item(1, Array(repeating: 1, count: 101)) + payload))
        == "080500000000")
    var connection = BinaryConnection.standard()
    let long = Self.frame(Self.item(1, Array(repeating: 1, count: 100)) + payload)
    #expect(
      connection.all(of: long).count == 1, "whether it is known is not a matter of its length")
  }

  @Test("B42: an unknown command, and a frame longer than any, are protocol errors at once")
  func unknownCommand() {
    #expect(Self.answer([3]) == "088000000000")
    #expect(Self.answer([255, 1, 2]) == "088000000000")
    #expect(Self.answer(Array("GET / HTTP/1.1".utf8)) == "088000000000")
    #expect(Self.answer([2, 0xff, 0xff, 0xff, 0xff]) == "088000000000")
  }

  @Test("B42: a token of another length than 32 is answered before its bytes are there")
  func tokenLength() {
    let start: [UInt8] = [1, 0xde, 0xad, 0xbe, 0xef, 0, 0, 0, 0]
    #expect(Self.answer(start + [0, 64]) == "0805deadbeef")
    #expect(Self.answer(start + [0, 0]) == "0805deadbeef")
    #expect(Self.answer([0, 0, 31], answersSimple: true) == "080500000000")
  }

  private static func item(_ number: UInt8, _ data: [UInt8]) -> [UInt8] {
    [number] + UInt16(data.count).bigEndianBytes + data
  }

  private static func frame(_ items: [UInt8]) -> [UInt8] {
    [2] + UInt32(items.count).bigEndianBytes + items
  }

  private static func answer(_ bytes: [UInt8], answersSimple: Bool = false) -> String {
    var connection = BinaryConnection.standard(answersSimple: answersSimple)
    _ = connection.all(of: bytes)
    return connection.takeOutput().hexadecimalDigits
  }
}
