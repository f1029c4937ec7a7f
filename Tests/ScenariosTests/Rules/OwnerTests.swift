import Delivery
import Notifications
import Scenarios
import Testing

@Suite("A locked phone whose owner was not recognized")
struct OwnerTests {
  private static let phone = """
    app {
      "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "sound", "badge", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true },
      "categories": [ { "identifier": "M", "actions": [
        { "identifier": "open", "title": "Open", "options": ["foreground"] },
        { "identifier": "all", "title": "All" } ] } ],
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": "M",
        "UNNotificationExtensionInitialContentSizeRatio": 1, "view": [ { "button": "more" } ],
        "on": { "action all": [
          { "complete": "doNotDismiss" }, { "performNotificationDefaultAction": true } ] } } ]
    }
    setting chat previews=always
    push chat {"aps":{"alert":{"title":"T","body":"B"},"category":"M"}} id=n1
    push chat {"aps":{"alert":{"title":"T","body":"C"},"category":"M","thread-id":"x"}} id=n2

    """

  /// What a person does, and the call that the app gets once it is in front.
  struct Way: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let lines: String
    let call: String

    var testDescription: String { "\(rule)" }
  }

  static let ways = [
    Way(rule: "A14", lines: "tap n1", call: "didReceive notification=n1 action=default"),
    Way(rule: "A11", lines: "act n1 open", call: "didReceive notification=n1 action=open"),
    Way(
      rule: "C7", lines: "view n1\npress more", call: "didReceive notification=n1 action=default"),
    Way(rule: "C14", lines: "act n1 all", call: "didReceive notification=n1 action=default"),
    Way(
      rule: "X8", lines: "manage n1 sheet=turn-off\nconfigure",
      call: "openSettingsFor notification=n1"),
    Way(rule: "X9", lines: "open-app-settings chat", call: "openSettingsFor notification=none"),
  ]

  private func asked(_ way: Way) throws -> ScenarioHarness {
    let harness = try ScenarioHarness(Self.phone + way.lines + "\n")
    #expect(harness.state.device.isLocked && harness.state.device.foregroundApp == nil)
    #expect(try harness.failure("prompt \"Unlock to Continue\"") == nil)
    #expect(try harness.failure("call chat none") == nil)
    return harness
  }

  @Test(
    "P1, A14, X8, C7, C14: whatever brings an app to the front asks for the owner, and goes on for him",
    arguments: ways, ["authenticate", "unlock"])
  func goesOn(way: Way, act: String) throws {
    var harness = try asked(way)
    try harness.run(act)
    #expect(harness.state.prompts.isEmpty && !harness.state.device.isLocked)
    #expect(harness.state.device.foregroundApp == "com.example.chat")
    #expect(harness.state.calls.count { $0.method != .didFinishLaunching } == 1)
    #expect(try harness.failure("call chat \(way.call)") == nil)
  }

  @Test("P1: refused, nothing of it happens, and what was open stays", arguments: ways)
  func refused(way: Way) throws {
    var harness = try asked(way)
    let (pane, sheet) = (harness.state.pane?.notification, harness.state.sheet)
    try harness.run("cancel\nauthenticate")
    #expect(harness.state.prompts.isEmpty && harness.state.device.isLocked)
    #expect(harness.state.calls.isEmpty && harness.state.list.count == 2)
    #expect(harness.state.pane?.notification == pane && harness.state.sheet == sheet)
  }

  @Test("P1: once he was recognized, nothing asks", arguments: ways)
  func recognized(way: Way) throws {
    let harness = try ScenarioHarness(Self.phone + "authenticate\n" + way.lines + "\n")
    #expect(harness.state.prompts.isEmpty)
    #expect(harness.state.device.foregroundApp == "com.example.chat")
  }

  @Test("P1, X2: the sheet's link to Settings asks, too", arguments: ["authenticate", "unlock"])
  func settings(act: String) throws {
    var harness = try ScenarioHarness(Self.phone + "manage n1\nsettings chat\n")
    #expect(harness.state.device.isLocked && harness.state.device.screen == .lockScreen)
    #expect(harness.state.sheet != nil && harness.state.prompt != nil)
    try harness.run(act)
    #expect(harness.state.device.screen == .settings && harness.state.sheets.isEmpty)
  }

  @Test("P1: sleeping forgets the question, as does taking back what it is about")
  func forgotten() throws {
    for end in ["sleep", "lock", "remove chat delivered n1"] {
      var harness = try ScenarioHarness(Self.phone + "tap n1\n")
      try harness.run(end + "\nauthenticate")
      #expect(harness.state.prompts.isEmpty && harness.state.calls.isEmpty, "\(end)")
      #expect(harness.state.device.isLocked)
    }
  }

  @Test(
    "P1, P3, K26: a question ends as the display goes dark, whatever wakes the phone before anyone looks",
    arguments: ways)
  func darkened(way: Way) throws {
    var harness = try asked(way)
    let start = harness.state.now
    try harness.run(
      """
      schedule chat {"identifier":"r","content":{"body":"R"},"trigger":{"timeInterval":60}}
      wait 62s
      """)
    let ends = harness.facts.filter {
      guard case .management(.answered(_, .withdrawn, _)) = $0.event else { return false }
      return true
    }
    #expect(ends.map(\.reasons) == [[Reason("P1", "dark")]])
    #expect(ends.map(\.at) == [start + .seconds(10)])
    try harness.run("unlock")
    #expect(harness.state.device.foregroundApp == nil && harness.state.calls.isEmpty)
  }

  @Test("C21, P1: whoever dismisses the view takes back what was asked from it")
  func dismissed() throws {
    var harness = try ScenarioHarness(Self.phone + "act n1 open\ndismiss\n")
    #expect(harness.state.prompts.isEmpty && harness.state.pane == nil)
    try harness.run("unlock")
    #expect(harness.state.device.foregroundApp == nil && harness.state.calls.isEmpty)
  }

  @Test("P1: a touch wakes a dark phone before it asks; the latest wish is what goes on")
  func latest() throws {
    var harness = try ScenarioHarness(Self.phone + "sleep\ntap n1\n")
    #expect(harness.state.device.isDisplayOn && harness.state.prompts.count == 1)
    try harness.run("tap n2\n")
    #expect(harness.state.prompts.count == 1)
    try harness.run("unlock")
    #expect(try harness.failure("call chat didReceive notification=n2 action=default") == nil)
    #expect(try harness.failure("notification n1 in center") == nil)
  }

  @Test("U7, P1: what unlocking takes off the lock screen is opened all the same")
  func dropped() throws {
    for line in ["tap n1", "act n1 open"] {
      var harness = try ScenarioHarness(Self.phone + "setting chat center=off\n")
      try harness.run(
        #"push chat {"aps":{"alert":"B","category":"M"}} id=n1"# + "\n\(line)\nunlock")
      #expect(harness.state.device.foregroundApp == "com.example.chat", "\(line)")
    }
  }

  @Test("G26: what was replaced while the question was open is opened as it is now")
  func replaced() throws {
    var harness = try ScenarioHarness(Self.phone)
    let push = #"push chat {"aps":{"alert":"one","thread-id":"y"}} collapse-id=c id="#
    try harness.run("\(push)a\ntap a\n\(push)b")
    try harness.run("authenticate")
    let opened = harness.state.calls.last?.notification.map { harness.state.notification($0).name }
    #expect(opened == "b")
  }

  private static let hidden = """
    setting all previews=when-unlocked
    policy textInput.allowEmpty false
    policy actions.richPaneMax 2
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [ {
      "identifier": "C", "actions": [ { "identifier": "like", "title": "Like" },
        { "identifier": "reply", "title": "Reply", "options": ["foreground"], "textInput": {} },
        { "identifier": "late", "title": "Late" } ] } ] }
    push chat {"aps":{"alert":"B","category":"C"}} id=n1 collapse-id=c

    """

  @Test(
    "A7, A13, H18: what cannot be pressed is refused before the owner is asked",
    arguments: ["when-unlocked", "always"],
    [
      ("lkie", #"it has no action “lkie”; did you mean "like"?"#),
      ("like text=x", "“like” takes no text"),
      (#"reply text="""#, "an empty text is not sent (textInput.allowEmpty)"),
      ("late", "only the first 2 actions show here, and “late” is none of them"),
    ])
  func unpressable(previews: String, press: (action: String, words: String)) throws {
    var phone = try ScenarioHarness(Self.hidden + "setting all previews=\(previews)\n")
    #expect(throws: Refusal(press.words)) { try phone.run("act n1 \(press.action)\n") }
    #expect(phone.state.prompts.isEmpty)
  }

  @Test(
    "P1, H18: what cannot be done any more once the owner was recognized says why",
    arguments: [
      ("set-categories chat []", "it has no actions"),
      (#"push chat {"aps":{"alert":"C"}} collapse-id=c"#, "it has no actions"),
      ("policy actions.richPaneMax 0", "none of its actions shows here"),
    ])
  func overtaken(line: String, words: String) throws {
    var phone = try ScenarioHarness(Self.hidden + "act n1 like\n")
    try phone.run(line + "\nauthenticate\n")
    #expect(try phone.failure("call chat none") == nil && phone.state.prompts.isEmpty)
    #expect(
      phone.answerReasons == [
        [Reason("P1", "recognized"), Reason("P1", "refused", [.init("why", words)])]
      ])
  }

  @Test("A20, C23: what an extension may yet show is asked for, and refused where it does not")
  func unloaded() throws {
    for (action, calls) in [("more", 1), ("like", 0)] {
      var phone = try ScenarioHarness(
        """
        setting all previews=when-unlocked
        app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [ {
          "identifier": "C", "actions": [ { "identifier": "like", "title": "Like" } ] } ],
          "content": [ { "UNNotificationExtensionCategory": "C",
            "UNNotificationExtensionInitialContentSizeRatio": 1, "on": { "notification": [
              { "setActions": [ { "identifier": "more", "title": "More" } ] } ] } } ] }
        push chat {"aps":{"alert":"B","category":"C"}} id=n1
        act n1 \(action)

        """)
      #expect(phone.state.prompts.count == 1, "\(action)")
      try phone.run("authenticate")
      #expect(phone.state.calls.count { $0.method == .didReceive } == calls, "\(action)")
      let words = phone.answerReasons.joined().map(\.words)
      let refused = "what was asked for cannot be done: it has no action “like”; it has more"
      #expect(words.contains(refused) == (calls == 0), "\(words)")
    }
  }
}

extension ScenarioHarness {
  /// Why each question for the owner was answered as it was, in order.
  fileprivate var answerReasons: [[Reason]] {
    facts.compactMap {
      guard case .management(.answered(_, .allowed, _)) = $0.event else { return nil }
      return $0.reasons
    }
  }
}
