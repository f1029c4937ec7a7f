import Testing

@Suite("What the push service takes and answers, rule by rule")
struct PushStoryTests {
  @Test("B14, B20: the answer has the apns-id that was sent, or one that is made from the seed")
  func identifiers() throws {
    let identifier = "0F9D3C1A-0000-4000-8000-00000000ABCD"
    let given = try Story.awake.plays(
      "push chat {\"aps\":{\"alert\":\"a\"}} id=\(identifier) via=http\nexpect apns 200\n")
    #expect(given.lastAnswer?.identifier == identifier)
    #expect(given.lastAnswer?.uniqueIdentifier != nil)
    let made = try (0..<2).map { _ in
      try Story.awake.plays("push chat {\"aps\":{\"alert\":\"a\"}} via=http\n")
    }
    let answers = made.map(\.lastAnswer)
    #expect(answers[0] == answers[1] && answers[0]?.identifier.count == 36)
    #expect(made[0].state.notification(0).request.identifier == answers[0]?.identifier)
    let two = try Story.awake.plays(
      String(repeating: "push chat {\"aps\":{\"alert\":\"a\"}} via=http\n", count: 2))
    #expect(
      two.lastAnswer?.identifier != answers[0]?.identifier, "what is the same is told apart")
    let production = try Story(
      world:
        #"app {"bundleIdentifier":"com.example.shop","entitlements":["aps-environment=production"]}"#
        + "\n"
    ).plays("push shop {\"aps\":{\"alert\":\"a\"}} via=http\n")
    #expect(production.lastAnswer?.uniqueIdentifier == nil)
  }

  @Test(
    "B20, B45: 410 has a timestamp, also where a scenario lets it fail; other answers have none",
    arguments: [("410 Unregistered", true), ("410 ExpiredToken", true), ("503 Shutdown", false)])
  func faultTimestamps(fault: String, hasTimestamp: Bool) throws {
    let harness = try Story.awake.plays(
      "push-fault chat \(fault)\npush chat {\"aps\":{\"alert\":\"a\"}} via=http\n")
    #expect(harness.lastAnswer?.timestamp == (hasTimestamp ? harness.state.now : nil))
  }

  @Test(
    "B21: a status that is not its reason's is told with the one that is",
    arguments: [
      ("401 InvalidProviderToken", "InvalidProviderToken is answered with 403, not with 401"),
      ("200 BadTopic", "BadTopic is answered with 400, not with 200"),
      ("503 BadTopic", "BadTopic is answered with 400, not with 503"),
      ("busy BadTopic", "push-fault knows no \"busy\"; write one of: 400 403 404"),
    ])
  func faultStatus(fault: String, words: String) throws {
    var harness = try ScenarioHarness(PushLines.apps)
    var said = ""
    do { try harness.run("push-fault chat " + fault) } catch { said = "\(error)" }
    said += harness.remarks.joined()
    #expect(said.contains(words), "\(said)")
  }

  @Test("B15, B16: other types are taken, and go no further")
  func types() throws {
    let harness = try Story.awake.plays(
      PushLines.alert("call", "push-type=voip via=http") + """
        expect apns 200
        expect outcome call rejected
        push chat {"aps":{"alert":"a"}} push-type=location via=http id=where
        expect apns 200
        expect outcome where rejected
        push chat {"aps":{"alert":"a"}} push-type=locations via=http
        expect apns 400 reason=InvalidPushType
        """)
    for number in 0..<2 {
      let reasons = harness.state.ending(of: number)?.decision.situation.reasons ?? []
      #expect(reasons.contains { $0.rule == "B15" })
    }
  }

  @Test("B15, B3: a call that never shows takes no message's place, and waits for no phone")
  func typesOffline() throws {
    let call = #"push chat {"uuid":"1"} push-type=voip via=http"#
    try Story.awake.plays(
      "network off\n" + PushLines.alert("message", "via=http") + """
        \(call) id=a
        expect outcome a rejected
        \(call) expiration=0 id=b
        expect outcome b rejected
        network on
        expect outcome message presented
        lock
        \(call) priority=5 id=c
        expect outcome c rejected

        """)
  }

  @Test(
    "B15: of what a later system has it says which has it first",
    arguments: [("liveactivity", 16), ("controls", 18), ("widgets", 26)])
  func laterTypes(type: String, system: Int) throws {
    func reasons(_ device: String) throws -> [String] {
      try Story(world: device + Story.awake.world).plays(
        PushLines.alert("a", "via=http push-type=\(type)") + "expect outcome a rejected\n"
      ).facts.flatMap(\.reasons).filter { $0.rule == "B15" }.map(\.words)
    }
    #expect(try reasons("").contains { $0.contains("\(type) is known from iOS \(system) on") })
    #expect(try !reasons("device os=26\n").contains { $0.contains("is known from") })
  }

  @Test("B17: a background push has priority 5, unless the switch lets it have 10")
  func backgroundPriority() throws {
    let push = PushLines.silent("s", "via=http push-type=background priority=10")
    try Story.awake.plays(push + "expect apns 400 reason=BadPriority\nexpect app chat notRunning\n")
    try Story.awake.plays(
      "policy apns.backgroundPriority10 accept\n" + push
        + "expect apns 200\nexpect outcome s handedToApp\n")
  }

  @Test("B18: a type that does not fit is taken")
  func otherType() throws {
    try Story.awake.plays(
      PushLines.alert("a", "push-type=background priority=5 via=http")
        + "expect apns 200\nexpect outcome a presented\n")
  }

  @Test("B19: the binary interface takes 2048 bytes, and took 256")
  func legacyLimit() throws {
    func push(_ count: Int) -> String {
      let text = String(repeating: "a", count: count - 20)
      return "push chat {\"aps\":{\"alert\":\"\(text)\"}} id=p via=binary1\n"
    }
    try Story.awake.plays(push(2048) + "expect outcome p presented\nexpect apns none\n")
    try Story.awake.plays(push(2049) + "expect apns 7\n")
    try Story.awake.plays("policy apns.legacyLimit 256\n" + push(257) + "expect apns 7\n")
  }

  @Test("B21, B23: a scenario lets requests fail, as often as it says")
  func faults() throws {
    try Story.awake.plays(
      "push-fault chat 503 ServiceUnavailable times=2\n"
        + PushLines.alert("m", "via=http", app: "mail")
        + "expect apns 200\n" + PushLines.alert("a", "via=http")
        + "expect apns 503 reason=ServiceUnavailable\n" + PushLines.alert("b", "via=http")
        + "expect apns 503\n" + PushLines.alert("c", "via=http")
        + "expect apns 200\nexpect outcome c presented\n")
  }

  @Test("B20, B45: a deleted app's token is refused, with when that was found out")
  func unregistered() throws {
    let harness = try Story.awake.plays(
      "uninstall chat\n+1m push com.example.chat {\"aps\":{\"alert\":\"a\"}} via=http\nexpect apns 410 reason=Unregistered\n"
        + "+1h push com.example.chat {\"aps\":{\"alert\":\"b\"}} via=http\nexpect apns 410\n")
    let push = harness.state.push
    #expect(push.feedback.count == 1, "it is entered once")
    #expect(harness.lastAnswer?.timestamp == push.feedback.first?.foundAt)
  }

  @Test("B2, B45: no push finds out that an app is gone while the phone cannot be reached")
  func unregisteredOutOfReach() throws {
    let push = "push com.example.chat {\"aps\":{\"alert\":\"a\"}} via=http"
    let unreached = "network off\nuninstall chat\n\(push) id=a\nexpect apns 200\n"
    let waiting = try Story.awake.plays(unreached)
    #expect(waiting.state.push.waiting.count == 1 && waiting.state.push.feedback.isEmpty)
    #expect(waiting.lastAnswer?.uniqueIdentifier != nil, "B20: as the app's development build")
    let found = try Story.awake.plays(
      unreached + "+1m network on\nexpect outcome a rejected\n"
        + "+1m network off\n\(push)\nexpect apns 410 reason=Unregistered\n")
    #expect(found.state.push.feedback.count == 1 && found.state.push.waiting.count == 0)
    #expect(found.lastAnswer?.timestamp == found.state.push.feedback.first?.foundAt)
  }

  @Test("B44, B46: reading clears the list, and an app that is installed again has its token back")
  func again() throws {
    let harness = try Story.awake.plays(
      "uninstall chat\npush com.example.chat {\"aps\":{\"alert\":\"a\"}} via=binary1\nread-feedback\n"
        + PushLines.apps + PushLines.alert("b", "via=http")
        + "expect apns 200\nexpect outcome b presented\n")
    #expect(harness.state.push.feedback.isEmpty && harness.state.push.unregistered.count == 1)
  }

  @Test("B24, B53: a body that is no strict JSON is taken, and dropped by the phone")
  func strict() throws {
    let push = "push chat {\"aps\":{\"alert\":\"a\"},} id=a"
    try Story.awake.plays(push + " via=http\nexpect apns 200\nexpect outcome a rejected\n")
    try Story.awake.plays(push + "\nexpect outcome a presented\n")
  }

  @Test("B49: a file is measured as it stands, or without its blanks where the switch says so")
  func sizeBasis() throws {
    let blanks = String(repeating: " ", count: 5000)
    let push = "push chat {\"aps\":\(blanks){\"alert\":\"a\"}}\n"
    let raw = try Story.awake.plays(push)
    #expect(raw.remarks.contains { $0.contains("[Y3]") })
    let minified = try Story.awake.plays("policy apns.sizeBasis minified\n" + push)
    #expect(!minified.remarks.contains { $0.contains("[Y3]") })
  }

  @Test("B50: a file is an ordinary push")
  func ordinary() throws {
    #expect(throws: (any Error).self) {
      var harness = try ScenarioHarness(PushLines.apps)
      try harness.run(PushLines.alert("a", "push-type=voip"))
    }
  }

  @Test("B52: what a line cannot say is a mistake at its place")
  func mistakes() throws {
    for (options, words) in [
      ("priority=7", "there is no priority 7; write 10, 5 or 1"),
      ("push-type=voip", "a push of type “voip” is outside of what is simulated"),
      ("push-type=backgruond", #"no push type "backgruond"; did you mean "background"?"#),
      ("push-type=Alert", #"there is no push type "Alert"; did you mean "alert"?"#),
      ("push-type=", #"there is no push type ""; write alert or background"#),
      ("expiration=+30", "is no expiration; write 0, +30m, 09:41 or seconds since 1970"),
      ("via=fax", "via= knows no \"fax\""),
    ] {
      var harness = try ScenarioHarness(PushLines.apps)
      var said = ""
      do { try harness.run(PushLines.alert("a", options)) } catch { said = "\(error)" }
      said += harness.remarks.joined()
      #expect(said.contains(words), "\(options): \(said)")
    }
  }
}
