import Encodings
import Foundation
import Notifications
import Push
import Sessions
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Connections that are cut", .waitsOutside)
struct CutConnectionTests {
  // The whole check sends 100,000: COVERSHEET_CUT_PUSHES says how many.
  private static let count =
    ProcessInfo.processInfo.environment["COVERSHEET_CUT_PUSHES"].flatMap { Int($0) } ?? 2000

  @Test(
    "Of pushes on connections that are cut anywhere, each acknowledged one is there, none twice")
  func cut() throws {
    let harness = try EndpointHarness()
    let locations = DataLocations(dataFolder: nil)
    var run = HeadlessRun(try LoadedInput([], settings: WorldSettings(), locations: locations))
    _ = run.perform(
      #"app {"bundleIdentifier":"com.example.cut"}"#, files: locations.files(folder: ""))
    harness.receiver.run = run
    let now = run.session.state.now
    let token = try #require(run.session.state.apps.first?.token.description)
    let fields = [("authorization", Self.authorization(now)), ("apns-topic", "com.example.cut")]
    var (random, sent, acknowledged) = (SplitMix(seed: 42), 0, [String]())
    while sent < Self.count {
      let session = ClientSession()
      let socket = try TestSocket(port: harness.address.port, session: session)
      for _ in 0...random.next() % 60 where sent < Self.count {
        sent += 1
        session.push(to: token, fields + [("apns-id", Self.identifier(sent))])
      }
      var steps = random.next() % 12
      harness.run([socket]) {
        steps &-= 1
        return steps > 12 || session.answers.values.count { $0.isWhole } == 60
      }
      acknowledged += session.answers.values.filter { $0.status == 200 }
        .compactMap { $0.fields["apns-id"] }
      // The socket is closed here, whatever was on its way.
    }
    let state = try #require(harness.receiver.run?.session.state)
    let listed = state.notifications.map(\.value.request.identifier)
    #expect(Set(listed).count == listed.count, "none twice")
    let missing = Set(acknowledged).subtracting(listed)
    #expect(missing.isEmpty, "\(missing.count) of \(acknowledged.count)")
    #expect(acknowledged.count > Self.count / 10 && acknowledged.count < Self.count)
  }

  @Test(
    "B42: a client of TLS whose last frame comes with its farewell is let go, and told farewell",
    arguments: [0, 1])
  func lastFrame(missing: Int) throws {
    let harness = try EndpointHarness()
    let files = try EndpointFiles(folder: harness.folder.path, now: EndpointHarness.now)
    let port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), files
    ).port
    let tls = ClientTLS(protocols: [])
    let client = try TestSocket(port: port, tls: tls)
    #expect(harness.run([client]) { tls.isEstablished })
    harness.run([client]) { false }
    let push = BinaryNotification(
      .enhanced, token: Array(repeating: 7, count: 32), payload: Array("{}".utf8), identifier: 1)
    client.sendEncrypted(push.bytes.dropLast(missing))
    tls.end()
    client.sendEncrypted([])
    #expect(harness.run([client]) { client.isClosed } && tls.isEnded)
    #expect(harness.receiver.notifications.count == 1 - missing)
    let connection = try #require(harness.endpoint.log.connections.last)
    #expect(connection.closed != nil)
    #expect((connection.closing?.contains("cut off") ?? false) == (missing > 0))
  }

  private static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  private static func authorization(_ now: Instant) -> String {
    let parts = [
      Array(#"{"alg":"ES256","kid":"K"}"#.utf8),
      Array(#"{"iss":"T","iat":\#(now.seconds)}"#.utf8), [UInt8](repeating: 0, count: 64),
    ]
    return "bearer " + parts.map(Base64.url.text).joined(separator: ".")
  }
}
