import Testing

@Suite("What a Focus is called")
struct FocusNameTests {
  @Test(
    "No name and none are no Focus; in quotes none is a name",
    arguments: [
      ("focus \"\"", "a.scenario:1:7: error: a Focus has a name; write one such as Work"),
      ("focus none", "a.scenario:1:7: error: none is no Focus; write “focus off”"),
      ("delete-focus none", "a.scenario:1:14: error: none is no Focus"),
      ("focus-filter chat \"\" a", "a.scenario:1:19: error: a Focus has a name"),
      (
        "focus-filter chat Work none a",
        "a.scenario:1:24: error: \"none\" stands alone; leave it out"
      ),
      ("focus-filter chat Work a none", "a.scenario:1:26: error: \"none\" stands alone"),
      ("focus \"none\"", "ran"), ("focus-filter chat Work \"none\" a", "ran"),
      ("focus-filter chat Work none", "ran"), ("focus Work", "ran"),
    ])
  func names(line: String, said: String) throws {
    let harness = try ScenarioHarness("device os=16\n" + chatAndMail)
    #expect(harness.complaint(line).hasPrefix(said), "\(harness.complaint(line))")
  }

  @Test(
    "F4: one that was never set up is refused with those that were, of many the first",
    arguments: [
      (0, ""), (1, "; there is “A”"), (2, "; there are “A” and “B”"),
      (8, "; there are “A”, “B”, “C”, “D”, “E”, “F” and 2 more"),
    ])
  func unknown(count: Int, others: String) throws {
    let focuses = "ABCDEFGH".prefix(count).map { "focus \($0)\n" }.joined()
    let harness = try ScenarioHarness("device os=16\n" + chatAndMail + focuses)
    #expect(harness.complaint("delete-focus Sleep") == "no Focus “Sleep” was set up" + others)
  }
}
