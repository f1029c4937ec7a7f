import Notifications
import Scenarios
import TestSupport
import Testing

@Suite("The scenarios of the rules")
struct ConformanceScenarioTests {
  private static let corpus = ConformanceScenario.all(in: Checkout.path + "/Fixtures/Conformance")

  @Test("Each vector has its scenario")
  func vectors() {
    let found = Set(Self.corpus.map(\.id.description))
    let missing = (1...96).map { "Z\($0)" }.filter { !found.contains($0) }
    #expect(missing.isEmpty)
  }

  @Test("A title begins with the vector or rule that the file is named by, then names only rules")
  func titles() {
    for scenario in Self.corpus {
      #expect(scenario.titleIDs.first == scenario.id, "\(scenario.name)")
      let others = scenario.titleIDs.filter { Rule.named($0) == nil && $0 != scenario.id }
      #expect(others.isEmpty, "\(scenario.name) names rules that there are not")
      #expect(!scenario.rules.isEmpty, "\(scenario.name) shows no rule")
      #expect(!scenario.sentence.isEmpty, "\(scenario.name)")
    }
  }

  @Test("A rule is shown by what names it in its title, and by what expects it to have decided")
  func rules() {
    let text = "title \"Z7 (G21, G4): one by one\"\nexpect why n1 T2 G4\nexpect not why n1 T3\n"
    let scenario = ConformanceScenario(
      ScenarioDocument(Array(text.utf8), path: "Z7.scenario"), name: "Z7-late")
    #expect(scenario.id == "Z7")
    #expect(scenario.titleIDs == ["Z7", "G21", "G4"])
    #expect(scenario.rules == ["G21", "G4", "T2"])
    #expect(scenario.sentence == "one by one")
  }

  @Test("A title without ids names none")
  func bare() {
    let scenario = ConformanceScenario(
      ScenarioDocument(line: "title Ferry"), name: "ferry")
    #expect(scenario.titleIDs.isEmpty && scenario.rules.isEmpty && scenario.sentence.isEmpty)
  }

  @Test("They come in the order of their ids: G9 before G10, Z2 before Z10")
  func order() {
    let ids = Self.corpus.map(\.id)
    #expect(ids == ids.sorted() && ids.count >= 168)
  }
}
