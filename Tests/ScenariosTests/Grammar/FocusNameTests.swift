import Delivery
import Notifications
import Scenarios
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

  @Test(
    "F5: blanks around the names of people are none of them",
    arguments: [
      ("\"Ada, Bob\"", ["Ada", "Bob"]), ("\"Bob \"", ["Bob"]),
      ("\" Ann Lee ,Bo\"", ["Ann Lee", "Bo"]),
      ("\"none\"", ["none"]), ("none", []),
    ])
  func people(word: String, names: [String]) throws {
    let harness = try ScenarioHarness("device os=16\nfocus Work people=\(word)\n")
    #expect(harness.state.focus.named("Work").people == names)
  }

  @Test(
    "F5: a name of a person that is empty is refused at the word; none is for no one",
    arguments: ["\"\"", "\" \"", "\",Bob\"", "\"Ada,\"", "\"Ada, ,Bob\""])
  func emptyPerson(word: String) throws {
    let harness = try ScenarioHarness("device os=16\n")
    let said = harness.complaint("focus Work people=\(word)")
    let wanted =
      "a.scenario:1:19: error: a name is empty in \(word); write some such as Ann,Bo, or none"
    #expect(said == wanted)
  }

  @Test("F5: people whose names a line would read otherwise have no line")
  func unwritablePeople() throws {
    let harness = try ScenarioHarness("device os=16\n")
    var setup = FocusSetup(name: "Work")
    for name in ["Bob ", " Bob", "", "Ada,Bob"] {
      setup.people = ["Ann", name]
      #expect(Command.focus(.turnOn(setup)).line(in: harness.state) == nil, "\(name)")
    }
    setup.people = ["Ann Lee", "Bo"]
    let line = Command.focus(.turnOn(setup)).line(in: harness.state)
    #expect(line == "focus Work people=\"Ann Lee,Bo\"")
  }
}
