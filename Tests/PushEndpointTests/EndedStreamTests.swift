import Push
import TestTraits
import Testing

@testable import PushEndpoint

/// What HTTP/2 itself ends is no request, and its client reads a code alone.
@Suite("Requests that are ended without an answer", .waitsOutside)
struct EndedStreamTests {
  private static let typical = [
    (":method", "POST"), (":scheme", "https"), (":path", "/3/device/00"), (":authority", "a"),
  ]

  private static func header(_ fields: [(String, String)]) -> [UInt8] {
    fields.flatMap { RawHTTP2.literal($0.0, $0.1) }
  }

  /// What is said of one, and that its connection goes on.
  private func words(
    _ fields: [(String, String)], body: String = "{}", trailers: [(String, String)] = [],
    trailersEnd: Bool = true, line: Int = #line
  ) throws -> [String] {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    let trailer =
      trailers.isEmpty
      ? [] : RawHTTP2.frame(1, trailersEnd ? 5 : 4, 1, Self.header(trailers))
    socket.send(
      RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, Self.header(fields))
        + RawHTTP2.frame(0, trailer.isEmpty ? 1 : 0, 1, Array(body.utf8)) + trailer)
    harness.run([socket]) { harness.endpoint.log.connections.first?.closing != nil }
    harness.run([socket]) { false }
    let failures = harness.endpoint.takeFailures()
    #expect(harness.receiver.requests.isEmpty && !socket.isClosed, "line \(line)")
    socket.send(
      RawHTTP2.frame(1, 4, 3, Self.header(Self.typical))
        + RawHTTP2.frame(0, 1, 3, Array("{}".utf8)))
    #expect(harness.run([socket]) { harness.receiver.requests.count == 1 }, "line \(line)")
    #expect(harness.endpoint.takeFailures().isEmpty, "line \(line)")
    return failures.map(\.words)
  }

  @Test("A body of another length than content-length says", arguments: ["5", "1"])
  func length(said: String) throws {
    #expect(
      try words(Self.typical + [("content-length", said)])
        == ["its body has not as many bytes as content-length says, which is “\(said)”"])
  }

  @Test("A header field that HTTP/2 does not let pass; its value is not told")
  func fields() throws {
    #expect(
      try words(Self.typical + [("Authorization", "secret")])
        == ["the header field “Authorization” has capitals; HTTP/2 has lower case alone"])
    #expect(
      try words(Self.typical + [("connection", "keep-alive")]) == [
        "the header field “connection” is none of HTTP/2 as it is; leave it out, or mend its value"
      ])
  }

  @Test("What is wrong with trailers is no matter of content-length, though that is there")
  func trailers() throws {
    let fields = Self.typical + [("content-length", "2")]
    #expect(
      try words(fields, trailers: [("checksum", "1")], trailersEnd: false)
        == ["its trailers do not end the request; set END_STREAM with them"])
    #expect(
      try words(fields, trailers: [(":path", "/3/device/00")])
        == ["the trailer “:path” stands behind the body; it belongs in the header"])
    #expect(
      try words(fields, trailers: [("Checksum", "secret")])
        == ["the trailer “Checksum” has capitals; HTTP/2 has lower case alone"])
    #expect(
      try words(Self.typical + [("content-length", "5")], trailers: [("checksum", "1")])
        == ["its body has not as many bytes as content-length says, which is “5”"])
  }

  @Test("A path that is none of a URL is no matter of content-length, either")
  func path() throws {
    var fields = Self.typical
    fields[2].1 = "3/device/00"
    #expect(
      try words(fields + [("content-length", "2")]) == ["its :path does not begin with /"])
  }

  @Test("A header that lacks what every request has", arguments: [0, 2, 3])
  func lacks(index: Int) throws {
    var fields = Self.typical
    let missing = fields.remove(at: index).0
    let advice = index == 3 ? "; name the host there" : ""
    #expect(try words(fields) == ["its header has no \(missing)\(advice)"])
  }

  @Test("A header beyond the limit")
  func oversized() throws {
    let large = String(repeating: "y", count: 15_000)
    #expect(
      try words(Self.typical + [("x", large), ("z", String(large.prefix(1300)))])
        == ["its header has more than 16384 bytes; each field counts with 32 more"])
  }

  @Test("What its own client takes back, or what was answered, is no failure", arguments: [8, 1])
  func takenBack(code: UInt8) throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    socket.send(
      RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, Self.header(Self.typical))
        + RawHTTP2.frame(3, 0, 1, [0, 0, 0, code]))
    harness.run([socket]) { false }
    #expect(harness.endpoint.takeFailures().isEmpty && !socket.isClosed)
  }
}
