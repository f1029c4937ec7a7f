import Notifications
import Push
import TestSupport
import Testing

@Suite("A connection of the binary interface")
struct BinaryConnectionTests {
  @Test(
    "Z71 (B36): an error is six bytes that name the push",
    arguments: [
      (BinaryStatus.invalidToken, UInt32(1), "080800000001"),
      (.invalidPayloadSize, 2, "080700000002"), (.invalidTokenSize, 0xdead_beef, "0805deadbeef"),
      (.protocolError, 3, "088000000003"), (.unknown, 0, "08ff00000000"),
    ])
  func errorFrames(status: BinaryStatus, identifier: UInt32, digits: String) {
    let error = BinaryError(status, identifier: identifier)
    #expect(error.bytes.hexadecimalDigits == digits)
    #expect(BinaryError(bytes: error.bytes) == error)
  }

  @Test("B36: what is no error frame is not read as one")
  func noErrorFrames() {
    for digits in ["", "08", "0808000000", "08080000000100", "070800000001", "080900000001"] {
      #expect(BinaryError(bytes: [UInt8](hexadecimal: digits) ?? []) == nil, "\(digits)")
    }
  }

  @Test("B37: each status has a name of its own, and says what a sender does about it")
  func statusNames() {
    #expect(Set(BinaryStatus.allCases.map(\.name)).count == BinaryStatus.allCases.count)
    for status in BinaryStatus.allCases { #expect(!status.advice.isEmpty) }
  }

  @Test(
    "B19: a payload is refused from the first byte over the limit on, with how many there are",
    arguments: [(0, 0), (2048, 0), (2049, 1), (4096, 2048)])
  func payloadSize(count: Int, surplus: Int) {
    let refusal = BinaryStatus.refusal(ofPayloadBytes: count, limit: 2048)
    #expect(refusal?.status == (surplus > 0 ? .invalidPayloadSize : nil))
    let words = "the payload has \(count) bytes, \(surplus) over 2048"
    #expect(refusal?.because == (surplus > 0 ? words : nil))
  }

  @Test("B36, B40: a push that is refused is answered, and what is written behind it is discarded")
  func discarded() {
    var connection = BinaryConnection.standard()
    let later = (41...43).flatMap { Self.numbered($0).bytes }
    connection.receive(Self.numbered(40).bytes + later)
    guard let first = connection.next() else { return #expect(Bool(false), "it is whole") }
    connection.refuse(first, .invalidToken)
    #expect(connection.takeOutput().hexadecimalDigits == "080800000028")
    #expect(connection.next() == nil && connection.isClosing)
    connection.receive(Self.numbered(44).bytes)
    #expect(connection.next() == nil && connection.takeOutput().isEmpty)
    #expect(connection.waitingByteCount == 0)
    #expect(connection.error == BinaryError(.invalidToken, identifier: 40))
  }

  @Test("B38: a service that goes away names the last push that it took")
  func shutdown() {
    var connection = BinaryConnection.standard()
    #expect(connection.all(of: Self.numbered(40).bytes + Self.numbered(41).bytes).count == 2)
    connection.shutDown()
    #expect(connection.takeOutput().hexadecimalDigits == "080a00000029")
    connection.shutDown()
    #expect(connection.takeOutput().isEmpty, "once")
  }

  @Test(
    "B38: with a shutdown the answer names the push before the one that met it",
    arguments: [
      ([40], "080a00000000"), ([40, 41], "080a00000028"), ([40, 41, 7], "080a00000029"),
    ])
  func shutdownOfPush(numbers: [UInt32], digits: String) {
    var connection = BinaryConnection.standard()
    connection.receive(numbers.flatMap { Self.numbered(Int($0)).bytes })
    let pushes = numbers.compactMap { _ in connection.next() }
    guard let last = pushes.last, pushes.count == numbers.count else {
      return #expect(Bool(false), "all are whole")
    }
    connection.refuse(last, .shutdown)
    #expect(connection.takeOutput().hexadecimalDigits == digits)
    // B41: a right sender then sends the one that met the shutdown once more.
    var window = SenderWindow<UInt32>()
    for number in numbers { window.keep(.init(number, number)) }
    guard let error = connection.error else { return #expect(Bool(false), "it closes") }
    #expect(window.redelivery(after: error).resent.map(\.identifier) == [numbers.last])
  }

  @Test(
    "B39: of command 0 the connection only closes; binary.command0Reply answers with identifier 0")
  func simpleCommand() {
    for (answers, digits) in [(false, ""), (true, "080800000000")] {
      var connection = BinaryConnection.standard(answersSimple: answers)
      connection.receive(BinaryVectors.simple.bytes)
      guard let push = connection.next() else { return #expect(Bool(false), "it is whole") }
      connection.refuse(push, .invalidToken)
      #expect(connection.takeOutput().hexadecimalDigits == digits)
      #expect(connection.isClosing)
    }
  }

  @Test("B42, B19: a payload has at least one byte, and at most as many as the interface takes")
  func payloadLength() {
    for (limit, count, digits) in [
      (2048, 0, "080400000007"), (2048, 2048, ""), (2048, 2049, "080700000007"), (256, 256, ""),
      (256, 257, "080700000007"),
    ] {
      for command in [BinaryNotification.Command.enhanced, .items] {
        var connection = BinaryConnection.standard(payloadLimit: limit)
        let push = BinaryNotification(
          command, token: BinaryVectors.token, payload: Array(repeating: 0x20, count: count),
          identifier: 7)
        #expect(connection.all(of: push.bytes).count == (digits.isEmpty ? 1 : 0))
        #expect(connection.takeOutput().hexadecimalDigits == digits, "\(count) of \(limit)")
      }
    }
  }

  @Test(
    "B42: a frame that is cut off when its sender leaves is no push, and is known to be cut off")
  func truncated() {
    var connection = BinaryConnection.standard()
    let bytes = BinaryVectors.enhanced.bytes
    #expect(connection.all(of: Array(bytes.dropLast())).isEmpty)
    #expect(connection.waitingByteCount == bytes.count - 1)
    #expect(connection.takeOutput().isEmpty && !connection.isClosing)
  }

  @Test(
    "B40, B42: whatever bytes are written, at most one error answers, and little is kept",
    arguments: 0..<300)
  func mutatedBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var bytes = (0..<20).flatMap { Self.numbered($0).bytes + BinaryVectors.items.bytes }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      }
    }
    var (whole, pieces) = (BinaryConnection.standard(), BinaryConnection.standard())
    let atOnce = whole.all(of: bytes)
    var piecewise: [BinaryNotification] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...64, using: &random)
      pieces.receive(rest.prefix(count))
      rest = rest.dropFirst(count)
      piecewise += pieces.rest()
      #expect(pieces.waitingByteCount <= BinaryFrame.byteLimit)
    }
    #expect(atOnce == piecewise)
    let answer = whole.takeOutput()
    #expect(answer == pieces.takeOutput())
    #expect(answer.isEmpty || BinaryError(bytes: answer) == whole.error)
    #expect(atOnce.allSatisfy { !$0.payload.isEmpty && $0.payload.count <= 2048 })
  }

  @Test("B32: a million bytes of frames in one piece are read in one go")
  func manyAtOnce() {
    var connection = BinaryConnection.standard()
    let bytes = (0..<15_000).flatMap { Self.numbered($0).bytes }
    #expect(connection.all(of: bytes).count == 15_000)
  }

  private static func numbered(_ identifier: Int) -> BinaryNotification {
    BinaryNotification(
      .enhanced, token: BinaryVectors.token, payload: BinaryVectors.payload,
      identifier: UInt32(identifier), expiration: 0)
  }
}
