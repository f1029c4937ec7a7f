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
}
