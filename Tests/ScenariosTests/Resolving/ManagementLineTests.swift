import Delivery
import Notifications
import Scenarios
import Testing

@Suite("Lines and expectations about managing")
struct ManagementLineTests {
  private static let trial = """
    app {"bundleIdentifier":"com.example.fern","displayName":"Fern",
      "authorization":{"options":["alert","provisional"]}}
    push fern {"aps":{"alert":"I am not dry."}} id=dry

    """

  @Test("What management came to holds, and does not hold when turned round")
  func holds() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("manage chat/anna")
    for text in [
      "sheet management", "offers \"Deliver Quietly\" \"Turn Off…\"", "offers Cancel",
      "prompt none", "suggestion none", "authorization chat authorized",
    ] {
      #expect(try harness.failure(text) == nil, "\(text)")
      #expect(try harness.failure("not " + text) != nil, "not \(text)")
    }
  }

  @Test(
    "What is not so says what is there instead",
    arguments: [
      ("sheet keep", "expected sheet keep, but found management"),
      ("prompt \"May I?\"", "expected prompt \"May I?\", but found none"),
      (
        "offers Cancel \"Turn Off…\"",
        "expected offers Cancel \"Turn Off…\", "
          + "but found \"Deliver Quietly\" \"Turn Off…\" \"Settings\" \"Cancel\""
      ),
      (
        "offers none",
        "expected offers none, but found \"Deliver Quietly\" \"Turn Off…\" \"Settings\" \"Cancel\""
      ),
      ("suggestion chat", "expected suggestion chat, but found none"),
      ("authorization mail denied", "expected authorization mail denied, but found authorized"),
    ])
  func failures(text: String, message: String) throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("manage chat/anna")
    #expect(try harness.failure(text)?.diagnostic.message == message)
  }

  @Test("X25: what an app is told where it is turned off is not what the person answered")
  func turnedOff() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("setting mail notifications=off")
    let message =
      "expected authorization mail authorized, but found denied; its notifications are off"
    #expect(try harness.failure("authorization mail authorized")?.diagnostic.message == message)
    #expect(try harness.failure("authorization mail denied") == nil)
  }

  @Test("X10: a group is meant by its leading notification, an app by none")
  func targets() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let leading = ManagementTarget.notification(
      NotificationKey(app: "com.example.chat", identifier: "n3"))
    let group = ManagementTarget.group(GroupKey(app: "com.example.chat", kind: .thread("anna")))
    for (word, target) in [("chat/anna", group), ("n3", leading)] {
      let command = Command.management(.open(.management, target))
      #expect(try harness.command("manage \(word)") == command)
      let line = try #require(command.line(in: harness.state))
      #expect(try harness.command(line) == command)
    }
    let fresh = try ScenarioHarness(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}")
    #expect(
      try fresh.command("turn-off tea") == .management(.turnOff("com.example.tea")))
  }

  @Test(
    "Each mistake of management is said where it is, with what to write instead",
    arguments: [
      (
        "manage chta",
        "1:8: error: there is no notification, group or app \"chta\"; "
          + "did you mean \"chat\"?"
      ),
      ("manage n3 sheet=keeps", "1:17: error: sheet= knows no \"keeps\"; did you mean \"keep\"?"),
      (
        "keep loudly n3",
        "1:6: error: keep knows no \"loudly\"; "
          + "write one of: quietly prominently immediately summary"
      ),
      (
        "authorize chat options=alert,souns",
        "1:24: error: unknown option \"souns\"; did you mean \"sound\"?"
      ),
    ])
  func mistakes(text: String, message: String) throws {
    #expect(try ScenarioHarness(chatAndMail).complaint(text) == "a.scenario:" + message)
  }

  @Test("What cannot be done is refused in words that help")
  func refusals() throws {
    var harness = try ScenarioHarness(chatAndMail)
    #expect(
      harness.complaint("deliver-quietly")
        == "no sheet is open; open one with “manage”, or name what it is about")
    #expect(harness.complaint("configure") == "no sheet is open; open one with “manage”")
    #expect(harness.complaint("allow") == "no question is open")
    #expect(
      harness.complaint("keep prominently n3")
        == "Chit Chat is not provisional: it is authorized already")
    #expect(
      harness.complaint("open-app-settings chat")
        == "Chit Chat has no settings of its own: its delegate lacks openSettingsFor")
    try harness.run("manage n3")
    #expect(
      harness.complaint("confirm")
        == "the sheet that is open has nothing to confirm; choose what it offers")
  }

  @Test("X22: with nothing open, what stands under a provisional notification is what is offered")
  func trial() throws {
    var harness = try ScenarioHarness(Self.trial)
    #expect(try harness.failure("offers \"Keep…\" \"Turn Off…\"") == nil)
    try harness.run("manage dry sheet=keep")
    #expect(try harness.failure("offers \"Deliver Prominently\" \"Deliver Quietly\"") == nil)
    try harness.run("keep prominently")
    #expect(try harness.failure("offers none") == nil)
    #expect(try harness.failure("authorization fern authorized") == nil)
  }

  @Test("Y7: who asks for critical alerts without being entitled is told so")
  func notEntitled() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("authorize chat options=alert,criticalAlert")
    #expect(
      harness.remarks == [
        "a.scenario:1:24: warning: Chit Chat is not entitled to critical alerts; "
          + "it is not asked for [Y7]"
      ])
  }

  @Test("Acts are printed as a person would write them")
  func printing() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let target = ManagementTarget.notification(
      NotificationKey(app: "com.example.chat", identifier: "n3"))
    let acts: [(ManagementAct, String)] = [
      (.open(.management, target), "manage n3"),
      (.open(.keep, target), "manage n3 sheet=keep"),
      (.deliver(.quietly, nil), "deliver-quietly"),
      (.deliver(.prominently, "com.example.chat"), "deliver-prominently com.example.chat"),
      (.turnOff("com.example.mail"), "turn-off com.example.mail"),
      (.keep(.summary, "com.example.chat"), "keep summary com.example.chat"),
      (.configure, "configure"),
      (.openAppSettings("com.example.mail"), "open-app-settings com.example.mail"),
      (.dismissSuggestion, "dismiss-suggestion"), (.allow, "allow"),
    ]
    for (act, line) in acts { #expect(Command.management(act).line(in: harness.state) == line) }
    #expect(
      Command.authorize("com.example.mail", [.sound, .alert]).line(in: harness.state)
        == "authorize com.example.mail options=alert,sound")
  }
}

extension ScenarioHarness {
  fileprivate func command(_ text: String) throws -> Command? {
    let document = ScenarioDocument(Array(text.utf8), path: "a.scenario")
    guard let line = document.lines.first, case .command(let command)? = try acts(line).first else {
      return nil
    }
    return command
  }
}
