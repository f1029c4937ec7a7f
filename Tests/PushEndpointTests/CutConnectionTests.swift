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
