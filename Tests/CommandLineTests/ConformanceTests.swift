import Files
import Notifications
import Scenarios
import TestSupport
import Testing

/// `Fixtures/Conformance`: a scenario for each rule that reads best as one, named by the rule.
@Suite("Each rule's scenario")
struct ConformanceTests {
  @Test("It holds, and its title names the rule", arguments: Checkout.conformance)
  func holds(scenario: String) throws {
    let path = "\(Checkout.path)/Fixtures/Conformance/\(scenario)"
    let outcome = try CommandLineHarness().run("run", "--quiet", path)
    #expect(outcome.status == .exited(0), "\(scenario):\n\(outcome.errors)")
    let rule = FilePath(path).stem
    #expect(Rule.all.contains { $0.id.description == rule }, "no rule is called \(rule)")
    let text = try #require(String(bytes: SourceFile.read(path).bytes, encoding: .utf8))
    #expect(text.hasPrefix("title \"\(rule): "), "the first line is the title, with the rule")
    #expect(text.contains("\nexpect "), "a scenario without an expectation cannot fail")
  }

  @Test("The folder was found")
  func isComplete() { #expect(Checkout.conformance.count >= 61) }
}
