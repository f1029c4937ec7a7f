import Delivery
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Where the lines of a journal stand among the facts")
struct LinePlacesTests {
  private static let lines = [
    "setting chat sounds=off", "push chat {\"aps\":{\"alert\":\"one\"}}", "lock",
    "push chat {\"aps\":{\"alert\":\"two\"}}",
  ]

  private func kept() throws -> KeptSession {
    var run = try HeadlessRun.played("app {\"bundleIdentifier\":\"com.example.chat\"}\nwake\n")
    run.kept = KeptSession(run.session)
    run.kept.begin(Journal(nil))
    for line in Self.lines {
      _ = run.perform(line, files: DataLocations(dataFolder: nil).files(folder: ""))
    }
    return run.kept
  }

  // How many facts come before the first one of each push.
  private func arrivals(_ kept: KeptSession) -> [Int] {
    kept.session.facts.facts.indices.filter {
      if case .received = kept.session.facts.facts[$0].event { true } else { false }
    }
  }

  @Test("Behind an act that is taken back each stays with its own facts, and a redo puts all back")
  func moved() throws {
    var kept = try kept()
    let before = kept.journal.factCounts
    #expect(before.count == 4 && before == before.sorted())
    for _ in 0..<2 { _ = try kept.undo() }
    let places = kept.journal.factCounts
    let pushes = arrivals(kept)
    #expect(places[0] <= pushes[0], "it stands where it was taken out")
    #expect(pushes[0] < places[1] && places[1] <= pushes[1])
    #expect(places[2] <= pushes[1] && pushes[1] < places[3])
    #expect(places[3] == kept.session.facts.count)
    for _ in 0..<2 { _ = try kept.redo() }
    #expect(Array(kept.journal.factCounts.prefix(4)) == before)
  }

  @Test("An act after an undo leaves nothing to put back")
  func afterwards() throws {
    var kept = try kept()
    _ = try kept.undo()
    _ = try kept.perform(.device(.lock))
    _ = try kept.undo()
    _ = try kept.redo()
    #expect(kept.journal.factCounts == kept.journal.factCounts.sorted())
    #expect(kept.journal.factCounts.last == kept.session.facts.count)
  }
}
