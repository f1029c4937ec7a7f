import Notifications
import Testing

@testable import Scenarios

@Suite("Names with what a case gives")
struct FilledNameTests {
  private static let line = "case a x=ship y-2=1 brace='{x}'\n"

  @Test(
    "A name is filled in as lines are, once, and other braces stay",
    arguments: [
      ("{x}{y-2}", "ship1"), ("a{x}", "aship"), ("{z}{x", "{z}{x"), ("{{x}}", "{ship}"),
      ("{brace}", "{x}"), ("ship", "ship"), ("}{x}{", "}ship{"),
    ])
  func filled(name: String, wanted: String) throws {
    let bytes = Array((Self.line + "note \"\(name)\"").utf8)
    let values = try #require(ScenarioCases(bytes)["a"])
    #expect(values.filled(name) == wanted)
    let document = ScenarioDocument(bytes, path: "a.scenario", filling: values)
    #expect(document.lines.last?.arguments.words.first?.text == wanted)
  }

  @Test("A name may be empty")
  func empty() throws {
    let values = try #require(ScenarioCases(Array(Self.line.utf8))["a"])
    #expect(values.filled("") == "")
  }
}
