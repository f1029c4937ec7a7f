import Testing

@Suite("Suggestions to manage an app, rule by rule")
struct SuggestionStoryTests {
  private func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test(
    "X8, X9, X10: the app is told which notification it was, the leading one of a group, or none")
  func configuring() throws {
    let two = """
      push chat {"aps":{"alert":"A","thread-id":"t"}} id=n1
      push chat {"aps":{"alert":"B","thread-id":"t"}} id=n2
      unlock

      """
    try check(
      ManagementLines.linked,
      two
        + "manage n1 sheet=turn-off\nconfigure\nexpect app chat foreground\nexpect call chat openSettingsFor notification=n1"
    )
    try check(
      ManagementLines.linked,
      two
        + "manage chat/t sheet=turn-off\nconfigure\nexpect call chat openSettingsFor notification=n2"
    )
    try check(
      ManagementLines.linked,
      "unlock\nopen-app-settings chat\nexpect app chat foreground\nexpect call chat openSettingsFor notification=none"
    )
    // P1: on a locked phone the owner is asked for.
    try check(
      ManagementLines.linked,
      ManagementLines.push
        + "manage n1 sheet=turn-off\nconfigure\nexpect not prompt none\nexpect call chat none\nauthenticate\nexpect call chat openSettingsFor notification=n1"
    )
  }

  @Test(
    "X12: a suggestion comes after so many cleared in a row",
    arguments: [(4, 5, false), (5, 5, true), (1, 1, true), (2, 3, false)])
  func suggestion(cleared: Int, needed: Int, comes: Bool) throws {
    var lines = "policy suggest.cleared \(needed)\n"
    for number in 1...cleared {
      lines +=
        "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"t\(number)\"}} id=c\(number)\nclear c\(number)\n"
    }
    lines += ManagementLines.push + "expect suggestion \(comes ? "chat" : "none")"
    try check(ManagementLines.chat, lines)
  }

  @Test("X12: opening one resets the run, and so does dismissing its view")
  func reset() throws {
    func clear(_ name: String) -> String {
      "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"\(name)\"}} id=\(name)\nclear \(name)\n"
    }
    for act in ["view x\ndismiss", "tap x"] {
      try check(
        ManagementLines.chat,
        "policy suggest.cleared 3\nunlock\ncenter\n" + clear("a") + clear("b")
          + "push chat {\"aps\":{\"alert\":\"X\"}} id=x\n" + act + "\ncenter\n" + clear("c")
          + ManagementLines.push + "expect suggestion none\n")
    }
  }

  @Test("X11, X12: dismissed, it does not come again for days")
  func dismissed() throws {
    func clears(_ names: String...) -> String {
      names.map {
        "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"\($0)\"}} id=\($0)\nclear \($0)\n"
      }.joined()
    }
    let once =
      "policy suggest.cleared 2\n" + clears("a", "b")
      + "push chat {\"aps\":{\"alert\":\"X\"}} id=x\nexpect suggestion chat\ndismiss-suggestion\nexpect suggestion none\n"
    try check(
      ManagementLines.chat,
      once + "wait 6d\n" + clears("c", "d") + ManagementLines.push + "expect suggestion none")
    try check(
      ManagementLines.chat,
      once + "wait 8d\n" + clears("c", "d") + ManagementLines.push + "expect suggestion chat")
    try check(
      ManagementLines.chat,
      "policy suggest.days 1\n" + once + "wait 2d\n" + clears("c", "d") + ManagementLines.push
        + "expect suggestion chat")
    try check(
      ManagementLines.chat,
      "policy suggest.rule never\n" + clears("a", "b", "c", "d", "e", "f") + ManagementLines.push
        + "expect suggestion none")
  }

  // An app that may alert critically.
  private static let alarming = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
      "authorization": { "options": ["alert", "sound", "criticalAlert"] } }

    """

  @Test("X11, X13: a suggestion stands under the newest that is not critical, or nowhere")
  func critical() throws {
    let app = Self.alarming
    let alarm =
      #"push chat {"aps":{"alert":"Low","thread-id":"low","sound":{"critical":1}}} id=alarm"# + "\n"
    let alone = try Story(world: app).plays(alarm + "expect notification alarm critical")
    #expect(alone.complaint("suggest chat").contains("no ordinary notification of Chat"))
    let both = try Story(world: app).plays(
      ManagementLines.push + alarm + "suggest chat\nexpect suggestion chat")
    #expect(both.state.suggested?.notification.identifier == "n1")
    let leading = alarm.replacing(#","thread-id":"low""#, with: "")
    let folded = try Story(world: app).plays(ManagementLines.push + leading)
    #expect(folded.complaint("suggest chat").contains("has a row"), "the critical one leads")
    try check(
      app,
      ManagementLines.push + "suggest chat\nexpect offers Manage Dismiss\n" + leading
        + "expect offers none")
  }

  @Test("X11, X12: what no row shows is not spent, and comes once one does")
  func unseen() throws {
    let app = Self.alarming + "policy suggest.cleared 1\n"
    let lines = #"""
      push chat {"aps":{"alert":"A"}} id=a
      push chat {"aps":{"alert":"B","thread-id":"t"}} id=b
      push chat {"aps":{"alert":"C","sound":{"critical":1}}} id=c
      clear b
      expect suggestion none
      clear c
      expect suggestion chat
      expect offers Manage Dismiss

      """#
    try check(app, lines)
    try check(
      "device os=16\n" + ManagementLines.chat,
      "policy suggest.cleared 1\nsetting all display=count\n"
        + #"push chat {"aps":{"alert":"A"}} id=a"# + "\nclear a\n" + ManagementLines.push
        + "expect suggestion none\nexpect offers none")
  }

  @Test("X11, X12: why names the suggestion under a notification, of no other one, and its end")
  func explained() throws {
    try check(
      ManagementLines.chat,
      ManagementLines.push + "push chat {\"aps\":{\"alert\":\"B\"}} id=n2\nsuggest chat\n"
        + "expect suggestion chat\nexpect why n2 X11\nexpect not why n1 X11\n"
        + "dismiss-suggestion\nexpect why n2 X11")
    try check(
      ManagementLines.chat,
      "policy suggest.cleared 1\n" + ManagementLines.push
        + "clear n1\npush chat {\"aps\":{\"alert\":\"B\"}} id=n2\nexpect why n2 X11 X12")
  }

  @Test("X22: why names the buttons under what is provisional, until it is kept")
  func trial() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "authorization": { "options": ["alert", "provisional"] } }

      """
    try check(
      app,
      ManagementLines.push + "expect why n1 X22\nkeep prominently chat\nexpect not why n1 X22")
  }

  @Test("X13: no suggestion for an app that is quiet")
  func unsuggested() throws {
    let harness = try Story(world: ManagementLines.chat).plays(
      "deliver-quietly chat\n" + ManagementLines.push)
    #expect(harness.complaint("suggest chat") != "ran")
    try check(ManagementLines.chat, ManagementLines.push + "suggest chat\nexpect suggestion chat")
  }
}
