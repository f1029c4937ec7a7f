import Testing

extension ContentStoryTests {
  @Test("A13: text goes to the app with the answer, and an open field can be given up")
  func text() throws {
    try check(
      #""view": []"#,
      Self.push
        + "act n1 reply text=Hi\nexpect call chat didReceive action=reply text=Hi\nexpect notification n1 absent"
    )
    try check(
      #""view": []"#,
      Self.push
        + "view n1\nact reply\nexpect sheet text-input\ntype 'Hello you'\nsend\nexpect call chat didReceive action=reply text='Hello you'"
    )
    try check(
      #""view": []"#,
      Self.push
        + "view n1\nact reply\ncancel\nexpect sheet none\nexpect call chat none\nexpect view of n1")
  }

  @Test("A15, A16: dismissing is told where the category asks for it, one by one and oldest first")
  func dismissal() throws {
    let app = Self.app(#""view": []"#, options: #""customDismissAction""#)
    try Story(world: app).plays(
      Self.push + "clear n1\nexpect call chat didReceive notification=n1 action=dismiss")
    try Story(world: app).plays(
      Self.push + "view n1\ndismiss\nexpect call chat didReceive action=dismiss")
    try Story(world: app).plays(
      "unlock\n" + Self.push + "banner dismiss\nexpect call chat none")
    let three =
      Self.push + Self.push.replacing("n1", with: "n2") + Self.push.replacing("n1", with: "n3")
    let harness = try Story(world: app).plays(three + "clear chat/t\n")
    let told = harness.state.calls.filter { $0.method == .didReceive }
    #expect(
      told.compactMap { $0.notification.map { harness.state.notification($0).name } } == [
        "n1", "n2", "n3",
      ])
    try Story(world: app).plays(
      "policy dismiss.onClearAll false\n" + three + "clear chat/t\nexpect call chat none")
    // Without the option the app is not told.
    try Story(world: Self.app(#""view": []"#)).plays(Self.push + "clear n1\nexpect call chat none")
  }

  @Test(
    "A6, A7: so many show, by version or as switched",
    arguments: [
      (12, "by-profile", 4), (14, "by-profile", 4), (15, "by-profile", 10), (16, "by-profile", 10),
      (12, "2", 2), (15, "0", 0), (12, "99", 12),
    ])
  func most(version: Int, policy: String, count: Int) throws {
    let actions = (1...12).map { "{\"identifier\":\"a\($0)\",\"title\":\"A\($0)\"}" }
    let shown = (1...12).prefix(count).map { "a\($0)" }.joined(separator: ",")
    let app = """
      device os=\(version)
      policy actions.richPaneMax \(policy)
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "C", "actions": [ \(actions.joined(separator: ", ")) ] } ] }
      authenticate

      """
    try Story(world: app).plays(
      Self.push + "view n1\nexpect actions \(shown.isEmpty ? "none" : shown)")
  }

  @Test("A1: a new set of categories replaces the old one, for what is listed, too")
  func registered() throws {
    try check(
      #""view": []"#,
      Self.push
        + #"set-categories chat [{"identifier":"C","actions":[{"identifier":"new","title":"New"}]}]"#
        + "\nexpect actions n1 new\nset-categories chat []\nexpect actions n1 none")
  }

  @Test("A11, A14: what opens the app asks for the owner on a phone that has not seen one")
  func owner() throws {
    let closed = Self.app(#""view": []"#).replacing("authenticate\n", with: "")
    for act in ["act n1 open", "tap n1"] {
      try Story(world: closed).plays(
        Self.push + act
          + "\nexpect not prompt none\nexpect call chat none\ncancel\nexpect prompt none\nexpect call chat none\nexpect device locked\nexpect notification n1 in lock-screen"
      )
      try Story(world: closed).plays(
        Self.push + act
          + "\nauthenticate\nexpect device unlocked\nexpect app chat foreground\nexpect notification n1 absent"
      )
    }
    // A12: what needs no owner is done behind the locked screen.
    try Story(world: closed).plays(
      Self.push
        + "act n1 like\nexpect prompt none\nexpect device locked\nexpect call chat didReceive action=like state=background"
    )
  }

  @Test(
    "C23, H18: an action on what is hidden asks for its owner first, and until then nothing is loaded",
    arguments: ["like", "reply", "reply text=Hi"])
  func hidden(act: String) throws {
    let app = Self.app(#""view": []"#).replacing(
      "authenticate\n", with: "setting all previews=when-unlocked\n")
    let asked = """
      \(Self.push)act n1 \(act)
      expect not prompt none
      expect view of none
      expect received Card none
      expect call chat none

      """
    try Story(world: app).plays(
      asked + "cancel\nexpect prompt none\nexpect received Card none\nexpect call chat none")
    try Story(world: app).plays(
      asked + "authenticate\nexpect prompt none\nexpect received Card didReceive")
  }
}
