import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Clients that do not get as far as HTTP/2 are told of, with what to do", .waitsOutside)
struct HandshakeFailureTests {
  /// What is said of a client, and what it read.
  private func failure(
    _ tls: ClientTLS?, sending bytes: [UInt8] = [], of service: BinaryService? = nil
  ) throws -> (words: [String], received: String, authority: String) {
    let harness = try EndpointHarness(plaintext: false)
    let files = try EndpointFiles(folder: harness.folder.path, now: EndpointHarness.now)
    let address = try LoopbackAddress("127.0.0.1:0")
    let port = try service.map { try harness.endpoint.listen(for: $0, on: address, files).port }
    let client = try TestSocket(port: port ?? harness.address.port, tls: tls)
    if tls == nil { client.send(bytes) } else { client.sendEncrypted(bytes) }
    harness.run([client]) { client.isClosed }
    let failures = harness.endpoint.takeFailures()
    #expect(failures.allSatisfy { $0.kind == service?.kind ?? .apns })
    let received = String(decoding: client.received, as: UTF8.self)
    return (failures.map(\.words), received, files.authorityPath)
  }

  @Test(
    "One that speaks TLS 1.1, one that does not trust the authority, one without TLS",
    arguments: [nil, BinaryService.binary])
  func handshakes(service: BinaryService?) throws {
    let old = try failure(ClientTLS(protocols: [], isOutdated: true), of: service)
    #expect(old.words == ["it spoke TLS 1.1 or older; let it speak TLS 1.2 or later"])
    let stranger = try ScratchFolder()
    _ = try EndpointFiles(folder: stranger.path, now: EndpointHarness.now)
    let distrusting = try failure(ClientTLS(authority: stranger("ca.pem")), of: service)
    #expect(
      distrusting.words == [
        "it does not trust the authority; have it trust \(distrusting.authority), and connect to localhost"
      ])
    let plain = try failure(nil, sending: [0, 0, 32], of: service)
    #expect(
      plain.words == ["it spoke without TLS; let it speak TLS, or listen with --plaintext"])
  }

  @Test(
    "HTTP/1.1 through TLS is answered in HTTP/1.1 from the first byte, with or without ALPN",
    arguments: [["http/1.1"], []])
  func http1(protocols: [String]) throws {
    let request = Array("GET /3/device/00 HTTP/1.1\r\nhost: localhost\r\n\r\n".utf8)
    let outcome = try failure(ClientTLS(protocols: protocols), sending: request)
    #expect(outcome.words == ["it spoke HTTP/1; HTTP/2 is needed"])
    #expect(outcome.received.hasPrefix("HTTP/1.1 505 HTTP Version Not Supported\r\n"))
    #expect(outcome.received.hasSuffix("This port speaks HTTP/2 only.\n"))
  }

  @Test(
    "One that leaves within TLS's handshake is told of; one that only looks whether somebody listens is not"
  )
  func leaving() throws {
    let harness = try EndpointHarness(plaintext: false)
    for bytes in [[22, 3, 1], []] as [[UInt8]] {
      let client = try TestSocket(port: harness.address.port)
      client.send(bytes)
      harness.run([client]) { false }
      client.endWriting()
      harness.run([client]) { client.isClosed }
      let words = harness.endpoint.takeFailures().map(\.words)
      #expect(words.count == (bytes.isEmpty ? 0 : 1))
      #expect(words.allSatisfy { $0.hasPrefix("it left before TLS was agreed on; ") })
    }
  }

  @Test("Each reason has words of ours, which say what to do", arguments: TLSFailure.allCases)
  func words(failure: TLSFailure) {
    let parts = failure.words(authority: "/state/push/ca.pem").split(separator: "; ")
    #expect(parts.count == 2)
  }
}
