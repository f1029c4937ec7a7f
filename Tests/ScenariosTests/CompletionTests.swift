import Scenarios
import Testing

@Suite struct CompletionTests {
  @Test(
    "What may come next is offered",
    arguments: [
      ("exp", ["expand", "expect"]), ("09:41 und", ["undo"]), ("expand chat/a", ["chat/anna"]),
      ("setting ", ["all", "chat", "mail", "grouping="]), ("setting chat gr", ["grouping="]),
      ("setting chat grouping=b", ["by-app"]), ("clear fo", ["four"]),
      ("expect gr", ["groups", "group"]),
      ("expect not group chat/anna su", ["subtitle", "summary"]),
      ("policy group.st", ["group.stackThreshold"]), ("arm clear a", ["all", "chat/anna"]),
      ("zzz ", []), ("arm clear \"ch", ["chat", "chat/anna", "chat/ben"]),
      ("push chat {} id=x c", ["collapse-id="]),
    ] as [(String, [String])])
  func offers(line: String, texts: [String]) throws {
    let harness = try ScenarioHarness(chatAndMail)
    let offered = NameCompletion(line: line, state: harness.state).candidates.map(\.text)
    #expect(offered.filter(texts.contains) == texts, "\(offered)")
    #expect(!texts.isEmpty || offered.isEmpty, "\(offered)")
  }

  @Test("A candidate replaces the word before the cursor")
  func range() throws {
    let harness = try ScenarioHarness(chatAndMail)
    #expect(
      NameCompletion(line: "expand cha now", cursor: 10, state: harness.state).range == 7..<10)
    #expect(NameCompletion(line: "setting chat grouping=b", state: harness.state).range == 22..<23)
  }
}
