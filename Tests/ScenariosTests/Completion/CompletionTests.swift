import Delivery
import Notifications
import Testing

@testable import Scenarios

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

  private static let shared = """
    app {"bundleIdentifier":"com.example.mail","displayName":"Post"}
    app {"bundleIdentifier":"com.example.foo","displayName":"Mail"}
    app {"bundleIdentifier":"com.a.chat","displayName":"One"}
    app {"bundleIdentifier":"com.b.chat","displayName":"Two"}
    push com.a.chat {"aps":{"alert":"1","thread-id":"t"}} id=x
    push com.b.chat {"aps":{"alert":"2","thread-id":"t"}} id=x
    push com.b.chat {"aps":{"alert":"3"}} id=foo
    push com.example.foo {"aps":{"alert":"4"}} id=y

    """

  // What is put in for each candidate, as the line reads it.
  private func words(_ line: String, _ state: State) -> [Word] {
    let inserted = NameCompletion(line: line, state: state).candidates.map(\.insertion)
    return inserted.filter { !$0.hasSuffix("=") }.compactMap { insertion in
      var lexer = ScenarioLexer(Array((line + insertion).utf8), path: "-")
      return lexer.next()?.words.last
    }
  }

  @Test("Where names are shared, each candidate is read back as what it stands for")
  func sharedNames() throws {
    let state = try ScenarioHarness(Self.shared).state
    let apps = try words("launch ", state).map { try state.requireApp($0).app.bundleIdentifier }
    #expect(apps == state.apps.map(\.app.bundleIdentifier))
    let groups = Section.allCases.flatMap { state.list[$0].groups }
    let found = try words("expand ", state).map { try state.requireGroup($0).key }
    #expect(found == groups.map(\.key) && groups.count == 4)
    let notifications = try words("act ", state).map { try state.requireNotification($0) }
    #expect(Set(notifications) == Set(state.notifications.map(\.value.key)))
  }

  @Test("All that was delivered is gone through once, where a verb tries notifications first")
  func delivered() throws {
    let state = try ScenarioHarness(Self.shared).state
    for (line, count) in [("clear ", 1), ("act ", 0), ("launch ", 0)] {
      var asked = 0
      let indexed = NameCompletion(line: line, state: state) {
        asked += 1
        return DeliveryIndex(of: state)
      }
      #expect(asked == count, "\(line)")
      #expect(indexed.candidates == NameCompletion(line: line, state: state).candidates)
    }
  }

  @Test("A name that means several apps or groups is shown as it is put in, without quotes")
  func shownNames() throws {
    let state = try ScenarioHarness(Self.shared).state
    let apps = NameCompletion(line: "launch ", state: state).candidates.map(\.text)
    #expect(Set(["com.example.mail", "foo", "com.a.chat", "com.b.chat"]).isSubset(of: apps))
    let groups = NameCompletion(line: "expand chat/t", state: state).candidates
    #expect(groups.map(\.text) == ["com.b.chat/t", "com.a.chat/t"])
  }

  @Test("A thread without its app names the newest group that has it, which means it alone")
  func threadAlone() throws {
    var harness = try ScenarioHarness(Self.shared)
    let likely = "unknown app \"T\"; did you mean \"com.b.chat/t\"?"
    #expect(harness.complaint("expand T").hasSuffix(likely))
    try harness.run(#"push com.a.chat {"aps":{"alert":"5","thread-id":"tea/Green"}}"# + "\n")
    #expect(harness.complaint("expand green").hasSuffix("did you mean \"com.a.chat/tea/Green\"?"))
  }

  @Test("A candidate replaces the word before the cursor")
  func range() throws {
    let harness = try ScenarioHarness(chatAndMail)
    #expect(
      NameCompletion(line: "expand cha now", cursor: 10, state: harness.state).range == 7..<10)
    #expect(NameCompletion(line: "setting chat grouping=b", state: harness.state).range == 22..<23)
  }
}
