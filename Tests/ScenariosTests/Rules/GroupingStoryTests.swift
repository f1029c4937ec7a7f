import Testing

@Suite("Groups in the list, rule by rule")
struct GroupingStoryTests {
  private typealias S = Story

  @Test(
    "G1: the list is grouped from iOS 12 on",
    arguments: [(10, 3), (11, 3), (12, 1), (13, 1), (14, 1), (15, 1), (16, 1), (26, 1)])
  func since(version: Int, groups: Int) throws {
    try Story(world: "device os=\(version)\n" + Story.chat).plays(
      S.p(times: 3) + "expect groups \(groups)\nexpect order n3 n2 n1")
  }

  @Test(
    "G2, G3, G7, G8: what the setting makes of two threads and what has none",
    arguments: [("automatic", 3), ("by-app", 1), ("off", 5)])
  func setting(value: String, groups: Int) throws {
    let pushes =
      S.p(thread: "a") + S.p(thread: "b") + S.p(thread: nil) + S.p(thread: "a") + S.p(thread: nil)
    try Story().plays("setting chat grouping=\(value)\n" + pushes + "expect groups \(groups)")
    // G29: what is there already is grouped anew at once.
    try Story().plays(pushes + "setting chat grouping=\(value)\nexpect groups \(groups)")
  }

  @Test("G2: a payload cannot change it; only what the app starts with comes from its file")
  func initial() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "settings": { "grouping": "off" } }

      """
    try Story(world: app).plays(
      S.p() + S.p() + "expect groups 2\nexpect setting chat grouping=off\n"
        + "setting chat grouping=by-app\nexpect groups 1")
  }

  @Test("G4: two apps never share a group, whatever their threads are called")
  func apps() throws {
    try Story(
      world: Story.chat
        + "app {\"bundleIdentifier\":\"com.example.mail\",\"displayName\":\"Mail\"}\n"
    )
    .plays(
      S.p() + S.p(app: "mail") + S.p()
        + "expect groups 2\nexpect group chat/x count 2\nexpect group mail/x count 1")
  }

  @Test(
    "G5: thread identifiers are compared byte for byte",
    arguments: [
      ("x", "X", false), ("x", "x ", false), (" x", "x", false), ("x", "x", true),
      ("\\u00e9", "e\\u0301", false), ("\\u00e9", "é", true), ("a/b", "a/b", true),
      ("a", "a\\u200b", false), ("1", "01", false),
    ])
  func exact(one: String, other: String, isSame: Bool) throws {
    try Story().plays(
      S.p(thread: one) + S.p(thread: other) + "expect groups \(isSame ? 1 : 2)")
  }

  @Test(
    "G6: an empty thread identifier and null are none; blanks are one",
    arguments: [("\"\"", 1), ("null", 1), ("\" \"", 2)])
  func empty(thread: String, groups: Int) throws {
    try Story().plays(
      "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\(thread)}}\n" + S.p(thread: nil)
        + "expect groups \(groups)")
  }

  @Test("G9: a thread inside the alert is none")
  func insideAlert() throws {
    try Story().plays(S.p(thread: nil, alert: #""thread-id":"x","#) + S.p() + "expect groups 2")
  }

  @Test("G10, G12: what came last leads, and lifts its group above the others")
  func leading() throws {
    try Story().plays(
      S.p(thread: "a", body: "A1") + S.p(thread: "b", body: "B1") + S.p(thread: "c", body: "C1")
        + "expect order n3 n2 n1\n" + S.p(thread: "a", body: "A2")
        + "expect order n4 n3 n2\nexpect group chat/a body A2\nexpect group chat/b body B1")
    // At one instant the number of the delivery decides.
    try Story().plays(
      S.p(body: "1")
        + "push chat {\"aps\":{\"alert\":\"2\",\"thread-id\":\"x\"}}\npush chat {\"aps\":{\"alert\":\"3\",\"thread-id\":\"x\"}}\n"
        + "expect group chat/x body 3\nexpand chat/x\nexpect order n3 n2 n1")
  }

  @Test("G14: one alone has nothing to expand or collapse, and is no stack")
  func alone() throws {
    let harness = try Story().plays(
      S.p() + "expect group chat/x count 1\nexpect not group chat/x expanded")
    #expect(harness.complaint("expand chat/x").contains("single notification"))
    #expect(harness.complaint("collapse chat/x").contains("single notification"))
  }

  @Test("G14, G21: the last one left of an expanded stack is collapsed, and with a new one, too")
  func left() throws {
    try Story().plays(
      S.p() + S.p()
        + "expand chat/x\nclear n2\nexpect group chat/x count 1\nexpect not group chat/x expanded\n"
        + S.p() + "expect group chat/x count 2\nexpect group chat/x collapsed")
  }

  @Test("G15: below the threshold members stand side by side", arguments: 2...9)
  func threshold(threshold: Int) throws {
    let below = (1..<threshold).map { _ in S.p() }.joined()
    try Story().plays(
      "policy group.stackThreshold \(threshold)\n" + below + "expect groups \(threshold - 1)\n"
        + S.p()
        + "expect groups 1\nexpect group chat/x count \(threshold)\nexpect group chat/x collapsed")
  }

  @Test("G17: activating a stack expands it and opens nothing; a single row opens its app")
  func activating() throws {
    try Story().plays(
      S.p() + S.p()
        + """
        tap chat/x
        expect group chat/x expanded
        expect app chat notRunning
        expect call chat none
        tap n1
        expect app chat foreground
        expect call chat didReceive notification=n1 action=default
        expect notification n1 absent
        """)
  }

  @Test("G19: several groups are expanded at once, or one only; locking collapses all")
  func expansion() throws {
    let two =
      S.p(thread: "a") + S.p(thread: "a") + S.p(thread: "b") + S.p(thread: "b")
      + "expand chat/a\nexpand chat/b\n"
    try Story().plays(two + "expect group chat/a expanded\nexpect group chat/b expanded")
    try Story().plays(
      "policy group.singleExpansion true\n" + two
        + "expect group chat/a collapsed\nexpect group chat/b expanded")
    try Story().plays(two + "lock\nexpect group chat/a collapsed\nexpect group chat/b collapsed")
    try Story().plays(
      "unlock\ncenter\n" + two
        + "home\ncenter\nexpect group chat/a collapsed\nexpect group chat/b collapsed")
  }

  @Test("G21: clearing the leading one lets the next newest lead; the last one left stands alone")
  func clearing() throws {
    try Story().plays(
      S.p(body: "1") + S.p(body: "2") + S.p(body: "3")
        + """
        expand chat/x
        clear n3
        expect group chat/x body 2
        expect group chat/x count 2
        expect group chat/x expanded
        clear n1
        expect group chat/x count 1
        expect not group chat/x expanded
        clear n2
        expect group chat/x absent
        expect groups 0
        """)
  }

  @Test("G22: what comes while clearing is armed survives, and so does all where it is cancelled")
  func armed() throws {
    try Story().plays(
      S.p() + S.p() + "arm clear chat/x\n" + S.p()
        + "confirm\nexpect group chat/x count 1\nexpect notification n3 in lock-screen\nexpect notification n1 absent"
    )
    try Story().plays(S.p() + S.p() + "arm clear chat/x\ncancel\nexpect group chat/x count 2")
    try Story().plays(
      S.p() + S.p(thread: "y") + "arm clear all\n" + S.p()
        + "confirm\nexpect groups 1\nexpect order n3")
  }

  @Test("G23: a section is cleared for all apps, and only that section")
  func section() throws {
    let start = S.p() + "unlock\nlock\nauthenticate\n" + S.p() + S.p(thread: "y")
    try Story().plays(
      start
        + "expect groups 2 in=lock-screen\nexpect groups 1 in=center\nclear-all lock-screen\nexpect groups 0 in=lock-screen\nexpect groups 1 in=center"
    )
    try Story().plays(
      start
        + "clear-all notification-center\nexpect groups 2 in=lock-screen\nexpect groups 0 in=center"
    )
    try Story().plays(start + "clear-all\nexpect groups 0 in=lock-screen")
  }

  @Test("G24: clearing tells no app, leaves its number and what it is waiting for")
  func clearingOnly() throws {
    try Story().plays(
      """
      push chat {"aps":{"alert":"A","badge":4}}
      schedule chat {"identifier":"r","content":{"body":"R"},"trigger":{"timeInterval":60,"repeats":true}}
      wait 60s
      clear r
      clear n1
      expect badge chat 4
      expect pending r at=09:43
      expect call chat none
      wait 60s
      expect delivered r count=2
      """)
  }

  @Test("G25: what comes for an expanded group leads it, and leaves it expanded")
  func insertion() throws {
    try Story().plays(
      S.p() + S.p() + "expand chat/x\n" + S.p()
        + "expect group chat/x expanded\nexpect order n3 n2 n1")
  }

  @Test(
    "G26: one with the identifier of another takes its place, at the top and heard, or as switched")
  func replacing() throws {
    func push(_ body: String, _ id: String) -> String {
      "+1s push chat {\"aps\":{\"alert\":\"\(body)\",\"sound\":\"default\",\"thread-id\":\"x\"}} collapse-id=\(id)\n"
    }
    let three = push("one", "a") + push("two", "b") + push("uno", "a")
    let top = try Story().plays(
      three + "expect group chat/x count 2\nexpect group chat/x body uno\nexpect order a b")
    #expect(top.state.sounds.count { $0.suppressedBy == nil } == 3)
    try Story().plays(
      "policy update.movesToTop false\n" + three
        + "expect order b a\nexpect notification a body uno")
    let silent = try Story().plays("policy update.realerts false\n" + three)
    #expect(silent.state.sounds.count { $0.suppressedBy == nil } == 2)
  }

  @Test("G26: another app's notification with the same identifier stays")
  func replacingOwn() throws {
    try Story(
      world: Story.chat
        + "app {\"bundleIdentifier\":\"com.example.mail\",\"displayName\":\"Mail\"}\n"
    )
    .plays(
      S.p(options: "collapse-id=c") + S.p(options: "collapse-id=c", app: "mail") + "expect groups 2"
    )
  }

  @Test("G27: a replacement in another thread leaves the old one, and an empty group goes")
  func moving() throws {
    try Story().plays(
      S.p(thread: "a", options: "collapse-id=c") + S.p(thread: "a")
        + S.p(thread: "b", options: "collapse-id=c")
        + "expect group chat/a count 1\nexpect group chat/b count 1\n"
        + S.p(thread: "b", options: "id=z")
        + "expect group chat/b count 2")
    try Story().plays(
      S.p(thread: "a", options: "collapse-id=c") + S.p(thread: nil, options: "collapse-id=c")
        + "expect group chat/a absent\nexpect groups 1")
  }

  @Test("G28: what the app takes back goes silently, from the list, the banner and an open view")
  func takenBack() throws {
    try Story().plays(
      S.p() + S.p()
        + "remove chat delivered n2\nexpect notification n2 absent\nexpect group chat/x count 1\nexpect call chat none"
    )
    try Story().plays(
      "unlock\n" + S.p() + "expect banner n1\nremove chat delivered n1\nexpect banner none")
    try Story().plays(
      S.p() + "view n1\nexpect view of n1\nremove chat delivered n1\nexpect view of none")
    try Story().plays(S.p() + S.p(thread: "y") + "remove chat delivered all\nexpect groups 0")
  }

  @Test("G30: lock screen and history are grouped apart, or together")
  func sections() throws {
    let start = S.p() + S.p() + "unlock\nlock\nauthenticate\n" + S.p()
    try Story().plays(
      start + "expect group chat/x count 1 in=lock-screen\nexpect group chat/x count 2 in=center")
    // P6: unlocking joins what was apart.
    try Story().plays(
      start + "unlock\nexpect group chat/x count 3 in=center\nexpect groups 0 in=lock-screen")
    try Story().plays(
      "policy group.acrossSections true\n" + start + "expect group chat/x count 3")
  }

  @Test("G32: what iOS 15 ignores in a summary changes no group")
  func later() throws {
    for version in [14, 15, 16] {
      try Story(world: "device os=\(version)\n" + Story.chat).plays(
        S.p("GRP", "Ann", "4") + S.p("GRP", "Bob") + S.p(thread: "y")
          + "expect groups 2\nexpect group chat/x count 2")
    }
  }
}
