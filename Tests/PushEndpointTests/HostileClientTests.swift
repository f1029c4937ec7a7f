import Push
import TestTraits
import Testing

@testable import PushEndpoint

/// What strangers send; a client that keeps to the protocol is served all the while.
@Suite("Clients that do not keep to the protocol", .waitsOutside)
struct HostileClientTests {
  /// Sends bytes; says whether another client is still served, and how the bytes' connection ended.
  func provoke(
    _ bytes: [UInt8], plaintext: Bool = true, limits: EndpointLimits = EndpointLimits(),
    then act: (EndpointHarness, TestSocket) -> Void = { _, _ in }
  ) throws -> (harness: EndpointHarness, closing: String?, received: [UInt8]) {
    let harness = try EndpointHarness(plaintext: plaintext, limits: limits)
    let socket = try TestSocket(port: harness.address.port)
    socket.send(bytes)
    harness.run([socket]) { socket.isClosed }
    act(harness, socket)
    let session = ClientSession()
    let good = try TestSocket(
      port: harness.address.port, session: session, tls: plaintext ? nil : ClientTLS())
    let stream = session.push()
    #expect(harness.run([socket, good]) { session.answers[stream]?.isWhole == true })
    #expect(session.answers[stream]?.status == 200)
    return (harness, harness.endpoint.log.connections.first?.closing, socket.received)
  }

  @Test(
    "What speaks HTTP/1 is told so in HTTP/1 and in nothing else",
    arguments: ["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE"])
  func http1(method: String) throws {
    let (_, closing, received) = try provoke(Array("\(method) / HTTP/1.1\r\n\r\n".utf8))
    #expect(closing == "it spoke HTTP/1; HTTP/2 is needed")
    #expect(String(decoding: received, as: UTF8.self).hasPrefix("HTTP/1.1 505"))
  }

  @Test(
    "A preface that is none gets SETTINGS and GOAWAY with PROTOCOL_ERROR, wherever it goes wrong",
    arguments: [
      "hello", "INVALID CONNECTION PREFACE\r\n\r\n", "\0\0\0\0\0\0\0\0\0", "Q", "PRINT",
      "PRI * HTTP/1.0\r\n\r\nSM\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\t", "pri * HTTP/2.0\r\n",
      "GETX / HTTP/1.1\r\n",
    ])
  func wrongPreface(text: String) throws {
    let (harness, closing, received) = try provoke(
      Array(text.utf8) + [UInt8](repeating: 13, count: 40))
    #expect(closing == ForeignProtocol.unknown.words)
    #expect(received.prefix(4).dropFirst(3) == [4], "SETTINGS come first: \(received)")
    let length = Int(received[2])
    let goAway = received.dropFirst(9 + length)
    #expect(goAway.dropFirst(3).first == 7, "\(received)")
    #expect(goAway.dropFirst(13).prefix(4) == [0, 0, 0, 1], "PROTOCOL_ERROR: \(received)")
    let failures = harness.endpoint.takeFailures()
    #expect(failures.map(\.words) == [ForeignProtocol.unknown.words])
    #expect(harness.endpoint.takeFailures().isEmpty, "each is told once")
  }

  @Test(
    "What comes in place of the first settings ends the connection at once, and is told",
    arguments: [
      RawHTTP2.frame(6, 0, 0, [UInt8](repeating: 0, count: 8)),
      RawHTTP2.frame(4, 0, 0, [0, 2, 0, 0, 0, 2]), [UInt8](repeating: 255, count: 40),
    ])
  func wrongFirstFrame(bytes: [UInt8]) throws {
    let magic = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    let (harness, closing, _) = try provoke(magic + bytes)
    #expect(closing?.hasPrefix("its first frame was no SETTINGS that can be taken; let") == true)
    #expect(harness.endpoint.takeFailures().map(\.words) == [closing])
  }

  @Test("A preface may come in pieces of any size")
  func piecemeal() throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    let bytes = RawHTTP2.preface + RawHTTP2.frame(1, 5, 1, RawHTTP2.request)
    for byte in bytes {
      socket.send([byte])
      var turns = 0
      harness.run([socket]) {
        turns += 1
        return turns == 2
      }
    }
    #expect(harness.run([socket]) { harness.receiver.requests.count == 1 })
  }

  @Test("Plain text where TLS is spoken is told so")
  func plaintextOnTLS() throws {
    let (_, closing, received) = try provoke(
      Array("POST /3/device/00 HTTP/1.1\r\n\r\n".utf8), plaintext: false)
    #expect(closing == "it spoke without TLS; use https, or listen with --plaintext")
    #expect(
      String(decoding: received, as: UTF8.self).contains("This port speaks HTTP/2 over TLS only."))
  }

  @Test("TLS where none is spoken is told so")
  func tlsOnPlaintext() throws {
    let (_, closing, received) = try provoke([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])
    #expect(closing == "it spoke TLS; use http with prior knowledge, or listen without --plaintext")
    #expect(received == [21, 3, 1, 0, 2, 2, 70])
  }

  @Test("TLS garbage ends the connection", arguments: [0, 1, 2, 3, 4])
  func tlsGarbage(seed: Int) throws {
    let bytes =
      [22, 3, 1] + (0..<4000).map { UInt8(truncatingIfNeeded: ($0 &* 7919 &+ seed) >> 3) }
    let (_, closing, _) = try provoke(bytes, plaintext: false)
    #expect(closing?.isEmpty == false)
  }

  @Test(
    "Half a frame and silence are given up after a while",
    arguments: [0, 3, 24, 30, 33, RawHTTP2.preface.count, RawHTTP2.preface.count + 5])
  func truncated(count: Int) throws {
    let bytes = Array(
      (RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, RawHTTP2.request)).prefix(count))
    let (harness, _, _) = try provoke(bytes) { harness, _ in harness.pass(.seconds(4000)) }
    #expect(harness.endpoint.log.connections.first?.closed != nil)
  }

  @Test("A request that trickles in is given up after its time")
  func slowLoris() throws {
    let begun =
      RawHTTP2.preface
      + RawHTTP2.frame(1, 4, 1, RawHTTP2.request + RawHTTP2.literal("content-length", "99"))
    let (harness, closing, _) = try provoke(begun) { harness, socket in
      for _ in 0..<20 where !socket.isClosed {
        harness.uptime += .seconds(3)
        socket.send(RawHTTP2.frame(0, 0, 1, [32]))
        harness.run([socket]) { socket.isClosed }
        harness.pass(.zero)
      }
    }
    #expect(closing == "a request took longer than 30 seconds")
    #expect(harness.receiver.requests.count == 1)
  }

  @Test("An HPACK bomb is not unpacked into memory")
  func bomb() throws {
    // One field of 4000 bytes goes into the table, then is named by one byte again and again.
    let field = [0x40] + RawHTTP2.string("x") + RawHTTP2.string(String(repeating: "y", count: 3900))
    let block = RawHTTP2.request + field + [UInt8](repeating: 0xbe, count: 12_000)
    let (harness, _, _) = try provoke(RawHTTP2.preface + RawHTTP2.frame(1, 4 | 1, 1, block))
    #expect(harness.receiver.requests.count == 1)
  }

  @Test("A flood of CONTINUATION frames ends the connection")
  func continuations() throws {
    let flood = (0..<2000).flatMap { _ in RawHTTP2.frame(9, 0, 1, RawHTTP2.literal("x", "y")) }
    let (_, closing, _) = try provoke(
      RawHTTP2.preface + RawHTTP2.frame(1, 0, 1, RawHTTP2.request) + flood)
    #expect(closing != nil)
  }

  @Test("Streams that are opened and reset at once, in masses, end the connection")
  func rapidResets() throws {
    var flood: [UInt8] = []
    for stream in 0..<UInt32(5000) {
      flood += RawHTTP2.frame(1, 4, 2 * stream + 1, RawHTTP2.request)
      flood += RawHTTP2.frame(3, 0, 2 * stream + 1, [0, 0, 0, 8])
    }
    let (_, closing, _) = try provoke(RawHTTP2.preface + flood)
    #expect(closing != nil)
  }

  @Test("Pings that are never waited for end the connection or are answered within bounds")
  func pingFlood() throws {
    let ping = RawHTTP2.frame(6, 0, 0, [1, 2, 3, 4, 5, 6, 7, 8])
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    socket.reads = false
    socket.send(RawHTTP2.preface + Array(repeatElement(ping, count: 50_000).joined()))
    harness.run([socket]) { socket.isClosed }
    let waiting = harness.endpoint.channels.compactMap {
      ($0 as? HTTPConnection)?.outgoing.waitingCount
    }
    // What a last piece that was read is answered comes on top.
    #expect(
      waiting.allSatisfy { $0 < EndpointLimits().outgoingBytes + harness.endpoint.piece.count })
    socket.reads = true
    harness.run([socket]) { socket.isClosed }
    let isEnded = harness.endpoint.log.connections.first?.closing != nil
    #expect(isEnded || socket.received.count >= 50_000 * ping.count)
  }

  @Test("A body without end is answered at its limit, and what follows is not kept")
  func endlessBody() throws {
    let pieces = (0..<4).flatMap { _ in
      RawHTTP2.frame(0, 0, 1, [UInt8](repeating: 32, count: 16_000))
    }
    let (harness, _, _) = try provoke(
      RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, RawHTTP2.request) + pieces)
    #expect(harness.receiver.requests.count == 2)
    #expect(harness.receiver.requests[0].body.count == EndpointLimits().bodyBytes)
  }

  @Test("When the endpoint ends, a request whose end comes after that is answered 503 Shutdown")
  func shutdown() throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    socket.send(RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, RawHTTP2.request))
    harness.run([socket]) { (harness.endpoint.log.connections.first?.spoken.isEmpty == false) }
    harness.endpoint.drain(at: harness.moment)
    #expect(!harness.endpoint.isClosed, "the request that was begun is waited for")
    socket.send(RawHTTP2.frame(0, 1, 1, Array("{}".utf8)))
    #expect(harness.run([socket]) { socket.isClosed })
    #expect(harness.endpoint.isClosed)
    let entry = harness.endpoint.log.connections.first?.entries.first
    #expect(entry?.status == 503)
    #expect(entry?.reason == "Shutdown")
    #expect(harness.receiver.requests.isEmpty)
  }

  @Test("When the endpoint ends, a request without end is waited for only so long")
  func impatientShutdown() throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    socket.send(RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, RawHTTP2.request))
    harness.run([socket]) { (harness.endpoint.log.connections.first?.spoken.isEmpty == false) }
    harness.endpoint.drain(at: harness.moment)
    harness.pass(EndpointLimits().draining)
    #expect(harness.endpoint.isClosed)
  }

  @Test("Of more connections than there may be, the oldest that said nothing gives way")
  func manyConnections() throws {
    var limits = EndpointLimits()
    limits.connections = 3
    let harness = try EndpointHarness(limits: limits)
    var sockets: [TestSocket] = []
    for number in 1...3 {
      sockets.append(try TestSocket(port: harness.address.port))
      harness.uptime += .milliseconds(1)
      harness.run(sockets) { harness.endpoint.log.connections.count == number }
    }
    let session = ClientSession()
    let last = try TestSocket(port: harness.address.port, session: session)
    let stream = session.push()
    #expect(harness.run([last]) { session.answers[stream]?.isWhole == true })
    for socket in sockets { socket.exchange() }
    #expect(sockets.map(\.isClosed) == [true, false, false])
    #expect(harness.endpoint.log.connections.count { $0.closed == nil } == 3)
    let words = harness.endpoint.log.connections.first?.closing
    #expect(words == "more than 3 connections; it had not begun to talk")
  }

  @Test("A client that takes no answers is not read any more, and others are")
  func backPressure() throws {
    var limits = EndpointLimits()
    limits.outgoingBytes = 1 << 12
    let harness = try EndpointHarness(limits: limits)
    harness.receiver.refusal = .badDeviceToken
    let session = ClientSession()
    let greedy = try TestSocket(port: harness.address.port, session: session)
    greedy.reads = false
    for _ in 0..<200 { session.push([("apns-id", String(repeating: "i", count: 4000))]) }
    harness.run([greedy]) { false }
    let client = ClientSession()
    let good = try TestSocket(port: harness.address.port, session: client)
    let stream = client.push()
    #expect(harness.run([greedy, good]) { client.answers[stream]?.isWhole == true })
    greedy.reads = true
    #expect(harness.run([greedy]) { session.answers.values.count { $0.isWhole } >= 100 })
  }
}
