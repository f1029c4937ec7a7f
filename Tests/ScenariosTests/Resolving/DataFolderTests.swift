import Scenarios
import Testing

@Suite("Files of the data folder")
struct DataFolderTests {
  private static let line = "app Fixtures/Apps/Messages.app"

  @Test("A path that begins with Fixtures leads into the data folder, as documents write it")
  func whole() throws {
    let harness = try ScenarioHarness(
      Self.line, existing: ["Data/Fixtures/Apps/Messages.app"])
    #expect(harness.state.apps.map(\.app.folder) == ["Data/Fixtures/Apps/Messages.app"])
  }

  @Test("Where the scenario's folder has it, that one is meant")
  func beside() throws {
    let harness = try ScenarioHarness(
      Self.line,
      existing: ["Data/Fixtures/Apps/Messages.app", "Stories/Fixtures/Apps/Messages.app"])
    #expect(harness.state.apps.map(\.app.folder) == ["Stories/Fixtures/Apps/Messages.app"])
  }

  @Test("Where neither has it, both are named")
  func nowhere() throws {
    let found = try ScenarioHarness().complaint(Self.line)
    #expect(
      found.hasSuffix(
        "; looked for Stories/Fixtures/Apps/Messages.app, Data/Fixtures/Apps/Messages.app"))
  }
}
