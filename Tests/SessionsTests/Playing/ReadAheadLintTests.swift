import Files
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@testable import Sessions

/// Rules that are asked on the thread that reads ahead, held against rules that are asked
/// when a payload's turn comes.
@Suite("Payloads that rules are asked about ahead")
struct ReadAheadLintTests {
  // For two apps in turns, one that is not there and one that changes its mind;
  // some wrong, some in keys.
  private static func file(seed: UInt64) -> SourceFile {
    var random = SplitMix(seed: seed)
    let lines = (0..<40).map { index in
      let app = ["bistro", "messages", "tea"][Int.random(in: 0..<20, using: &random) % 3]
      let alert = [
        #""Number \#(index)""#, #"{"loc-key":"TABLE_READY","loc-args":["\#(index)"]}"#,
        #"{"loc-key":"NOT_THERE"}"#, #"{"body":"Tea","thread-id":"t"}"#,
      ][Int.random(in: 0..<4, using: &random)]
      let other = ["", #","badge":"\#(index)""#, #","sund":"a.caf""#][
        Int.random(in: 0..<3, using: &random)]
      return
        #"{"Simulator Target Bundle":"com.example.\#(app)","aps":{"alert":\#(alert)\#(other)}}"#
    }
    return SourceFile(path: "tea.ndjson", bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private func opened(_ payloads: ReadAheadPayloads) throws -> (Playback, Session) {
    let apps = ["Bistro", "Messages"].map { "\(Checkout.path)/Fixtures/Apps/\($0).app" }
    let locations = DataLocations(dataFolder: nil)
    let opening = try LoadedInput(apps, settings: WorldSettings(), locations: locations)
    var playback = Playback([.payloads(payloads, to: nil)], files: locations.files(folder: "."))
    playback.lint = DeliveryLint(.now)
    return (playback, opening.session)
  }

  private func complaints(_ payloads: ReadAheadPayloads) throws -> [Diagnostic] {
    var (playback, session) = try opened(payloads)
    var found: [Diagnostic] = []
    while !playback.isFinished {
      found += playback.step(&session).compactMap(\.diagnostic)
    }
    return found
  }

  @Test("What is said, and when, does not depend on how many are read ahead", arguments: 1...12)
  func same(seed: UInt64) throws {
    let file = Self.file(seed: seed)
    let wanted = try complaints(ReadAheadPayloads(file))
    #expect(wanted.count > 10)
    for count in [1, 3, 16] {
      let ahead = ReadAheadPayloads(file, leastBytes: 1, batchCount: count)
      #expect(try complaints(ahead) == wanted, "seed \(seed), \(count) at a time")
    }
  }

  @Test("Findings come with each payload that is read ahead, and name the rules they are of")
  func findings() throws {
    let file = Self.file(seed: 1)
    let lint = PayloadLint(for: nil)
    var payloads = ReadAheadPayloads(file, leastBytes: 1, batchCount: 7)
    var plain = lint
    var number = 0
    while let line = payloads.popFirst(asking: ReadAheadLint(number: 3, rules: lint.askedRules)) {
      let payload = try #require(line.payload)
      let wanted = plain.findings(in: payload.source, content: payload.content)
      #expect(payloads.findings?.all == (number == 0 ? nil : wanted), "payload \(number)")
      #expect(payloads.findings?.number == (number == 0 ? nil : 3))
      number += 1
    }
    #expect(number == 40)
  }

  @Test("An app that is installed anew is asked for anew, whatever was asked ahead")
  func installedAnew() throws {
    let file = Self.file(seed: 2)
    let ahead = ReadAheadPayloads(file, leastBytes: 1, batchCount: 64)
    var found: [[Diagnostic]] = []
    for payloads in [ahead, ReadAheadPayloads(file)] {
      var (playback, session) = try opened(payloads)
      var complaints: [Diagnostic] = []
      for step in 0..<45 {
        if step == 5, let bistro = session.state.app("com.example.bistro")?.app {
          var changed = bistro
          changed.categories = []
          _ = try session.perform(.install(changed, isGranted: true, strings: .none))
        }
        complaints += playback.step(&session).compactMap(\.diagnostic)
      }
      found.append(complaints)
    }
    #expect(found[0] == found[1] && found[0].count > 10)
  }
}
