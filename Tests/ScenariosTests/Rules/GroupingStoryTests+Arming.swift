import Explaining
import Testing

extension GroupingStoryTests {
  @Test(
    "G22, G29: the first press of Clear All is forgotten with the group that it was about",
    arguments: [
      "setting chat grouping=by-app", "setting chat grouping=off", "device os=11",
      "remove chat delivered all",
    ])
  func regroupedWhileArmed(line: String) throws {
    let harness = try Story().plays(Story.p() + Story.p() + "arm clear chat/x\n" + line)
    #expect(harness.state.armedClear == nil)
    #expect(harness.complaint("confirm") != "ran")
  }

  @Test("G22, G30: an older one that joins the group while clearing is armed survives")
  func joinedWhileArmed() throws {
    try Story().plays(
      Story.p() + "unlock\nlock\n" + Story.p() + """
        arm clear chat/x
        policy group.acrossSections true
        confirm
        expect notification n1 in lock-screen
        expect notification n2 absent
        """)
  }

  @Test(
    "G23: a Clear All of everything is armed in no section alone, and says what clears one",
    arguments: [("lock-screen", "lock-screen"), ("center", "notification-center")])
  func armedInSection(section: String, name: String) throws {
    let harness = try Story().plays(Story.p())
    let complaint = harness.complaint("arm clear all in=\(section)")
    #expect(
      complaint
        == "a.scenario:1:15: error: \"all\" is both sections; "
        + "leave in= out, or write “clear-all \(name)”")
    #expect(harness.complaint("clear-all lock-screen") == "ran")
  }

  /// A summary with two in it, the next of which comes at 10:00.
  private static let summarized = """
    device os=16 start=2018-06-04T08:55
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"MSG","options":["customDismissAction"]}]}
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    summary on times=09:30,10:00 apps=chat
    push chat {"aps":{"alert":"A","thread-id":"a","category":"MSG"}} id=a
    push chat {"aps":{"alert":"B","thread-id":"b","category":"MSG"}} id=b
    at 09:30

    """

  @Test(
    "F15, G22, G23, A16: confirmed, Clear All takes what was there in summaries at the first press",
    arguments: ["", "push mail {\"aps\":{\"alert\":\"C\"}} id=c\n"])
  func summaries(beside: String) throws {
    let harness = try Story(world: Self.summarized).plays(
      beside + """
        push chat {"aps":{"alert":"D"}} id=d
        at 09:59:58
        arm clear all
        at 10:00
        confirm
        expect summary "Morning Summary" count=1
        expect groups 0
        expect call chat didReceive action=dismiss count=2
        """)
    #expect(harness.state.summary.cards.first?.members == [beside.isEmpty ? 2 : 3])
  }

  @Test("F15, G22: what a summary had at the first press goes where it was opened since")
  func openedWhileArmed() throws {
    try Story(world: Self.summarized).plays(
      "arm clear all\nsummary open\nexpect groups 2\nconfirm\nexpect groups 0")
  }

  @Test("F15, G22: the second press counts what lies in summaries as the first does")
  func summariesCounted() throws {
    let harness = try Story(world: Self.summarized).plays("arm clear all")
    #expect(harness.state.actTitle(.confirm) == "Clear All · everything, 2 notifications")
  }

  @Test("G22, G23: the first press for a group leaves summaries alone")
  func groupBesideSummary() throws {
    try Story(world: Self.summarized).plays(
      "push mail {\"aps\":{\"alert\":\"C\"}} id=c\narm clear mail\nconfirm\n"
        + "expect groups 0\nexpect summary \"Morning Summary\" count=2")
  }
}
