import Delivery
import Notifications
import Testing

@testable import Explaining

@Suite(
  "What silences or holds a notification from iOS 15 on, and the one change that would show it")
struct SilenceStoryTests {
  private static let world = """
    device os=16
    app {"bundleIdentifier":"a.chat","displayName":"Chat","entitlements":["com.apple.developer.usernotifications.time-sensitive","com.apple.developer.usernotifications.communication"]}
    app {"bundleIdentifier":"a.shop","displayName":"Shop"}

    """

  /// How a notification comes that is silenced or held: what was set, which app it is of,
  /// what its content says more.
  struct Way {
    var setup: String
    var app = "chat"
    var content = ""
    /// What happens then.
    var later = ""
    /// The rules that *Why* names.
    let rules: [RuleID]
    /// The one change.
    let deed: String
    /// All that kept it quiet, in the order in which it was asked; nil where that is not looked at.
    var silence: [RuleID]?
  }

  private static let urgent = #","interruptionLevel":"time-sensitive""#
  private static let ann = #","communication":{"sender":"Ann"}"#

  private static let ways: [Way] = [
    Way(setup: "focus Work\n", rules: ["F6"], deed: "let Chat through in Work"),
    Way(
      setup: "focus Work mode=silence apps=chat,shop\n", rules: ["F6"],
      deed: "let Chat through in Work"),
    Way(
      setup: "focus Work schedule=09:00-10:00\n", rules: ["F6"], deed: "let Chat through in Work"),
    Way(setup: "unlock\nfocus Work\n", rules: ["F6"], deed: "let Chat through in Work"),
    Way(setup: "focus Work lock-screen=on\n", rules: ["F6"], deed: "let Chat through in Work"),
    Way(setup: "dnd on\n", rules: ["F6"], deed: "turn Do Not Disturb off"),
    // F4: it has no exceptions, not even this one.
    Way(
      setup: "dnd on\n", content: urgent, rules: ["F6"], deed: "turn Do Not Disturb off",
      silence: ["F6"]),
    Way(
      setup: "dnd off schedule=09:00-10:00\n", rules: ["F6"], deed: "turn Do Not Disturb off"
    ),
    Way(
      setup: "focus-filter chat Work a\nfocus Work apps=chat\n", content: #","filterCriteria":"b""#,
      rules: ["F10"], deed: "turn Work off"),
    Way(
      setup: "focus-filter chat Work a\nfocus Work\n", content: #","filterCriteria":"b""#,
      rules: ["F6", "F10"], deed: "turn Work off"),
    Way(setup: "mute chat hour\n", rules: ["F18"], deed: "unmute Chat"),
    Way(
      setup: "mute chat today\nfocus Work\n", rules: ["F18", "F6"],
      deed: "unmute Chat, then let Chat through in Work"),
    Way(setup: "summary on apps=chat\n", rules: ["F12"], deed: "deliver Chat immediately"),
    Way(
      setup: "summary on apps=chat\nfocus Work\nmute chat hour\n", rules: ["F12"],
      deed: "unmute Chat, then let Chat through in Work, then deliver Chat immediately"),
    Way(
      setup: "summary on apps=chat times=09:45\n", later: "at 09:46\n", rules: ["F13"],
      deed: "deliver Chat immediately"),
    Way(
      setup: "summary on apps=chat times=09:45\n", later: "at 09:46\nsummary open\n",
      rules: ["F13"], deed: "deliver Chat immediately"),
    Way(
      setup: "", content: #","interruptionLevel":"passive""#, rules: ["R14"],
      deed: "give the content the interruption level active"),
    Way(
      setup: "setting chat lock-screen=off sounds=off\n",
      content: #","interruptionLevel":"passive""#, rules: ["R14", "U6", "U10"],
      deed: "turn Lock Screen of Chat on"),
    Way(
      setup: "focus Work\n", app: "shop", content: urgent, rules: ["F2", "F6"],
      deed: "let Shop through in Work", silence: ["F2", "F6"]),
    // With the right to be Time Sensitive it would not have passed either.
    Way(
      setup: "focus-filter shop Work a\nfocus Work\n", app: "shop",
      content: urgent + #","filterCriteria":"b""#, rules: ["F6", "F10"], deed: "turn Work off",
      silence: ["F6", "F10"]),
    Way(
      setup: "setting chat time-sensitive=off\nfocus Work\n", content: urgent, rules: ["F2", "F6"],
      deed: "turn Time Sensitive Notifications of Chat on"),
    Way(
      setup: "focus Work time-sensitive=off\n", content: urgent, rules: ["F6"],
      deed: "let Chat through in Work"),
    Way(
      setup: "focus Work people=Ann\n", app: "shop", content: ann, rules: ["F9", "F6"],
      deed: "let Shop through in Work"),
    Way(
      setup: "summary on apps=shop\n", app: "shop", content: urgent, rules: ["F2", "F12"],
      deed: "deliver Shop immediately"),
    Way(
      setup: "setting chat lock-screen=off\nfocus Work\n", rules: ["U6", "F6"],
      deed: "turn Lock Screen of Chat on, then let Chat through in Work"),
    Way(
      setup: "setting chat notifications=off\n", rules: ["U4"],
      deed: "turn Allow Notifications of Chat on"),
  ]

  private static func line(_ way: Way, _ name: String) -> String {
    let content = #"{"body":"A","sound":"default"\#(way.content)}"#
    return #"schedule \#(way.app) {"identifier":"\#(name)","content":\#(content),"trigger":null}"#
      + "\n"
  }

  @Test("F20: Why names all that silences or holds it, and the smallest change", arguments: ways)
  func named(way: Way) throws {
    let harness = try ScenarioHarness(Self.world + way.setup + Self.line(way, "a") + way.later)
    var log = FactLog()
    log.append(harness.facts)
    let found = Explanation(of: 0, facts: log, in: harness.state)
    let answers = found.questions.flatMap(\.answers)
    let told = answers.flatMap(\.rules)
    #expect(way.rules.allSatisfy { told.contains($0) }, "\(way.setup): \(answers)")
    #expect(way.rules.allSatisfy { found.rules.contains($0) }, "\(way.setup): \(found.rules)")
    #expect(found.advice?.deed == way.deed, "\(way.setup)")
    guard let silence = way.silence else { return }
    let quiet = found.judgments.first { $0.words == "came quietly" }
    #expect(quiet?.reasons.map(\.rule) == silence, "\(way.setup)")
  }

  @Test(
    "F6, F9: what a Focus lets not through has a sender only where somebody speaks",
    arguments: [("", "nothing of its app"), (ann, "neither its app nor its sender")])
  func sender(content: String, words: String) throws {
    let way = Way(setup: "focus Work\n", content: content, rules: [], deed: "")
    let harness = try ScenarioHarness(Self.world + way.setup + Self.line(way, "a"))
    let reasons = harness.facts.flatMap(\.reasons).map(\.words)
    #expect(reasons.contains("Work is on, and lets \(words) through"), "\(reasons)")
  }

  @Test("F20: done, the change shows the next one like it where it was missed", arguments: ways)
  func done(way: Way) throws {
    var harness = try ScenarioHarness(Self.world + way.setup + Self.line(way, "a") + way.later)
    let advice = try #require(harness.state.advice(on: 0))
    if way.deed.hasPrefix("give the content") { return #expect(advice.commands.isEmpty) }
    #expect(!advice.commands.isEmpty)
    for command in advice.commands { _ = try harness.engine.handle(command) }
    if advice.spot == .wake { return }
    try harness.run(Self.line(way, "b"))
    let last = harness.state.notifications.count - 1
    #expect(harness.state.ending(of: last)?.reach.contains(Reach(advice.spot)) == true)
  }

  @Test(
    "F1, F10: a system that does not know what a payload says names the first that does, and one key goes there",
    arguments: [
      (
        12, #""interruption-level":"passive""#, "switch to iOS 15",
        "what its interruption level does"
      ),
      (
        14, #""interruption-level":"passive","relevance-score":1"#, "switch to iOS 15",
        "what its interruption level and relevance score do"
      ),
      (15, #""filter-criteria":"a""#, "switch to iOS 16", "what its Focus filter does"),
      (16, #""filter-criteria":"a""#, "unlock before it comes", "a banner"),
    ])
  func newerSystem(system: Int, keys: String, deed: String, gain: String) throws {
    var harness = try ScenarioHarness(
      """
      device os=\(system)
      app {"bundleIdentifier":"a.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"A","sound":"default",\(keys)}}
      """)
    let change = try #require(harness.state.change(on: 0))
    #expect(change.deed == deed)
    var log = FactLog()
    log.append(harness.facts)
    let found = Explanation(of: 0, facts: log, in: harness.state)
    #expect(found.questions.flatMap(\.answers).contains { $0.words == "\(deed) → \(gain)" })
    for command in change.commands { _ = try harness.engine.handle(command) }
    #expect(harness.state.change(on: 0)?.gain == nil)
  }

  @Test("F17: a name means the newer one, though what it replaced was held and ends after it")
  func replacedWhileHeld() throws {
    try Story(world: Self.world).plays(
      "summary on apps=chat\n"
        + #"schedule chat {"identifier":"h","content":{"body":"A"},"trigger":null}"# + "\n"
        + "expect outcome h held\n"
        + #"schedule chat {"identifier":"h","content":{"body":"B"\#(Self.urgent)},"trigger":null}"#
          + """

          expect held 0
          expect outcome h presented
          expect reached h lockScreen,notificationCenter,wake
          """)
  }

  @Test("F3: an answer for all apps at once ends the question, too", arguments: ["on", "off"])
  func answeredForAll(answer: String) throws {
    try Story(world: Self.world).plays(
      #"schedule chat {"identifier":"n","content":{"body":"A"\#(Self.urgent)},"trigger":null}"#
        + """

        expect offers "Leave On" "Turn Off"
        setting all time-sensitive=\(answer)
        setting all time-sensitive=on
        expect offers none
        """)
  }

  @Test("F13, F14: what an app had held that was turned off since is featured in no other's place")
  func turnedOffSince() throws {
    let pushes = [("chat", 0.9), ("chat", 0.8), ("shop", 0.2), ("shop", 0.1)].enumerated().map {
      #"push \#($1.0) {"aps":{"alert":"A","thread-id":"\#($0)","relevance-score":\#($1.1)}}"#
    }
    try Story(world: Self.world).plays(
      "summary on times=18:00 apps=chat,shop\n" + pushes.joined(separator: "\n")
        + """

        setting chat notifications=off
        at 18:00
        expect summary "Evening Summary" count=2 featured=n3,n4
        """)
  }

  @Test("F5: before iOS 16 a Focus that silenced some apps names all others as allowed")
  func silencingBefore() throws {
    let pushes = ["chat", "shop"].map { "push \($0) {\"aps\":{\"alert\":\"A\"}} id=\($0)\n" }
    let harness = try Story(world: Self.world).plays(
      "focus Work mode=silence apps=chat\ndevice os=15\n" + pushes.joined() + """
        expect notification chat quiet
        expect not notification shop quiet
        focus Work apps=chat
        push chat {"aps":{"alert":"B"}} id=later
        expect not notification later quiet
        """)
    #expect(harness.state.focus.all.map(\.mode) == [.allow])
  }

  @Test("F4, F5: a Focus that was left on turns no Do Not Disturb off on an older version")
  func leftOnBefore() throws {
    let harness = try Story(world: Self.world).plays(
      """
      focus Work apps=chat
      device os=12
      dnd on
      device timezone=Europe/Berlin
      push chat {"aps":{"alert":"A","sound":"default"}} id=x
      expect not sound x default
      """)
    #expect(harness.state.device.isDoNotDisturbOn)
  }

  @Test(
    "F19: Why says what is only counted, and what shows its row; of a list that each is a row of its own"
  )
  func displayStyles() throws {
    var harness = try ScenarioHarness(
      Self.world + #"push chat {"aps":{"alert":"A"}}"# + "\n" + #"push chat {"aps":{"alert":"B"}}"#
        + "\nsetting all display=count\n")
    func answers(_ harness: ScenarioHarness) -> [Question.Answer] {
      var log = FactLog()
      log.append(harness.facts)
      return Explanation(of: 0, facts: log, in: harness.state).questions.flatMap(\.answers)
    }
    #expect(answers(harness).contains { $0.subject == "no row" && $0.rules == ["F19"] })
    let advice = try #require(harness.state.advice(on: 0))
    #expect(advice.deed == "show Chat as stacks")
    for command in advice.commands { _ = try harness.engine.handle(command) }
    #expect(harness.state.advice(on: 0)?.deed != advice.deed)
    #expect(!answers(harness).contains { $0.rules == ["F19"] })
    try harness.run("setting all display=list\nsetting chat display=list\n")
    #expect(answers(harness).contains { $0.words.hasPrefix("displayed as a list") })
  }

  @Test(
    "F6: why says what let a notification pass the Focus",
    arguments: [
      ("focus Work apps=chat", "", "its app"), ("focus Work people=Ann", Self.ann, "its sender"),
      ("focus Work", Self.urgent, "Time Sensitive ones"),
    ])
  func passed(row: (setup: String, content: String, who: String)) throws {
    let harness = try Story(world: Self.world).plays(
      row.setup
        + "\nschedule chat {\"identifier\":\"n\",\"content\":{\"body\":\"A\"\(row.content)},"
        + "\"trigger\":null}\n")
    #expect(harness.rules(of: 0).contains("F6"))
    var log = FactLog()
    log.append(harness.facts)
    let answers = Explanation(of: 0, facts: log, in: harness.state).questions.flatMap(\.answers)
    #expect(
      answers.contains { $0.words == "Work is on, and lets \(row.who) through" }, "\(answers)")
    let without = row.setup + "\nfocus off"
    let ordinary = try Story(world: Self.world).plays(
      without + "\nschedule chat {\"identifier\":\"n\",\"content\":{\"body\":\"A\"},"
        + "\"trigger\":null}\n")
    #expect(!ordinary.rules(of: 0).contains("F6"))
  }
}
