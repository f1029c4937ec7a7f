import Delivery
import Explaining
import Notifications
import Testing

@Suite("Section O: what a profile lacks")
struct ProfileTests {
  private static let trial = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat","authorization":{"options":["alert"]}}
    push chat {"aps":{"alert":"Hi"}} id=hi

    """

  private func complaint(os: Int, _ line: String) throws -> String {
    let harness = try ScenarioHarness("device os=\(os)\n" + Self.trial)
    return harness.complaint(line + "\n")
  }

  @Test(
    "O: a verb or a key that the profile lacks is an error that names the first that has it",
    arguments: [
      (4, "view hi", "1:1: error: the rich view is there from iOS 10 on"),
      (4, "act hi like", "1:1: error: the rich view is there from iOS 10 on"),
      (4, "push chat {\"aps\":{}} collapse-id=c", "error: collapse-id is there from iOS 10 on"),
      (4, "setting chat previews=never", "1:23: error: previews is there from iOS 11 on"),
      (10, "setting all previews=never", "error: previews is there from iOS 11 on"),
      (10, "setting chat grouping=off", "1:23: error: grouping is there from iOS 12 on"),
      (11, "setting chat grouping=off", "write “device os=12” first"),
      (11, "setting chat critical=off", "error: critical is there from iOS 12 on"),
      (11, "manage chat", "managing is there from iOS 12 on"),
      (11, "suggest chat", "a suggestion is there from iOS 12 on"),
      (11, "open-app-settings chat", "a link into an app’s settings is there from iOS 12 on"),
      (12, "language chat de", "an app’s own language is there from iOS 13 on"),
      (11, "authorize chat options=provisional", "provisional is there from iOS 12 on"),
      (12, "authorize chat options=announcement", "is there from iOS 13 to iOS 14"),
      (15, "authorize chat options=announcement", "write “device os=14” first"),
      (11, "authorize chat options=provisional,timeSensitive", "timeSensitive is there from"),
      (14, "authorize chat options=timeSensitive", "timeSensitive is there from iOS 15 on"),
      (13, "will-present chat banner", "banner is there from iOS 14 on"),
      (13, "will-present chat list,sound", "list is there from iOS 14 on"),
      (14, "device summary=on", "a scheduled summary is there from iOS 15 on"),
      (11, "keep immediately chat", "“keep immediately” is there from iOS 15 on"),
      (11, "keep quietly chat", "“keep quietly” is there from iOS 12 to iOS 14"),
      (14, "keep immediately chat", "“keep immediately” is there from iOS 15 on"),
      (15, "keep quietly chat", "“keep quietly” is there from iOS 12 to iOS 14"),
      (15, "deliver-quietly chat", "is there from iOS 12 to iOS 14; write “device os=14” first"),
      (16, "deliver-prominently chat", "from iOS 12 to iOS 14"),
      (14, "focus Work", "a Focus is there from iOS 15 on"),
      (14, "focus Work mode=silence", "a Focus that silences is there from iOS 16 on"),
      (14, "focus Work apps=chat", "a Focus is there from iOS 15 on"),
      (10, "setting chat previews=never display=list", "display is there from iOS 16 on"),
      (15, "focus Work mode=silence", "a Focus that silences is there from iOS 16 on"),
      (15, "focus-filter chat Work a", "a Focus filter is there from iOS 16 on"),
      (14, "summary on", "a scheduled summary is there from iOS 15 on"),
      (14, "show-summary", "a scheduled summary is there from iOS 15 on"),
      (14, "mute chat hour", "muting an app is there from iOS 15 on"),
      (14, "setting chat delivery=summary", "delivery is there from iOS 15 on"),
      (14, "setting chat time-sensitive=off", "time-sensitive is there from iOS 15 on"),
      (15, "setting chat display=list", "display is there from iOS 16 on"),
      (15, "focus off people=Ann", "\"off\" takes no people=; leave it out"),
      (15, "summary open times=08:00", "\"open\" takes no times=; leave it out"),
      (15, "summary on times=25:00", "is no list of 1 to 12 times"),
    ])
  func refused(os: Int, line: String, complaint: String) throws {
    let found = try self.complaint(os: os, line)
    #expect(found.contains(complaint), "\(line): \(found)")
  }

  @Test("O: and where the profile has it, it runs")
  func accepted() throws {
    for line in ["setting chat previews=never", "setting all previews=never"] {
      #expect(try complaint(os: 11, line) == "ran")
    }
    #expect(try complaint(os: 12, "setting chat grouping=off") == "ran")
    #expect(try complaint(os: 14, "authorize chat options=announcement") == "ran")
    #expect(try complaint(os: 14, "will-present chat banner,list") == "ran")
    #expect(try complaint(os: 17, "authorize chat options=timeSensitive") == "ran")
    #expect(try complaint(os: 13, "device os=15 summary=on") == "ran")
    #expect(try complaint(os: 10, "view hi") == "ran")
  }

  @Test(
    "O, P12: what a bundle sets or answers is an error at its place; what code declares is noted")
  func bundles() throws {
    func app(_ members: String) -> String {
      "app {\"bundleIdentifier\":\"com.example.x\",\(members)}\n"
    }
    let twelve = try ScenarioHarness("")
    let delegate = app("\"delegate\":{\"willPresent\":[\"banner\",\"list\"]}")
    #expect(twelve.complaint(delegate).contains("is there from iOS 14 on"))
    let fourteen = try ScenarioHarness("device os=14\n" + delegate)
    #expect(fourteen.remarks.isEmpty)
    let eleven = try ScenarioHarness("device os=11\n")
    let settings = app("\"settings\":{\"grouping\":\"off\"}")
    #expect(eleven.complaint(settings).contains("error: grouping is there from iOS 12 on"))
    let declared = app(
      "\"authorization\":{\"options\":[\"alert\",\"criticalAlert\"]},"
        + "\"categories\":[{\"identifier\":\"c\",\"categorySummaryFormat\":\"%u\"}]")
    let noted = try ScenarioHarness("device os=11\n" + declared)
    #expect(noted.remarks.count == 2 && noted.remarks.allSatisfy { $0.contains(": note: ") })
    #expect(try ScenarioHarness(declared).remarks.isEmpty)
  }

  @Test("O: 17 to 26 are accepted and behave as 16; 5 to 9 are refused with the reason")
  func versions() throws {
    for os in 16...26 {
      let harness = try ScenarioHarness("device os=\(os)\n")
      #expect(harness.state.device.profile.behavesAs == .ios16)
    }
    let harness = try ScenarioHarness("")
    for os in 5...9 {
      #expect(
        harness.complaint("device os=\(os)\n")
          == "a.scenario:1:11: error: iOS \(os) cannot be simulated: no rules tell of iOS 5 to 9; "
          + "write 4, or 10 to 26")
    }
    #expect(harness.complaint("device os=27\n").contains("write 4, or 10 to 26"))
  }

  @Test("V1, B5: before iOS 10 no service extension runs and nothing is replaced")
  func four() throws {
    let app = """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
        "service":{"steps":[{"set":{"title":"Worked"}}]}}

      """
    let push = "push chat {\"aps\":{\"alert\":{\"title\":\"Plain\"},\"mutable-content\":1}}\n"
    let four = try ScenarioHarness("device os=4\n" + app + push)
    #expect(four.state.shown(0).title == "Plain")
    let ten = try ScenarioHarness("device os=10\n" + app + push)
    #expect(ten.state.shown(0).title == "Worked")
  }

  @Test("F8, F18, R10: before iOS 15 the clock’s zone turns no Focus on, and moves no muting")
  func zoneWithoutFocus() throws {
    let lines = """
      device os=15 start=2018-06-04T20:00 timezone=UTC
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      focus Work schedule=21:00-23:00
      mute chat today
      device os=12
      dnd on

      """
    var harness = try ScenarioHarness(lines)
    let before = harness.facts.count
    try harness.run("timezone Europe/Paris\n")
    #expect(harness.facts.dropFirst(before).map(\.event.name) == [.deviceChanged])
    #expect(harness.state.device.isDoNotDisturbOn)
    #expect(harness.state.focus.current == nil)
    try harness.run("dnd off\ndevice os=15\n")
    #expect(harness.state.focus.current == "Work")
    #expect(harness.state.apps.first?.mutedUntil == Instant(milliseconds: 1_528_149_600_000))
  }

  @Test("N1: where the phone has no list any more, what belongs to it closes")
  func listEnds() throws {
    var harness = try ScenarioHarness("device os=16\n" + Self.trial + "view hi\n")
    #expect(harness.state.pane != nil)
    try harness.run("device os=4\n")
    #expect(harness.state.pane == nil)
    try harness.run("device os=16\nunlock\ncenter\ndevice os=4\n")
    #expect(harness.state.device.screen == .home)
  }

  @Test("N1: what waited to be viewed by the owner waits no longer where there is no rich view")
  func waitingViewEnds() throws {
    let hidden = "setting all previews=when-unlocked\n"
    var harness = try ScenarioHarness("device os=16\n" + hidden + Self.trial + "view hi\n")
    #expect(harness.state.prompts.count == 1)
    try harness.run("device os=4\nauthenticate\n")
    #expect(harness.state.pane == nil)
    #expect(harness.state.prompts.isEmpty)
  }

  @Test(
    "X25, X26: a provisional app turned off in Settings is denied and asks nothing; on again it is authorized"
  )
  func trialInSettings() throws {
    let app = """
      app {"bundleIdentifier":"com.example.fern","displayName":"Fern",
        "authorization":{"options":["alert","provisional"],"request":"firstLaunch"}}
      push fern {"aps":{"alert":"Water"}}

      """
    var bySettings = try ScenarioHarness(app + "setting fern notifications=off\n")
    let byPrompt = try ScenarioHarness(app + "turn-off fern\n")
    #expect(bySettings.state.provisionalOffers(under: 0).isEmpty)
    for harness in [bySettings, byPrompt] {
      #expect(try harness.failure("authorization fern denied") == nil)
    }
    #expect(
      bySettings.state.app("com.example.fern")?.authorization
        == byPrompt.state.app("com.example.fern")?.authorization)
    try bySettings.run("setting fern notifications=on\n")
    #expect(try bySettings.failure("authorization fern authorized") == nil)
  }

  @Test("X25: an app that is turned off is told that it is denied, whatever it was")
  func told() throws {
    let harness = try ScenarioHarness(Self.trial + "setting chat notifications=off\n")
    #expect(try harness.failure("authorization chat denied") == nil)
  }
}
