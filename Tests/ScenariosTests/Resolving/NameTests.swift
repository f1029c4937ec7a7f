import Delivery
import Notifications
import Scenarios
import Testing

@Suite struct NameTests {
  private func word(_ text: String) -> Word { Word(text, .quoted, at: Place("a")) }

  @Test(
    "An app is its identifier, the identifier's last part or its display name, without case",
    arguments: ["com.example.chat", "COM.Example.Chat", "chat", "CHAT", "Chit Chat", "chit chat"])
  func apps(name: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    #expect(try harness.state.requireApp(word(name)).app.bundleIdentifier == "com.example.chat")
  }

  @Test("A name of two apps is an error that names both; an exact identifier is not")
  func ambiguousApp() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run(
      "app {\"bundleIdentifier\":\"org.other.chat\",\"displayName\":\"com.example.mail\"}")
    #expect(
      harness.complaint("uninstall chat")
        == "a.scenario:1:11: error: \"chat\" may be any of com.example.chat, org.other.chat; write which"
    )
    #expect(harness.complaint("uninstall com.example.mail") == "ran")
    #expect(harness.complaint("uninstall chatt").hasSuffix("unknown app \"chatt\""))
  }

  @Test(
    "Among hundreds of apps each has the names that it has now, also once some are read again or gone"
  )
  func manyApps() throws {
    let lines = (0..<300).map {
      "app {\"bundleIdentifier\":\"org.m\($0)\",\"displayName\":\"Day \($0)\"}\n"
    }
    var harness = try ScenarioHarness(lines.joined())
    let before = harness.state
    try harness.run("app {\"bundleIdentifier\":\"org.m7\",\"displayName\":\"Night\"}")
    try harness.run("app {\"bundleIdentifier\":\"org.m9\",\"displayName\":\"M7\"}")
    try harness.run("uninstall \"Day 8\"")
    let found = ["night", "day 299", "m299", "m9", "DAY 10"].map { name in
      try? harness.state.findApp(name, at: Place("")).map(\.app.bundleIdentifier.text)
    }
    #expect(found == ["org.m7", "org.m299", "org.m299", "org.m9", "org.m10"])
    for name in ["day 7", "day 8", "m8", "day 9"] {
      #expect(try harness.state.findApp(name, at: Place("")) == nil, "\(name)")
    }
    #expect(
      harness.complaint("uninstall m7").hasSuffix(
        "\"m7\" may be any of org.m7, org.m9; write which"))
    #expect(try before.findApp("day 7", at: Place(""))?.app.bundleIdentifier == "org.m7")
  }

  @Test("A known app is no misspelling: what it has instead is said")
  func knownApp() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("clear mail")
    for line in ["clear mail", "tap mail", "clear com.example.mail"] {
      let complaint = harness.complaint(line)
      #expect(
        complaint.contains("is in the list") && !complaint.contains("did you mean"), "\(complaint)")
    }
    try harness.run("clear chat")
    #expect(harness.complaint("clear chat").contains("chat/"), "its groups are named")
    try harness.run("setting chat grouping=off\n")
    #expect(harness.complaint("tap chat").contains("grouping of chat is off"))
  }

  @Test("What came to an app that was deleted is found with the app before it, too")
  func deletedApp() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run(#"push mail {"aps":{"alert":"Bye"}} id=bye"#)
    try harness.run("uninstall mail")
    for name in ["mail:bye", "com.example.mail:bye", "bye"] {
      #expect(try harness.state.findNotification(word(name))?.app == "com.example.mail", "\(name)")
    }
    #expect(try harness.state.findNotification(word("chat:bye")) == nil)
  }

  @Test("Of an app's many groups the newest are named, and how many more there are")
  func manyGroups() throws {
    var harness = try ScenarioHarness(chatAndMail)
    let line = "clear chat/zzzzzzzzz"
    #expect(harness.complaint(line).hasSuffix("; there are chat/anna and chat/ben"))
    for thread in ["cleo", "dora"] {
      try harness.run(#"push chat {"aps":{"alert":"Six","thread-id":"\#(thread)"}}"#)
    }
    let newest = "; there are chat/dora, chat/cleo, chat/anna and 1 more"
    #expect(harness.complaint(line).hasSuffix(newest))
  }

  @Test("A group is called in facts what it was called before it went")
  func goneGroup() throws {
    var harness = try ScenarioHarness(chatAndMail)
    let anna = GroupKey(app: "com.example.chat", kind: .thread("anna"))
    let mail = GroupKey(app: "com.example.mail", kind: .thread(nil))
    try harness.run("clear chat/anna\nclear mail\n")
    #expect(harness.state.nameInFacts(of: anna) == "chat/anna")
    #expect(harness.state.nameInFacts(of: mail) == "mail")
    try harness.run("app {\"bundleIdentifier\":\"org.other.mail\",\"displayName\":\"Other\"}\n")
    #expect(harness.state.nameInFacts(of: mail) == "com.example.mail")
  }

  @Test(
    "B5: an empty collapse-id is refused, as over HTTP/2 it would be none and here a name",
    arguments: ["collapse-id=", "collapse-id=\"\"", "collapse-id= id=x"])
  func emptyCollapseIdentifier(options: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    let message = "a.scenario:1:34: error: collapse-id= is empty; write a name, or leave it out"
    #expect(harness.complaint(#"push chat {"aps":{}} "# + options) == message)
  }

  @Test("A background mode that is empty is told as other empty names are")
  func emptyMode() throws {
    let message = "a.scenario:1:22: error: mode= is empty; write a name, or leave it out"
    #expect(try ScenarioHarness(chatAndMail).complaint("background mail mode=") == message)
  }

  @Test(
    "Unknown names are errors with the nearest known ones",
    arguments: [
      ("uninstall chta", "1:11: error: unknown app \"chta\"; did you mean \"chat\"?"),
      (
        "expand chat/ana",
        "1:8: error: no group \"chat/ana\" is in the list; did you mean \"chat/anna\"?"
      ),
      ("expand chta/anna", "1:8: error: unknown app \"chta\"; did you mean \"chat\"?"),
      (
        "tap fuor",
        "1:5: error: there is no notification and no group \"fuor\"; did you mean \"four\"?"
      ),
      ("clear n77", "1:7: error: there is no notification and no group \"n77\""),
      ("clear chat/anna in=center", "1:7: error: no group \"chat/anna\" is in the list in center"),
      ("push nobody {}", "1:6: error: unknown app \"nobody\""),
      (
        "push - {\"aps\":{}}",
        "1:6: error: the payload has no \"Simulator Target Bundle\"; write the app instead of -"
      ),
      (
        "push chat x.apns",
        "1:11: error: there is no file \"x.apns\"; looked for Stories/x.apns, Data/Fixtures/Apps/x.apns, Data/Fixtures/Payloads/x.apns, Data/Fixtures/Scenarios/x.apns"
      ),
      (
        "push chat '{\"aps\":{}}'",
        "1:11: error: JSON stands without quotes around it; leave those out"
      ),
      (
        "push chat '{draft}.apns'",
        "1:11: error: there is no file \"{draft}.apns\"; looked for Stories/{draft}.apns, Data/Fixtures/Apps/{draft}.apns, Data/Fixtures/Payloads/{draft}.apns, Data/Fixtures/Scenarios/{draft}.apns"
      ),
      ("app /gone.app", "1:5: error: there is no file \"/gone.app\""),
      (
        "app {\"displayName\":\"x\"}",
        "1:5: error: \"bundleIdentifier\" is missing; an app needs one"
      ),
      (
        "schedule chat {\"identifer\":\"d\"}",
        "1:16: error: unknown key \"identifer\"; did you mean \"identifier\"?"
      ),
    ])
  func unknown(line: String, message: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    #expect(harness.complaint(line) == "a.scenario:" + message)
  }

  @Test(
    "A notification is not named in a section that it is not in",
    arguments: ["clear", "tap", "expand", "collapse"])
  func elsewhere(verb: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    let place = "a.scenario:1:\(verb.count + 2)"
    #expect(
      harness.complaint("\(verb) four in=center")
        == "\(place): error: \"four\" is in lock-screen; leave in= out")
    #expect(harness.complaint("clear four in=lock-screen") == "ran")
  }

  @Test(
    "A path in quotes that is empty is refused, though folders are where it leads",
    arguments: [
      ("push chat \"\"", 11), ("app \"\"", 5), ("include \"\"", 9),
      ("schedule-legacy chat \"\"", 22),
    ])
  func emptyPath(line: String, column: Int) throws {
    let harness = try ScenarioHarness(chatAndMail, existing: ["Stories", "Data/Fixtures/Apps/"])
    let message = "this path is empty; write that of a file"
    #expect(harness.complaint(line) == "a.scenario:1:\(column): error: \(message)")
  }

  @Test(
    "A notification is its identifier, its push's name, or both with the app",
    arguments: [
      ("n1", "n1"), ("four", "four"), ("c", "c"), ("n5", "c"), ("chat:n1", "n1"),
      ("Mail:four", "four"),
    ])
  func notifications(name: String, identifier: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    #expect(try harness.state.findNotification(word(name))?.identifier == identifier)
  }

  @Test(
    "K17, P25, B26: an identifier means what is in the list, whatever came to nothing under it since",
    arguments: [#"{"aps":{"content-available":1}}"#, #"{"aps":{}}"#])
  func listedFirst(payload: String) throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push chat \(payload) id=later collapse-id=c")
    #expect(try push(called: "c", in: harness.state) == "n5")
    #expect(try push(called: "later", in: harness.state) == "later")
    try harness.run("clear c")
    #expect(try push(called: "c", in: harness.state) == "later")
  }

  private func push(called name: String, in state: State) throws -> String? {
    try state.delivery(word(name), by: DeliveryIndex(of: state)).map { state.notification($0).name }
  }

  @Test("An identifier of two apps needs the app")
  func sharedIdentifier() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push chat {\"aps\":{\"alert\":\"x\"}} id=four")
    #expect(
      harness.complaint("clear four")
        == "a.scenario:1:7: error: \"four\" may be any of chat:four, mail:four; write which")
    try harness.run("clear mail:four")
    #expect(harness.complaint("clear four") == "ran")
  }

  @Test("Where a verb takes either, a notification comes before a group")
  func eitherOr() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push mail {\"aps\":{\"alert\":\"x\"}} id=chat/anna")
    let line = try #require(ScenarioDocument(line: "clear chat/anna").lines.first)
    guard case .command(.clear(.notification(let key))) = try harness.acts(line).first else {
      Issue.record("a notification called chat/anna is in the list")
      return
    }
    #expect(key.app == "com.example.mail")
    let group = try #require(ScenarioDocument(line: "clear 'chat'/anna").lines.first)
    guard case .command(.clear(.group)) = try harness.acts(group).first else {
      Issue.record("quotes around the app make it a group")
      return
    }
  }

  @Test("Under By App an app has one group, under Off none but of a notification")
  func groupings() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("setting chat grouping=by-app")
    #expect(try harness.state.findGroup(word("chat"))?.key.kind == .app)
    #expect(try harness.state.findGroup(word("chat/anna")) == nil)
    try harness.run("setting chat grouping=off")
    #expect(
      harness.complaint("collapse chat").hasSuffix(
        "grouping of chat is off; name a notification instead"))
    #expect(try harness.state.requireGroup(word("n2")).key.kind == .alone(1))
  }

  @Test("G1: before iOS 12 there is no group to name, whatever is set")
  func ungrouped() throws {
    let harness = try ScenarioHarness("device os=11\n" + chatAndMail)
    #expect(
      harness.complaint("collapse chat/anna").hasSuffix(
        "before iOS 12 nothing is grouped; name a notification instead"))
  }

  @Test("Files are looked for beside the scenario, in the bundle, in the data folder")
  func paths() throws {
    let harness = try ScenarioHarness(
      "app Messages.app\npush messages Payloads/a.apns\npush messages b.apns\npush messages /c.apns",
      existing: [
        "Data/Fixtures/Apps/Messages.app", "Data/Fixtures/Apps/Messages.app/Payloads/a.apns",
        "Stories/b.apns", "/c.apns",
      ])
    #expect(
      harness.state.notifications.map { $0.value.content.body?.words } == [
        "Data/Fixtures/Apps/Messages.app/Payloads/a.apns", "Stories/b.apns", "/c.apns",
      ])
  }

  @Test("A payload above 4096 bytes is said and delivered")
  func bigPayload() throws {
    let body = String(repeating: "x", count: 4096)
    let harness = try ScenarioHarness("push com.example.x {\"aps\":{\"alert\":\"\(body)\"}}")
    #expect(
      harness.remarks.contains { $0.contains("the payload has 4116 bytes, 20 more than 4096") })
    #expect(harness.state.list.count == 1)
  }

  @Test("An app takes back what it named, by the push's name too")
  func removing() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("remove chat delivered n1 n5 never")
    #expect(harness.state.list.count == 3)
    try harness.run("remove chat delivered all")
    #expect(harness.state.list.count == 1)
  }
}
