import Delivery
import Notifications
import Scenarios
import Testing

@testable import Sessions

@Suite("What is known of a line before it is played")
struct LineFactTests {
  private func line(_ text: String) throws -> ScenarioLine {
    try #require(ScenarioDocument(line: text).lines.first, "\(text)")
  }

  @Test("A line moves the clock where its act does, whatever its verb is")
  func moves() throws {
    let state = try HeadlessRun.played("seed 5\n").session.state
    let files = DataLocations(dataFolder: nil).files(folder: "")
    for verb in Verb.all {
      guard let line = ScenarioDocument(line: verb.example).lines.first else { continue }
      let acts = (try? line.acts(in: ResolutionContext(state: state, files: files))) ?? []
      let moved = acts.firstNonNil { act in
        if case .command(.advance(let instant)) = act { instant } else { nil }
      }
      let moment = line.moment(after: state.now, in: state.device.timeZone)
      #expect(moment == moved, "\(verb.example)")
    }
  }

  @Test(
    "A verb goes on from where its WHEN moved the clock",
    arguments: [
      ("+1m wait 5s", 65), ("+1m at 09:43", 120), ("+1m push mail {}", 60), ("wait 1h", 3600),
    ])
  func behindWhen(text: String, seconds: Int64) throws {
    let state = try HeadlessRun.played("seed 5\n").session.state
    let moment = try line(text).moment(after: state.now, in: state.device.timeZone)
    #expect(moment == state.now + .seconds(seconds))
  }

  @Test(
    "What random choices are made from is told by the lines that name it, or make some",
    arguments: [
      ("seed 7", 7), ("world seed=9", 9), ("world apps=2", 5), ("set-badge mail 3", nil),
      ("push mail {}", nil), ("wait 1h", nil),
    ] as [(String, UInt64?)])
  func seeds(text: String, seed: UInt64?) throws {
    let state = try HeadlessRun.played("seed 5\n").session.state
    #expect(try line(text).seed(in: state) == seed)
  }

  @Test("A Focus is named by the word that is its name, and by no other of the line")
  func focuses() throws {
    let lines = [
      "focus Work apps=mail", "focus off", "focus-filter mail Home tea", "delete-focus Gym",
      "mute mail hour", "summary clear",
    ]
    let names = try lines.map { try line($0).word(as: .focus)?.text }
    #expect(names == ["Work", nil, "Home", "Gym", nil, nil])
  }
}
