import TestSupport
import TestTraits
import Testing

@Suite("The scenarios that come with the program", .waitsOutside)
struct FixtureScenarioTests {
  @Test("Each holds what it expects, without a complaint", arguments: Checkout.scenarios)
  func holds(scenario: String) throws {
    let outcome = try CommandLineHarness().run(
      "run", "--quiet", "\(Checkout.path)/Fixtures/Scenarios/\(scenario)")
    #expect(outcome.status == .exited(0), "\(scenario):\n\(outcome.errors)")
    #expect(outcome.errors == "")
    let unfilled = outcome.output.matches(of: /\b[A-Z][0-9]+ [^,]*?\{[a-z]+\}/).map(\.output)
    #expect(unfilled.isEmpty, "reasons whose blanks nothing fills")
  }

  @Test("All of them were found")
  func isComplete() {
    #expect(Checkout.scenarios.contains("tour.scenario"))
  }
}
