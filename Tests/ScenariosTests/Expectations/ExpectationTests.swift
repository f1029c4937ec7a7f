import Notifications
import Scenarios
import Testing

@Suite struct ExpectationTests {
  @Test(
    "What is so holds, and does not hold when turned round",
    arguments: [
      "groups 4", "groups 4 in=lock-screen", "groups 0 in=center", "group chat/anna count 2",
      "group chat/anna collapsed", "group chat/carl absent", "group nobody absent",
      "group chat/anna absent in=center", "group chat/anna title Anna",
      "group chat/anna body Three",
      "group chat/anna subtitle none", "group chat/anna summary '1 more notification'",
      "group chat summary none",
      "notification n1 body One", "notification four title none",
      "notification four in lock-screen",
      "notification zzz absent", "order c four n3 n1 n2", "order c n1", "outcome n1 presented",
      "delivered n1", "delivered n1 at=09:41 count=1", "delivered c count=1", "why n1 G3",
      "why n1 G10 G3", "screen contains 'a b'", "screen matches /a.b$/", "screen matches /^second/",
      "screen matches /AN/i", "group chat/anna body contains hre",
      "group chat/anna body matches /^t.*E$/i", "notification n1 body matches '/^O ?n/'",
      "groups >=4", "groups <=4", "group chat/anna count >=1", "group chat/anna count <=2",
      "delivered n1 count=>=1", "delivered zzz count=<=0", "pending chat >=0", "badge chat none",
    ])
  func holds(text: String) throws {
    let harness = try ScenarioHarness(chatAndMail)
    let screen = "an a b\nsecond line"
    #expect(try harness.failure(text, screen: screen)?.diagnostic.description == nil)
    #expect(try harness.failure("not " + text, screen: screen) != nil, "expect not \(text)")
  }

  @Test(
    "What is not so says what is there",
    arguments: [
      ("groups 3", "groups 3, but found 4"),
      ("group chat/anna count 3", "group chat/anna count 3, but found 2"),
      ("group chat/anna expanded", "group chat/anna expanded, but found collapsed"),
      ("group chat collapsed", "group chat collapsed, but found a single row"),
      ("group chat/anna hidden", "group chat/anna hidden, but found shown"),
      ("group chat/anna body \"T\"", "group chat/anna body \"T\", but found \"Three\""),
      ("group chat/anna body 'none'", "group chat/anna body \"none\", but found \"Three\""),
      (
        "group chat/ana count 1",
        "group chat/ana count 1, but found absent (no group \"chat/ana\" is in the list; did you mean \"chat/anna\"?)"
      ),
      ("notification n9 body x", "notification n9 body x, but found absent"),
      ("notification n1 in center", "notification n1 in center, but found it in lock-screen"),
      ("notification n1 quiet", "notification n1 quiet, but found presented"),
      ("order n1 n3", "order n1 n3, but found n3 n1"),
      ("outcome n1 empty", "outcome n1 empty, but found presented"),
      ("delivered n1 count=2", "delivered n1 count=2, but found 1: 2018-06-04T09:41:00-07:00"),
      ("why n1 G1", "why n1 G1, but found P3 P24 R12 P16 G3 G15 G10 T1 T2 T8 B2"),
      (
        "group chat/anna body contains x",
        "group chat/anna body contains x, but found \"Three\""
      ),
      (
        "group chat/anna body matches /three/",
        "group chat/anna body matches /three/, but found \"Three\""
      ),
      (
        "group chat/anna body contains",
        "group chat/anna body contains, but found \"Three\""
      ),
      (
        "group chat/anna subtitle contains T", "group chat/anna subtitle contains T, but found none"
      ),
      ("group chat/anna count >=3", "group chat/anna count >=3, but found 2"),
      ("badge chat <=9", "badge chat <=9, but found none"),
      ("screen contains x", "screen contains x, but found no such text on the screen"),
      ("screen matches /x+/", "screen matches /x+/, but found no match on the screen"),
      ("not groups 4", "not groups 4, but found 4"),
    ])
  func fails(text: String, message: String) throws {
    let failure = try #require(try ScenarioHarness(chatAndMail).failure(text, screen: "abc"))
    #expect(failure.diagnostic.description == "a.scenario:1:1: error: expected " + message)
  }

  @Test("A failure names expected, actual, the first difference, the rules and the command")
  func report() throws {
    let failure = try #require(
      try ScenarioHarness(chatAndMail).failure("group chat/anna body 'Thred'"))
    #expect(
      failure.lines == [
        "a.scenario:1:1: error: expected group chat/anna body \"Thred\", but found \"Three\"",
        "  expected  \"Thred\"", "  actual    \"Three\"",
        "  differs   at character 5: \"d\" expected, \"e\" found",
        "  rules     P3 P24 R12 P16 G3 G15 G10 T1 T2 T8 B2",
        "  see       coversheet explain a.scenario n3 --at 2018-06-04T09:41:00-07:00",
      ])
  }

  @Test("The first difference is counted in the text, and not in how it is written in quotes")
  func firstDifference() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run(#"push mail {"aps":{"alert":"a\nbX"}} id=x"#)
    let difference = { (text: String) in try harness.failure(text)?.firstDifference }
    #expect(
      try difference(#"notification x body "a\nbY""#)
        == "at character 4: \"Y\" expected, \"X\" found")
    #expect(
      try difference(#"notification x body "a bX""#)
        == #"at character 2: " " expected, "\n" found"#)
    #expect(try difference("notification x body contains Z") == nil)
    #expect(try difference("not notification x body contains X") == nil)
  }

  @Test(
    "What looks alike is told apart, in words that can be typed",
    arguments: [
      ("a\u{A0}b", "a b", #"at character 2: " " expected, "\u{A0}" found"#),
      ("a\u{200B}b", "ab", #"at character 2: "b" expected, "\u{200B}" found"#),
      ("ab", "a\u{AD}b", #"at character 2: "\u{AD}" expected, "b" found"#),
      ("❤\u{FE0F}", "❤", #"at character 1: "❤" expected, "❤\u{FE0F}" found"#),
    ])
  func lookingAlike(said: String, wanted: String, difference: String) throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push mail {\"aps\":{\"alert\":\"\(said)\"}} id=x")
    let failure = try #require(try harness.failure("notification x body \"\(wanted)\""))
    #expect(failure.firstDifference == difference && failure.actual != failure.expected)
    // Each can be written as it is told.
    #expect(try harness.failure("notification x body \(failure.actual)") == nil)
    #expect((failure.actual + failure.expected).contains(#"\u{"#))
    let part = try harness.failure("notification x body contains \"\(wanted)\"")
    #expect(part == nil || part?.actual == failure.actual)
  }

  @Test("Blanks of a language are told as they are where texts differ otherwise")
  func ownBlanks() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push mail {\"aps\":{\"alert\":\"Prêt\u{202F}!\"}} id=x")
    let failure = try #require(try harness.failure("notification x body \"Prêt\u{202F}?\""))
    #expect(failure.actual == "\"Prêt\u{202F}!\"")
  }

  @Test("F5, U11: a number that is not drawn fails by the rule that hides it, whoever set it")
  func hiddenBadge() throws {
    var harness = try ScenarioHarness("device os=15\n" + chatAndMail)
    try harness.run("set-badge chat 3\nfocus Work badges=off")
    #expect(try harness.failure("badge chat 3")?.rules.first == "F5")
    try harness.run("focus off\nsetting chat badges=off")
    #expect(try harness.failure("badge chat 3")?.rules.first == "U11")
    try harness.run("setting chat badges=on")
    #expect(try harness.failure("badge chat 4")?.rules.contains("U11") == false)
  }

  @Test(
    "P16: a number that is not drawn fails by the rule that a push of its app is told",
    arguments: [
      (#","authorization":{"request":"never"}}"#, "", "X28"),
      ("} state=fresh", "launch own\ndeny\nhome", "X18"),
      (#","authorization":{"options":["alert","sound"]}}"#, "", "U5"),
      (#","authorization":{"options":["alert","badge","provisional"]}}"#, "", "X21"),
      (
        #","appClip":true,"authorization":{"request":"never"}}"#, "launch own\nhome\n+9h home",
        "X28"
      ),
      ("}", "setting own notifications=off", "U4"), ("}", "setting own badges=off", "U11"),
    ])
  func undrawnBadge(app: String, lines: String, rule: RuleID) throws {
    var harness = try ScenarioHarness(
      "device os=15\n" + #"app {"bundleIdentifier":"com.example.own","displayName":"Own""#
        + "\(app)\nunlock\n\(lines)\nset-badge own 3")
    #expect(try harness.failure("badge own 3")?.rules == [rule, "P16", "P17"])
    try harness.run(#"push own {"aps":{"alert":"a","badge":3}}"#)
    let pushed = harness.state.ending(of: 0)?.decision.situation.verdict(on: .badge)
    #expect(pushed?.reason.rule == rule)
  }

  @Test(
    "What an app has or may do is shown by what explains the app, and not by its last notification",
    arguments: ["badge chat 3", "setting chat sounds=off", "app chat foreground", "muted chat"])
  func aboutApp(text: String) throws {
    let failure = try #require(try ScenarioHarness(chatAndMail).failure(text))
    #expect(failure.subject == "chat")
    #expect(failure.command?.hasPrefix("coversheet explain a.scenario chat ") == true)
    let unknown = try #require(try ScenarioHarness("").failure(text))
    #expect(unknown.command?.hasPrefix("coversheet state a.scenario ") == true)
  }

  @Test("P16, P17: a number that stayed after clearing fails by the rules of badges")
  func clearedBadge() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push chat {\"aps\":{\"alert\":\"Six\",\"badge\":3}}\nclear-all")
    #expect(try harness.failure("badge chat 0")?.rules == ["P16", "P17"])
  }

  @Test("Whoever is given twice in an order is told, by whichever name")
  func orderTwice() throws {
    let failure = try ScenarioHarness(chatAndMail).failure("order n3 n3")
    #expect(failure?.actual == "n3 is given twice; a notification is in the list once")
  }

  @Test(
    "Of titles that are offered the first is named that does not come in its turn",
    arguments: [
      ("Send Cancel", "\"Send\" is missing"), ("Settings Send", "\"Send\" is missing"),
      ("Cancel Settings", "\"Settings\" does not stand behind \"Cancel\""),
      ("Cancel Cancel", "\"Cancel\" does not stand behind \"Cancel\""),
    ])
  func missingOffer(titles: String, difference: String) throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("manage four")
    #expect(try harness.failure("offers " + titles)?.firstDifference == difference)
  }

  @Test("An expanded stack has no summary, members and its state")
  func expanded() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("expand chat/anna")
    #expect(try harness.failure("group chat/anna expanded") == nil)
    #expect(try harness.failure("group chat/anna summary none") == nil)
  }

  @Test("A collapse id is one notification, however often it comes")
  func collapseIdentifier() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("+1s push chat {\"aps\":{\"alert\":\"Six\"}} collapse-id=c")
    #expect(try harness.failure("delivered c count=2") == nil)
    #expect(try harness.failure("delivered c at=09:41:01 count=1") == nil)
    #expect(try harness.failure("delivered n6 count=1") == nil)
    #expect(try harness.failure("notification n5 body Six") == nil)
  }

  @Test("Of two with one identifier a failure says which is meant, and shows that one")
  func besideListed() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("push chat {\"aps\":{\"content-available\":1}} collapse-id=c")
    let failure = try #require(try harness.failure("reached c lockScreen"))
    #expect(failure.actual == "none; that is n6, which came last; n5 is listed")
    #expect(failure.subject == "n6" && failure.shownBy.subject == "n6")
    let other = try #require(try harness.failure("reached n5 none"))
    #expect(!other.actual.contains("n6") && other.subject == "c")
  }
}
