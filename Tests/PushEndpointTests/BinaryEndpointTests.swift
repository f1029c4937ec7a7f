import Glibc
import Notifications
import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("The binary interface on sockets", .waitsOutside)
struct BinaryEndpointTests {
  private let harness: EndpointHarness
  private let port: UInt16

  init() throws {
    harness = try EndpointHarness()
    port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), nil
    ).port
  }

  private func push(
    _ identifier: UInt32, payload: String = #"{"aps":{}}"#
  ) -> BinaryNotification {
    BinaryNotification(
      .enhanced, token: Array(repeating: 7, count: 32), payload: Array(payload.utf8),
      identifier: identifier, expiration: 0)
  }

  private func connect() throws -> TestSocket { try TestSocket(port: port) }

  @Test("B32: pushes come one after the other, split anywhere, and nothing is answered")
  func split() throws {
    let client = try connect()
    let bytes = (1...20).flatMap { push(UInt32($0)).bytes }
    for start in stride(from: 0, to: bytes.count, by: 13) {
      client.send(Array(bytes[start..<min(start + 13, bytes.count)]))
      harness.run([client]) { false }
    }
    #expect(harness.receiver.notifications.map(\.identifier) == (1...20).map { UInt32($0) })
    #expect(client.received.isEmpty && !client.isClosed)
  }

  @Test("Of more binary connections than there may be, the oldest that said nothing gives way")
  func manyConnections() throws {
    var limits = EndpointLimits()
    limits.connections = 2
    let harness = try EndpointHarness(limits: limits)
    let port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), nil
    ).port
    var clients: [TestSocket] = []
    for number in 1...3 {
      clients.append(try TestSocket(port: port))
      harness.uptime += .milliseconds(1)
      harness.run(clients) { harness.endpoint.log.connections.count == number }
      guard number == 2 else { continue }
      harness.uptime += .milliseconds(1)
      clients[0].send(push(1).bytes)
      #expect(harness.run(clients) { !harness.receiver.notifications.isEmpty })
    }
    for client in clients { client.exchange() }
    #expect(clients.map(\.isClosed) == [false, true, false])
    #expect(
      harness.endpoint.log.connections[1].closing
        == "more than 2 connections; it had not begun to talk")
  }

  @Test("B36, B40: an error frame, then the connection closes; what followed never came")
  func refused() throws {
    harness.receiver.refusedIdentifiers = [2: .invalidToken]
    let client = try connect()
    client.send((1...4).flatMap { push(UInt32($0)).bytes })
    #expect(harness.run([client]) { client.isClosed })
    #expect(client.received.hexadecimalDigits == "080800000002")
    #expect(harness.receiver.notifications.map(\.identifier) == [1, 2])
    let entries = harness.endpoint.log.connections.last?.entries
    #expect(entries?.map(\.status) == [0, 8] && entries?.last?.reason == "InvalidToken")
  }

  @Test("B36: a client that goes on writing reads the error all the same")
  func writesOn() throws {
    harness.receiver.refusedIdentifiers = [1: .invalidToken]
    let client = try connect()
    client.reads = false
    client.send((1...2000).flatMap { push(UInt32($0)).bytes })
    harness.run([client]) { false }
    client.reads = true
    #expect(harness.run([client]) { client.received.count == 6 })
    #expect(client.received.hexadecimalDigits == "080800000001")
  }

  @Test("TLS where none is spoken is told so, without a word of HTTP")
  func tlsOnPlaintext() throws {
    let client = try connect()
    client.send([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])
    #expect(harness.run([client]) { client.isClosed })
    #expect(
      harness.endpoint.takeFailures().map(\.words) == [
        "it spoke TLS; connect without it, or listen without --plaintext"
      ])
  }

  @Test("B42: what is no frame is answered, and told among the connections")
  func noFrame() throws {
    let client = try connect()
    client.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(harness.run([client]) { client.isClosed })
    #expect(client.received.hexadecimalDigits == "088000000000")
    #expect(harness.endpoint.log.connections.last?.entries.last?.reason == "ProtocolError")
    #expect(
      harness.endpoint.takeFailures().map(\.words) == [
        "128 ProtocolError: check lengths, items and their order of bytes"
      ])
  }

  @Test("A frame for which the connection closes is told; what the phone refuses, it says itself")
  func closingFrames() throws {
    harness.receiver.refusedIdentifiers = [1: .invalidToken]
    for (notification, words) in [
      (push(1), nil),
      (push(2, payload: ""), "4 MissingPayload: send a payload of at least one byte"),
    ] as [(BinaryNotification, String?)] {
      let client = try connect()
      client.send(notification.bytes)
      #expect(harness.run([client]) { client.isClosed })
      #expect(harness.endpoint.takeFailures().map(\.words) == [words].compactMap(\.self))
    }
  }

  @Test(
    "B42: who leaves within a frame sent none, and the log says so",
    arguments: [(1, "cut off after 1 byte;"), (2, "cut off after 2 bytes;")])
  func truncated(count: Int, words: String) throws {
    do {
      let client = try connect()
      client.send(Array(push(1).bytes.prefix(count)))
      harness.run([client]) { false }
    }
    harness.run([]) { harness.endpoint.log.connections.last?.closed != nil }
    #expect(harness.receiver.notifications.isEmpty)
    #expect(harness.endpoint.log.connections.last?.closing?.contains(words) == true)
  }

  @Test("B38: a service that goes away says which push it took last")
  func drain() throws {
    let client = try connect()
    client.send(push(40).bytes + push(41).bytes)
    #expect(harness.run([client]) { harness.receiver.notifications.count == 2 })
    harness.endpoint.drain(at: harness.moment)
    #expect(harness.run([client]) { client.isClosed })
    #expect(client.received.hexadecimalDigits == "080a00000029")
  }

  @Test("B6: an expiration is moved as the service's clock is; 0 stays one attempt")
  func clock() throws {
    harness.endpoint.clock = ServiceClock(
      machine: Instant(milliseconds: 1_000_000_000), phone: Instant(milliseconds: 0))
    let client = try connect()
    var late = push(1)
    late.expiration = 1_000_060
    client.send(late.bytes + push(2).bytes)
    #expect(harness.run([client]) { harness.receiver.notifications.count == 2 })
    #expect(harness.receiver.notifications.map(\.expiration) == [60, 0])
  }

  @Test("B44: who connects to the feedback service reads the list, once, and is let go")
  func feedback() throws {
    let port = try harness.endpoint.listen(
      for: .feedback, on: try LoopbackAddress("127.0.0.1:0"), nil
    ).port
    let tuple = FeedbackTuple(timestamp: 1_276_290_000, token: Array(repeating: 1, count: 32))
    harness.receiver.tokens = [tuple, tuple]
    let first = try TestSocket(port: port)
    #expect(harness.run([first]) { first.isClosed })
    #expect(FeedbackTuple.list(first.received) == [tuple, tuple])
    let second = try TestSocket(port: port)
    #expect(harness.run([second]) { second.isClosed })
    #expect(second.received.isEmpty)
    harness.receiver.tokens = [tuple]
    let third = try TestSocket(port: port)
    #expect(harness.run([third]) { third.isClosed })
    let words = harness.endpoint.log.connections.map { $0.entries.map(\.words) }
    #expect(words == [["2 tokens"], ["0 tokens"], ["1 token"]])
  }

  // It has asked for a list and reads nothing of it yet.
  private func clientOfLongList() throws -> TestSocket {
    let port = try harness.endpoint.listen(
      for: .feedback, on: try LoopbackAddress("127.0.0.1:0"), nil
    ).port
    // No token is so long: few of them are more than all that the system holds.
    let long = FeedbackTuple(timestamp: 1_276_290_000, token: Array(repeating: 1, count: 60_000))
    harness.receiver.tokens = Array(repeating: long, count: 400)
    let client = try TestSocket(port: port)
    client.reads = false
    harness.run([client]) { false }
    return client
  }

  @Test("B44: a list that is longer than the system takes at once is read to its end, however late")
  func lateReader() throws {
    let client = try clientOfLongList()
    #expect(harness.endpoint.log.connections.last?.entries.map(\.words) == ["400 tokens"])
    client.reads = true
    #expect(harness.run([client]) { client.isClosed })
    #expect(client.received.count == 400 * 60_006)
    harness.pass(harness.endpoint.limits.parting)
    #expect(harness.endpoint.log.connections.last?.closed != nil)
  }

  @Test("B44: a client that takes nothing more of its list is let go; one that goes on is not")
  func noReader() throws {
    let client = try clientOfLongList()
    harness.pass(harness.endpoint.limits.idle - .seconds(1))
    client.reads = true
    #expect(harness.run([client]) { client.received.count > 1 << 20 })
    client.reads = false
    harness.run([client]) { false }
    harness.pass(.seconds(2))
    #expect(harness.endpoint.log.connections.last?.closed == nil)
    harness.pass(harness.endpoint.limits.idle)
    #expect(harness.endpoint.log.connections.last?.closed != nil)
    let words = harness.endpoint.takeFailures().map(\.words)
    #expect(words == ["it read nothing for 60 minutes"], "\(words)")
  }

  @Test("Nobody waits for who does not go: the socket is let go a while later")
  func parting() throws {
    harness.receiver.refusedIdentifiers = [1: .invalidToken]
    let client = try connect()
    client.send(push(1).bytes)
    #expect(harness.run([client]) { client.isClosed })
    #expect(harness.endpoint.log.connections.last?.closed == nil)
    harness.pass(harness.endpoint.limits.parting)
    #expect(harness.endpoint.log.connections.last?.closed != nil)
  }

  @Test("Over TLS nothing is there to be read after a success: silence is the answer")
  func noTickets() throws {
    let folder = try ScratchFolder()
    let files = try EndpointFiles(folder: folder.path, now: EndpointHarness.now)
    let port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), files
    ).port
    let tls = ClientTLS(protocols: [])
    let client = try TestSocket(port: port, tls: tls)
    client.sendEncrypted(push(1).bytes)
    #expect(harness.run([client]) { !harness.receiver.notifications.isEmpty })
    harness.run([client]) { false }
    #expect(tls.isEstablished && tls.ticketByteCount == 0)
    let http = try EndpointHarness(plaintext: false)
    let other = ClientTLS()
    let server = try TestSocket(port: http.address.port, tls: other)
    #expect(http.run([server]) { other.ticketByteCount > 0 }, "elsewhere they save time")
  }

  @Test("Over TLS it is the same; what is no TLS is let go, and others are served")
  func tls() throws {
    let folder = try ScratchFolder()
    let files = try EndpointFiles(folder: folder.path, now: EndpointHarness.now)
    let port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), files
    ).port
    let plain = try TestSocket(port: port)
    plain.send(push(1).bytes)
    #expect(harness.run([plain]) { plain.isClosed })
    let client = try TestSocket(port: port, tls: ClientTLS(protocols: []))
    harness.receiver.refusedIdentifiers = [3: .invalidToken]
    client.exchange()
    harness.run([client]) { false }
    client.sendEncrypted(push(2).bytes + push(3).bytes)
    #expect(harness.run([client]) { client.isClosed })
    #expect(harness.receiver.notifications.map(\.identifier) == [2, 3])
    #expect(client.received.hexadecimalDigits == "080800000003")
  }
}
