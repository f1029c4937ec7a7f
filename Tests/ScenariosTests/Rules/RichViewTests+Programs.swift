import Delivery
import Notifications
import Scenarios
import TestSupport
import Testing

// What extensions, their programs and the app's own code do beside the view.
extension RichViewTests {
  @Test("V10: a later push overtakes one that is still in its extension, unless it may not")
  func order() throws {
    let mutable = #"push chat {"aps":{"alert":{"title":"A","body":"1"},"mutable-content":1}} id=a"#
    let plain = #"push chat {"aps":{"alert":{"title":"B","body":"2"}}} id=b"#
    var harness = try ScenarioHarness(
      Self.app + "policy service.ordered true\n\(mutable)\n\(plain)\nwait 9s\n")
    #expect(try harness.failure("groups 0") == nil)
    #expect(harness.state.serviceRuns.count == 1 && harness.state.queuedDeliveries.count == 1)
    try harness.run("wait 1s\n")
    #expect(try harness.failure("order b a") == nil)
    #expect(try harness.failure("notification a title Worked") == nil)
    harness = try ScenarioHarness(Self.app + "\(mutable)\n\(plain)\nwait 10s\n")
    #expect(try harness.failure("order a b") == nil)
  }

  @Test("V10: in order comes also what was answered before an earlier one, once that is")
  func answersOutOfOrder() throws {
    let app = """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat",\
      "service":{"name":"Decrypt","command":["./decrypt.py"]}}
      policy service.ordered true

      """
    let mutable = #"{"aps":{"alert":{"title":"A","body":"1"},"mutable-content":1}}"#
    var harness = try ScenarioHarness(
      app + "push chat \(mutable) id=a\npush chat \(mutable) id=b\n"
        + #"push chat {"aps":{"alert":"c"}} id=c"# + "\n"
        + #"answer Decrypt {"content":{"title":"B"}} notification=b"# + "\n")
    #expect(harness.state.queuedDeliveries == [1, 2] && harness.state.deliveries.isEmpty)
    try harness.run(#"answer Decrypt {"content":{"title":"A"}} notification=a"# + "\n")
    #expect(harness.state.queuedDeliveries == [])
    #expect(try harness.failure("order c b a") == nil)
  }

  /// Two responses to an app that never completes any.
  private static let owing = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "categories": [ { "identifier": "M", "actions": [ { "identifier": "a", "title": "A" },
        { "identifier": "f", "title": "F", "options": ["foreground"] } ] } ],
      "on": { "action a": [ { "fail": true } ] } }
    push chat {"aps":{"alert":"1","category":"M"}} id=one
    push chat {"aps":{"alert":"2","category":"M"}} id=two
    act one a

    """

  @Test("A19: responses wait for the one that the app never completes, for thirty seconds")
  func responses() throws {
    var harness = try ScenarioHarness(Self.owing + "act two a\n")
    #expect(harness.state.calls.count { $0.method == .didReceive } == 1)
    try harness.run("wait 30s\n")
    #expect(harness.state.calls.count { $0.method == .didReceive } == 2)
    #expect(harness.state.pendingResponses.count == 1)
  }

  @Test(
    "A18, A19: an app that was ended owes nothing: the next response starts it again",
    arguments: ["terminate chat", "force-quit chat", "power off\npower on"])
  func endedApp(end: String) throws {
    var harness = try ScenarioHarness(Self.owing + end + "\n")
    #expect(harness.state.pendingResponses == [])
    try harness.run("act two a\n")
    #expect(harness.state.calls.map(\.action).suffix(2) == [nil, "a"], "started, then told")
    #expect(harness.state.calls.last?.notification == 1)
  }

  @Test(
    "A18, A19: a response that waited starts the app again that the system ended, as it asks for",
    arguments: [("a", AppState.background, Call.State.background), ("f", .foreground, .inactive)])
  func nextAfterEnd(action: String, appState: AppState, callState: Call.State) throws {
    let harness = try ScenarioHarness(
      Self.owing + "unlock\nact two \(action)\nterminate chat\n")
    let call = try #require(harness.state.calls.last)
    #expect(call.notification == 1 && call.action == action && call.state == callState)
    #expect(harness.state.app("com.example.chat")?.state == appState)
  }

  @Test(
    "A19, P15, K24: what the person swiped away or turned off, no waiting response starts again",
    arguments: [("force-quit chat", AppState.forceQuit), ("power off\npower on", .notRunning)])
  func waitingAtEnd(end: String, appState: AppState) throws {
    let harness = try ScenarioHarness(Self.owing + "act two a\n\(end)\n")
    #expect(harness.state.pendingResponses == [])
    #expect(harness.state.calls.last?.notification == 0)
    #expect(harness.state.app("com.example.chat")?.state == appState)
  }

  @Test("V15: files that an extension asked for and never gave back are named when its view closes")
  func accesses() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "content": [ { "UNNotificationExtensionCategory": "M", "view": [ { "media": "pic" } ],
          "UNNotificationExtensionInitialContentSizeRatio": 1,
          "on": { "action a": [ { "startAccessingSecurityScopedResource": "pic" } ] } } ],
        "categories": [ { "identifier": "M", "actions": [ { "identifier": "a", "title": "A" } ] } ] }
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      view one

      """
    var harness = try ScenarioHarness(app)
    guard case .media(let picture)? = harness.state.richView?.elements.first else {
      Issue.record("no picture")
      return
    }
    #expect(picture.problem == "no attachment is called pic")
    try harness.run("act a\n")
    let access = try #require(harness.state.pane?.content?.accesses.first)
    #expect(access.started > access.stopped)
  }

  @Test("V17: a program is asked, and its answer is a line like any other")
  func programs() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "name": "Decrypt", "command": ["./decrypt.py"] } }
      push chat {"aps":{"alert":"?","mutable-content":1},"box":"xyz"} id=one

      """
    var harness = try ScenarioHarness(app)
    #expect(harness.state.awaitedAnswers.first?.requests.first?.contains("xyz") == true)
    #expect(try harness.failure("groups 0") == nil)
    var failed = harness
    try harness.run("answer Decrypt {\"content\":{\"body\":\"Lunch {today}?\"}}\n")
    #expect(try harness.failure("notification one body \"Lunch {today}?\"") == nil)
    try failed.run("answer Decrypt {\"error\":\"it did not answer\"}\n")
    #expect(try failed.failure("notification one body ?") == nil)
    #expect(failed.complaint("answer Decrypt {}\n").contains("“Decrypt” is asked nothing"))
  }

  @Test("V4: an answer that is what the program was asked changes nothing")
  func echo() throws {
    var harness = try ScenarioHarness(
      """
      device os=15
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "name": "Decrypt", "command": ["./decrypt.py"] } }
      push chat {"aps":{"alert":{"title":"T","body":"B","launch-image":"L"},"mutable-content":1,\
      "badge":3,"sound":{"critical":1,"name":"default","volume":0.5},"thread-id":"t","category":"c",\
      "interruption-level":"critical","relevance-score":0.5,"filter-criteria":"f"}} id=one

      """)
    let pushed = harness.state.notification(0).content
    let asked = try #require(harness.state.awaitedAnswers.first?.requests.first)
    try harness.run("answer Decrypt \(asked)\n")
    let answered = harness.state.notification(0).content
    #expect(pushed.sound == Sound(isCritical: true, volume: 0.5) && harness.remarks == [])
    for key in ContentEdit.Key.allCases {
      let (before, after) = (pushed.asked(key), answered.asked(key))
      #expect(before == after, "\(key.rawValue)")
    }
  }

  @Test("V17: a program is told all that its app asked for")
  func wholeRequest() throws {
    let content = """
      {"title":"T","sound":{"critical":1,"name":"a.caf","volume":0.5},"launchImageName":"L",\
      "interruptionLevel":"critical","relevanceScore":0.5,"filterCriteria":"f",\
      "communication":{"conversation":"Food","sender":"Ann"}}
      """
    let harness = try ScenarioHarness(
      """
      device os=15
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "content": [ { "UNNotificationExtensionCategory": "M", "command": ["./view.py"] } ] }
      authenticate
      schedule chat {"identifier":"a","content":{"categoryIdentifier":"M",\(content.dropFirst())}
      view a

      """)
    let asked = try #require(harness.state.awaitedAnswers.first?.requests.first)
    for part in content.dropFirst().dropLast().split(separator: ",\"") {
      #expect(asked.contains(part), "\(part) in \(asked)")
    }
  }

  @Test(
    "V17: only a program that answered is said to have answered",
    arguments: [
      (#"{"content":{"body":"Lunch"}}"#, "the program answered"),
      (#"{"error":"it did not answer within 10 s"}"#, "the program gave no useful answer"),
    ])
  func endings(reply: String, words: String) throws {
    let harness = try ScenarioHarness(
      """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "name": "Decrypt", "command": ["./decrypt.py"] } }
      push chat {"aps":{"alert":"?","mutable-content":1}} id=one
      answer Decrypt \(reply)

      """)
    let replied = harness.facts.first { fact in
      fact.reasons.contains { $0.rule == "V17" && $0.decision != nil }
    }
    #expect(replied?.reasons.map(\.words) == [words])
    #expect(replied?.event.words(in: harness.state) == "Decrypt is done")
  }

  @Test("K1: an app's code asks for a notification in answer to a response; it comes at once")
  func scheduling() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "actions": [
          { "identifier": "reply", "title": "Reply", "textInput": {} } ] } ],
        "on": { "action reply": [ { "schedule": { "identifier": "echo", "trigger": null,
          "content": { "title": "You said", "body": "{response.userText}", "threadIdentifier": "e" } } } ],
          "launch": [ { "schedule": { "identifier": "late", "trigger": { "timeInterval": 60 },
          "content": { "body": "Never" } } }, { "schedule": { "identifier": "torn",
          "content": { "body": "Torn", "attachments": [ { "path": "none.png" } ] } } } ] } }
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      act one reply text=Hello

      """
    var harness = try ScenarioHarness(app)
    #expect(try harness.failure("notification echo body Hello") == nil)
    #expect(try harness.failure("group chat/e title \"You said\"") == nil)
    #expect(harness.state.notifications.contains { $0.value.request.trigger == .immediate })
    #expect(try harness.failure("notification torn absent") == nil)
    try harness.run("push chat {\"aps\":{\"alert\":\"2\"}}\n")
    #expect(try harness.failure("notification n2 body 2") == nil)
  }

  @Test(
    "A1: a list of categories takes the place of all there were, until the bundle is read again")
  func categories() throws {
    var harness = try ScenarioHarness(Self.app + "authenticate\n" + Self.push("n1", "x"))
    #expect(try harness.failure("actions n1 like,slow,reply,open") == nil)
    let list = #"[{"identifier":"M","actions":[{"identifier":"b","title":"B","icon":"star"}]}]"#
    try harness.run("set-categories chat \(list)\n")
    #expect(try harness.failure("actions n1 b titles=B") == nil)
    #expect(harness.complaint("set-categories chat {}\n").contains("list of categories"))
    #expect(harness.complaint("set-categories chat [{}]\n").contains("\"identifier\" is missing"))
    try harness.run(Self.app)
    #expect(try harness.failure("actions n1 like,slow,reply,open") == nil)
  }
}

extension Content {
  fileprivate func asked(_ key: ContentEdit.Key) -> String? {
    json(of: key) { .string($0.words ?? "") }.map(JSONText.compact)
  }
}
