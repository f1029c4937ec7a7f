import Files
import TestSupport
import TestTraits
import Testing

/// `Fixtures/Conformance`: the vectors, and a scenario for each rule that reads best as one.
@Suite("Each rule's scenario", .waitsOutside)
struct ConformanceTests {
  @Test(
    "A rule's scenario holds, and has something that could fail",
    arguments: Checkout.conformance)
  func holds(scenario: String) throws {
    let path = "\(Checkout.path)/Fixtures/Conformance/\(scenario)"
    let outcome = try CommandLineHarness().run("test", "--quiet", path)
    #expect(outcome.status == .exited(0), "\(scenario):\n\(outcome.output)\(outcome.errors)")
    let text = try #require(String(bytes: SourceFile.read(path).bytes, encoding: .utf8))
    #expect(text.hasPrefix("title "), "the first line is the title")
    #expect(text.contains("\nexpect "), "a scenario without an expectation cannot fail")
  }

  @Test("None of the conformance scenarios is lost")
  func isComplete() { #expect(Checkout.conformance.count >= 338) }
}
