import TestSupport
import TestTraits
import Testing

@Suite("expect whole looks at what a surface cuts", .waitsOutside)
struct WholeTextTests {
  private static let long = String(repeating: "a word after another ", count: 14)

  private func outcome(_ expectation: String, body: String = long) throws -> String {
    let desk = try CommandLineHarness([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":{"title":"Anna","body":"\(body)"}}} id=a
      expect \(expectation)

      """
    ])
    let outcome = try desk.run("test", "a.scenario")
    return outcome.status == .exited(0) ? "holds" : outcome.output + outcome.errors
  }

  @Test(
    "P20, W6: a text that fits is whole everywhere, one that does not is cut, and it is said where",
    arguments: ["", " surface=list", " surface=banner", " surface=watch", " surface=member"])
  func surfaces(option: String) throws {
    #expect(try outcome("whole a\(option)", body: "See you") == "holds")
    let long = try outcome("whole a\(option)")
    #expect(long.contains("body cut after"), "\(long)")
    #expect(try outcome("not whole a\(option)") == "holds")
  }

  @Test("A surface that is none, and a name that nothing has, are mistakes")
  func mistakes() throws {
    #expect(try outcome("whole a surface=car").contains("surface"))
    #expect(try outcome("whole b") != "holds")
  }
}
