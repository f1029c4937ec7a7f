import Files
import Scenarios
import Testing

@Suite struct VectorTests {
  @Test(
    "The vectors hold, as far as they are not about the screen, and need no other files",
    arguments: FixtureTests.paths.filter {
      $0.contains("/Conformance/Z") && !$0.hasSuffix("/Z102.scenario")
    })
  func holds(path: String) throws {
    for document in try FixtureTests.documents(path) {
      var harness = try ScenarioHarness()
      for line in document.lines where !line.asksForMore { try harness.run(line) }
      let failures = harness.remarks.filter { $0.contains(": error: ") }
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
  }
}

extension ScenarioLine {
  /// Whether it needs a screen or an account of why, which a harness has not.
  fileprivate var asksForMore: Bool {
    guard let expectation else { return false }
    return expectation.form.subject == "screen" || expectation.form.subject == "why"
  }
}
