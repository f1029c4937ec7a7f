import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Names of a scenario in an editor")
struct ScenarioNameTests {
  @Test("A name leads to the line that gives it, and to all that use it, through includes")
  func definition() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\nexpect notification soup absent\n",
      "_steps.scenario": ScenarioFeatureTests.day,
      "other.scenario": "push x {\"aps\":{}} id=soup\n",
    ])
    client.open("day.scenario")
    let place = client.at("day.scenario", 1, 22)
    let found = try client.ask("textDocument/definition", place).array ?? []
    #expect(found.map { $0["uri"]?.string } == [client.uri("_steps.scenario")])
    #expect(found.first?[path: "range", "start", "line"]?.integer == 1)
    let uses = try client.ask("textDocument/references", place).array ?? []
    #expect(uses.count == 5)
    let file = try client.ask("textDocument/definition", client.at("day.scenario", 0, 10)).array
    #expect(file?.first?["uri"]?.string == client.uri("_steps.scenario"))
  }

  @Test("What a case fills in within a path leads to the files of all cases, and to their names")
  func filledPath() throws {
    let client = try EditorClient([
      "day.scenario": "case a kind=soup\ncase b kind=tea\ninclude {kind}.scenario\ntap first\n",
      "soup.scenario": "push x {\"aps\":{}} id=first\n", "tea.scenario": "wake\n",
    ])
    client.open("day.scenario")
    let files = try client.ask("textDocument/definition", client.at("day.scenario", 2, 10)).array
    #expect(
      files?.compactMap { $0["uri"]?.string } == ["soup.scenario", "tea.scenario"].map(client.uri))
    let names = try client.ask("textDocument/definition", client.at("day.scenario", 3, 5)).array
    #expect(names?.compactMap { $0["uri"]?.string } == [client.uri("soup.scenario")])
  }

  @Test("A chain of scenarios that include each other may be of any length")
  func longChain() throws {
    var files = ["_s3000.scenario": "push x {\"aps\":{}} id=soup\n"]
    for number in 0..<3000 {
      files["_s\(number).scenario"] = "include _s\(number + 1).scenario\n"
    }
    files["_s0.scenario"]? += "tap soup\n"
    let client = try EditorClient(files)
    client.open("_s0.scenario")
    let uses = try client.ask("textDocument/references", client.at("_s0.scenario", 1, 5)).array
    #expect(
      uses?.compactMap { $0["uri"]?.string }
        == ["_s0.scenario", "_s3000.scenario"].map(client.uri))
  }

  @Test("A name in a scenario that was never saved is found in all its places, and renamed")
  func neverSaved() throws {
    let client = try EditorClient()
    client.open("day.scenario", ScenarioFeatureTests.day)
    let place = client.at("day.scenario", 2, 21)
    #expect(try client.ask("textDocument/references", place).array?.count == 4)
    let part = try client.ask("textDocument/prepareRename", place)
    #expect(part["placeholder"]?.string == "soup")
    let renamed = try client.ask(
      "textDocument/rename",
      client.at("day.scenario", 2, 21, JSONValue.Member("newName", "stew")))
    let edits = renamed["changes"]?[client.uri("day.scenario")]
    let wanted = ["id=", "notification ", "why "].reduce(ScenarioFeatureTests.day) { text, before in
      text.replacing(before + "soup", with: before + "stew")
    }
    #expect(client.edited(ScenarioFeatureTests.day, edits) == wanted)
  }

  @Test("A name is renamed in all its places, and in none where it is another's")
  func rename() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\nexpect notification soup absent\n",
      "_steps.scenario": ScenarioFeatureTests.day,
      "other.scenario": "push x {\"aps\":{}} id=soup\n",
    ])
    client.open("day.scenario")
    let place = client.at("day.scenario", 1, 22)
    #expect(
      try client.ask("textDocument/prepareRename", place)["placeholder"]?.string == "soup")
    let result = try client.ask(
      "textDocument/rename", client.at("day.scenario", 1, 22, .init("newName", "two soups")))
    guard case .object(let changes)? = result["changes"] else {
      Issue.record("\(result)")
      return
    }
    #expect(
      changes.map(\.key).sorted()
        == [
          client.uri("_steps.scenario"), client.uri("day.scenario"),
        ].sorted())
    let steps = changes.first { $0.key == client.uri("_steps.scenario") }?.value
    let text = client.edited(ScenarioFeatureTests.day, steps)
    #expect(!text.contains("id=soup"))
    #expect(text.contains(#"id="two soups""#))
    #expect(text.contains(#"expect why "two soups" U1"#))
    #expect(text.contains("Two soups\"}}}"), "texts stay")
  }

  @Test("A name may have a comma where no list has it")
  func comma() throws {
    let client = try EditorClient()
    let day = "push x {} id=soup\nexpect notification soup absent\n"
    client.open("day.scenario", day)
    let renamed = try client.ask(
      "textDocument/rename", client.at("day.scenario", 0, 13, .init("newName", "one,two")))
    let edited = client.edited(day, renamed["changes"]?[client.uri("day.scenario")])
    #expect(edited == day.replacing("soup", with: "one,two"))
  }

  @Test("A name that is taken, an empty one, and a word that is no name are refused")
  func refusedRename() throws {
    let client = try EditorClient([
      "day.scenario": "push x {} id=a\npush x {} id=b\nwake\n"
    ])
    client.open("day.scenario")
    for (line, unit, name) in [(0, 13, "b"), (0, 13, ""), (2, 1, "z")] {
      #expect(throws: JSONRPCError.self) {
        try client.ask(
          "textDocument/rename",
          client.at("day.scenario", line, unit, .init("newName", .string(name))))
      }
    }
  }
}
