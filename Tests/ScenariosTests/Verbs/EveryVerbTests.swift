import Foundation
import Scenarios
import TestSupport
import Testing

@Suite("The scenario with one of everything")
struct EveryVerbTests {
  @Test("one-of-everything.scenario has every verb of the table at least once")
  func everyVerb() throws {
    let root = URL(filePath: Checkout.path)
    let path = "Fixtures/Scenarios/one-of-everything.scenario"
    let bytes = [UInt8](try Data(contentsOf: root.appending(path: path)))
    let used = Set(ScenarioDocument(bytes, path: path).lines.map(\.verb.name))
    // These would keep it from being tested, or have it tested more than once.
    let known = used.union(["skip", "fails", "case"])
    let missing = Verb.all.map(\.name).filter { !known.contains($0) }
    #expect(missing.isEmpty, "add a line with each to \(path)")
  }
}
