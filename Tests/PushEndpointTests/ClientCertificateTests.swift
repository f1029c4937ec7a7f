import Files
import Notifications
import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Which apps a client's certificate sends to", .waitsOutside)
struct ClientCertificateTests {
  private let key: PrivateKey

  init() throws { key = try PrivateKey() }

  @Test("A client's certificate says which app it sends to, by its subject or by its topics")
  func certificates() throws {
    let plain = try certificate([("UID", "com.example.mail"), ("CN", "Apple Push Services")])
    #expect(plain.topics == ["com.example.mail"])
    let listed = try certificate(
      [("UID", "com.example.mail")],
      extensions: [
        (
          "1.2.840.113635.100.6.3.6",
          "DER:30:1d:0c:05:63:6f:6d:2e:61:30:05:0c:03:61:70:70:0c:05:63:6f:6d:2e:62:30:06:0c:04:76:6f:69:70"
        )
      ])
    #expect(listed.topics == ["com.a", "com.b"])
    let authenticator = Authenticator(keys: .any)
    #expect(
      authenticator.authentication(by: plain, at: EndpointHarness.now)
        == .certificate(topics: ["com.example.mail"]))
    let later = EndpointHarness.now + .days(20)
    guard case .refused(.badCertificate, _) = authenticator.authentication(by: plain, at: later)
    else {
      Issue.record("an old certificate was taken")
      return
    }
    let nobody = try certificate([("CN", "x")])
    guard
      case .refused(.badCertificate, _) = authenticator.authentication(
        by: nobody, at: EndpointHarness.now)
    else {
      Issue.record("a certificate without a topic was taken")
      return
    }
  }

  @Test("Broken encodings of topics are no topics", arguments: [0, 1, 7, 255])
  func brokenTopics(seed: UInt8) throws {
    for count in 0..<60 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ Int(seed)) }
      for value in DERValues(bytes[...]) { #expect(value.content.count < 60) }
    }
    #expect(Array(DERValues([0x30, 0x84, 0xff, 0xff, 0xff, 0xff])).isEmpty)
  }

  @Test("A client with a certificate is served over TLS, and its topics come along")
  func certificateOverTLS() throws {
    let harness = try EndpointHarness(plaintext: false)
    let identity = ServerIdentity(
      certificate: try certificate([("UID", "com.example.mail")]), key: key)
    let session = ClientSession()
    let socket = try TestSocket(
      port: harness.address.port, session: session, tls: ClientTLS(identity: identity))
    let stream = session.push()
    #expect(harness.run([socket]) { session.answers[stream]?.isWhole == true })
    #expect(
      harness.receiver.requests.first?.authentication
        == .certificate(topics: ["com.example.mail"]))
  }

  private func certificate(
    _ subject: [(String, String)], extensions: [(String, String)] = []
  ) throws -> Certificate {
    try CertificateRequest(
      subject: subject.map { (field: $0.0, value: $0.1) },
      extensions: extensions.map { (name: $0.0, value: $0.1) }, start: EndpointHarness.now,
      days: 10, serial: 1
    ).certificate(for: key)
  }
}
