import Testing

@Suite("What waits is called as what was delivered is")
struct WaitingNameTests {
  private static let apps = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Talky"}
    app {"bundleIdentifier":"com.example.mail","displayName":"Post"}

    """
  private static let own = [
    "chat:it", "CHAT:it", "Talky:it", "talky:it", "com.example.chat:it", "COM.example.chat:it",
    #""com.example.chat":it"#, #""Talky":"it""#,
  ]
  private static let others = ["mail:it", "Post:it", #""com.example.mail":it"#, "nobody:it"]

  private func schedule(_ identifier: String, app: String = "chat") -> String {
    #"schedule \#(app) {"identifier":"\#(identifier)","content":{"title":"T"},"trigger":{"timeInterval":60}}"#
      + "\n"
  }

  private func push(_ app: String) -> String {
    #"push \#(app) {"aps":{"alert":"a"}} collapse-id=it"# + "\n"
  }

  @Test("K18: a request is its identifier, alone or behind any name of its app", arguments: own)
  func requests(name: String) throws {
    let harness = try ScenarioHarness(Self.apps + schedule("it"))
    for text in ["pending it at=+60s", "pending \(name) at=+60s", "pending \(name) 1"] {
      #expect(try harness.failure(text) == nil, "\(text)")
    }
    #expect(try harness.failure("pending \(name) absent")?.actual == "2018-06-04T09:42:00-07:00")
  }

  @Test("K18: behind the name of another app it is none", arguments: others)
  func othersRequests(name: String) throws {
    let harness = try ScenarioHarness(Self.apps + schedule("it"))
    #expect(try harness.failure("pending \(name) absent") == nil)
    #expect(try harness.failure("pending \(name)")?.actual == "absent")
  }

  @Test(
    "K18: a colon may stand in the identifier, too", arguments: ["a:b", "chat:a:b", "Talky:a:b"])
  func colons(name: String) throws {
    let harness = try ScenarioHarness(Self.apps + schedule("a:b"))
    #expect(try harness.failure("pending \(name) at=+60s") == nil)
  }

  @Test("K18: two apps that have the name before the colon are both named")
  func ambiguous() throws {
    let harness = try ScenarioHarness(
      Self.apps + #"app {"bundleIdentifier":"org.other.chat"}"# + "\n"
        + schedule("it", app: "com.example.chat"))
    #expect(
      try harness.failure("pending chat:it")?.actual
        == "\"chat\" may be any of com.example.chat, org.other.chat; write which")
    #expect(try harness.failure("pending it") == nil)
  }

  @Test("P27, B2: a push is stored for its own app alone")
  func stored() throws {
    let harness = try ScenarioHarness(Self.apps + "network off\n" + push("chat"))
    for name in ["it"] + Self.own {
      #expect(try harness.failure("outcome \(name) stored") == nil, "\(name)")
    }
    for name in Self.others {
      #expect(try harness.failure("outcome \(name) stored")?.actual == "no delivery", "\(name)")
    }
  }

  @Test("P27, B2: what another app’s push of the same name became is no matter")
  func storedBeside() throws {
    let harness = try ScenarioHarness(
      Self.apps + push("chat") + "network off\n" + push("mail"))
    for name in Self.own {
      #expect(try harness.failure("outcome \(name) presented") == nil, "\(name)")
    }
    for name in ["mail:it", "Post:it", "it"] {
      #expect(try harness.failure("outcome \(name) stored") == nil, "\(name)")
    }
  }
}
