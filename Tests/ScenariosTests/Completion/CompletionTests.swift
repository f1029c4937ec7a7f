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
      ("push chat {} id=x c", ["collapse-id="]), (#"push chat {"aps": {} } i"#, ["id="]),
      (#"push chat {"aps": "#, []), (#"push chat {"aps": {"alert": "it's", "#, []),
    ] as [(String, [String])])
  func offers(line: String, texts: [String]) throws {
    let harness = try ScenarioHarness(chatAndMail)
    let offered = NameCompletion(line: line, state: harness.state).candidates.map(\.text)
    #expect(offered.filter(texts.contains) == texts, "\(offered)")
    #expect(!texts.isEmpty || offered.isEmpty, "\(offered)")
  }

  @Test(
    "Beside a word that leaves little to say, only options are offered that may stand there",
    arguments: [
      ("focus off ", []), ("watch none ", []), ("arm clear all ", []), ("summary open ", ["at="]),
      ("summary on ", ["times=", "apps="]), ("expect pending four absent ", []),
      ("expect pending chat 1 ", []), ("expect actions none ", []),
      ("expect sound four none ", ["suppressed-by="]), ("arm clear chat ", ["in="]),
      ("expect sound four \"none\" ", ["volume=", "suppressed-by="]),
    ] as [(String, [String])])
  func optionsBeside(line: String, keys: [String]) throws {
    let state = try ScenarioHarness("device os=16\n" + chatAndMail).state
    let offered = NameCompletion(line: line, state: state).candidates.map(\.text)
    #expect(offered.filter { $0.hasSuffix("=") } == keys)
  }

  @Test("Every option that is offered beside none may stand there")
  func besideNone() throws {
    let state = try ScenarioHarness(chatAndMail).state
    for form in ExpectationForm.all {
      let parameters = form.signature.parameters.filter { !$0.isOptional || $0.allowsNone }
      guard parameters.contains(where: \.allowsNone) else { continue }
      let words = [form.subject] + parameters.map { $0.allowsNone ? "none" : $0.example }
      let line = "expect \(words.joined(separator: " ")) "
      for candidate in NameCompletion(line: line, state: state).candidates {
        let option = form.signature.options.first { $0.key + "=" == candidate.text }
        guard let value = option?.value.example else { continue }
        let document = ScenarioDocument(line: line + candidate.insertion + value)
        #expect(document.diagnostics.isEmpty, "\(line)\(candidate.insertion)\(value)")
      }
    }
  }

  @Test(
    "A word of the line’s own is put in without quotes, which would make a name of it",
    arguments: ["watch ", "expect sheet ", "expect call chat ", "expect banner ", "remove chat "])
  func keywords(line: String) throws {
    let state = try ScenarioHarness(chatAndMail).state
    let words = ["none", "pending", "delivered"]
    let offered = NameCompletion(line: line, state: state).candidates
    let own = offered.filter { words.contains($0.text) }
    #expect(!own.isEmpty && own.allSatisfy { $0.insertion == $0.text }, "\(own)")
  }

  @Test("Where words are repeated, each name is offered once, and the keyword only alone")
  func repeated() throws {
    let state = try ScenarioHarness(chatAndMail).state
    func offered(_ line: String) -> [String] {
      NameCompletion(line: line, state: state).candidates.map(\.text)
    }
    #expect(offered("remove chat delivered ") == ["all"])
    for line in ["remove chat delivered four ", "expect offers none ", "language chat device "] {
      #expect(offered(line).isEmpty, "\(line)")
    }
    let names = offered("expect order ")
    #expect(names.count > 1 && names.contains("four"))
    #expect(offered("expect order four ") == names.filter { $0 != "four" })
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
    #expect(
      NameCompletion(line: #"push chat {"aps": {"#, state: harness.state).range == 10..<19)
  }
}

extension Parameter {
  /// Whether “none” stands for no value in its place.
  fileprivate var allowsNone: Bool {
    if case .choice(let choices) = kind { return choices.contains("none") }
    return keywords.contains("none")
  }

  /// A word that may stand in its place.
  fileprivate var example: String {
    if case .choice(let choices) = kind { return choices[0] }
    if case .number(let range) = kind { return String(range.lowerBound) }
    return kind == .fraction ? "0.5" : "x"
  }
}
