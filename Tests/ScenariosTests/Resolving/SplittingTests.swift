import Notifications
import Testing

@testable import Scenarios

@Suite("Words that are split into an app and a name")
struct SplittingTests {
  private func word(_ text: String) -> Word { Word(text, .quoted, at: Place("a")) }

  @Test(
    "Every place is one, the first one first",
    arguments: [
      ("chat", []), ("chat:it", ["chat|it"]), (":it:", ["|it:", ":it|"]),
      ("é:e\u{301}:\u{301}a", ["é|e\u{301}:\u{301}a", "é:e\u{301}|\u{301}a"]),
    ])
  func places(text: String, splits: [String]) {
    let found = text.splits(at: UInt8(ascii: ":")).map { "\($0.head)|\($0.tail)" }
    #expect(found.map { Array($0.utf8) } == splits.map { Array($0.utf8) })
  }

  @Test("A group is the thread of an app, then the app, then what else slashes may mean")
  func groups() {
    let readings = word("a/b/c").groupReadings.map { "\($0.app)|\($0.thread ?? "none")" }
    #expect(readings == ["a|b/c", "a/b/c|none", "a/b|c"])
    #expect(word("a").groupReadings.map(\.app) == ["a"])
  }

  @Test("Of many places those are tried whose head is no longer than names of apps")
  func many() {
    let text = "x/" + String(repeating: "y/", count: 20_000)
    // The heads are 1, 3, 5, … 255 bytes long.
    #expect(text.splits(at: UInt8(ascii: "/")).count == 128)
    #expect(word(text).groupReadings.count == 129)
    #expect(word(text.replacing("/", with: ":")).tailOfName.utf8.count == 40_000)
  }

  @Test("An app with a long name is found all the same; with the separator in it, in quotes")
  func longNames() throws {
    let name = String(repeating: "a", count: 300)
    for (app, written) in [(name, name), (name + "/b", "\"\(name)/b\"")] {
      var harness = try ScenarioHarness("app {\"bundleIdentifier\":\"\(app)\"}\n")
      try harness.run(#"push "\#(app)" {"aps":{"alert":"a","thread-id":"t"}} id=one"# + "\n")
      #expect(harness.complaint("clear \(written)/t") == "ran")
      let group = try #require(harness.state.list[.lockScreen].groups.first)
      let again = harness.state.scenarioName(of: group.key)
      #expect(harness.complaint("clear \(again)") == "ran", "\(again.suffix(10))")
    }
  }
}
