import JSONRPC
import LanguageServer
import Notifications
import Testing

extension ScenarioFeatureTests {
  @Test("What cases fill in and what waits for a moment is no mistake, and is what it is")
  func casesAndWaiting() throws {
    let client = try EditorClient(["tea.scenario": Self.cases])
    client.open("tea.scenario")
    let messages = client.diagnostics(of: "tea.scenario").map { $0["message"]?.string ?? "" }
    #expect(!messages.contains { $0.contains("{") || $0.contains("within") }, "\(messages)")
    #expect(try client.hover("tea.scenario", 4, 2).hasPrefix("holds"))
    #expect(try client.hover("tea.scenario", 6, 2).hasPrefix("holds"))
    let late = try client.hover("tea.scenario", 9, 2)
    #expect(
      late.hasPrefix(#"does not hold in [one, two]: "Later", but found "Late""#), "\(late)")
    #expect(try client.hover("tea.scenario", 4, 22).contains("{place}") == false)
    let names = try client.ask("textDocument/references", client.at("tea.scenario", 6, 28)).array
    #expect(names?.count == 3, "\(names ?? [])")
    let filled = try client.ask("textDocument/definition", client.at("tea.scenario", 4, 23)).array
    #expect(filled?.first?[path: "range", "start", "line"]?.integer == 3, "\(filled ?? [])")
    let tokens = try client.ask("textDocument/semanticTokens/full", client.at("tea.scenario", 0, 0))
    #expect((tokens["data"]?.array?.count ?? 0) > 100)
    let edits = try client.ask("textDocument/formatting", client.at("tea.scenario", 0, 0))
    #expect(edits.array?.isEmpty == true, "\(edits)")
  }

  @Test("A verb that a case fills in is no keyword")
  func filledVerb() throws {
    let client = try EditorClient([
      "tea.scenario": "case one act=wake\ncase two act=sleep\n{act}\nwake\nexpect groups 0\n"
    ])
    client.open("tea.scenario")
    let tokens = try client.ask("textDocument/semanticTokens/full", client.at("tea.scenario", 0, 0))
    let numbers = tokens["data"]?.array?.compactMap(\.integer) ?? []
    let first = stride(from: 0, to: numbers.count, by: 5).filter { numbers[$0 + 1] == 0 }
    let (keyword, variable): (Int64, Int64) = (0, 2)
    #expect(first.map { numbers[$0 + 3] } == [keyword, keyword, variable, keyword, keyword])
  }

  @Test("What comes next behind within, and behind a value that a case fills in, is offered")
  func completionOfCases() throws {
    let client = try EditorClient(["tea.scenario": Self.cases])
    client.open("tea.scenario")
    client.type("expect within 5m deliv", in: "tea.scenario", 11, 0, 0)
    let list = try client.ask("textDocument/completion", client.at("tea.scenario", 11, 22))
    let labels = list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.contains("delivered"), "\(labels)")
  }

  @Test("A case with a value that breaks its line is told where the line stands")
  func brokenCase() throws {
    let client = try EditorClient([
      "tea.scenario": "case one n=1\ncase two n=x\n+{n}m wake\nexpect groups 0\n"
    ])
    client.open("tea.scenario")
    let found = client.diagnostics(of: "tea.scenario")
    #expect(found.contains { $0[path: "range", "start", "line"]?.integer == 2 }, "\(found)")
  }

  @Test("After a key, names are looked for in what is typed, and files that changed are read again")
  func outlinesKept() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\nexpect notification soup absent\n",
      "_steps.scenario": Self.day,
    ])
    client.open("day.scenario")
    let place = client.at("day.scenario", 1, 22)
    let line = {
      try client.ask("textDocument/definition", place).array?.first?[
        path: "range", "start", "line"]?.integer
    }
    #expect(try line() == 1)
    try client.folder.write(Array(("# first\n" + Self.day).utf8), to: "_steps.scenario")
    #expect(try line() == 2)
    client.open("_steps.scenario")
    client.type("# typed\n", in: "_steps.scenario", 0, 0, 0)
    #expect(try line() == 3)
    #expect(try client.ask("textDocument/references", place).array?.count == 5)
  }

  @Test("While a scenario is typed on nothing is mended in it; once it stands still it is offered")
  func mendingAtRest() throws {
    let client = try EditorClient([
      "day.scenario": #"push com.example.tea {"aps":{"alert":"a",}}"# + "\n"
    ])
    client.open("day.scenario")
    let isOffered = {
      try client.actions("day.scenario", line: 0).contains { $0["kind"]?.string == "source.fixAll" }
    }
    #expect(try isOffered())
    client.type("# ", in: "day.scenario", 1, 0, 0)
    #expect(try !isOffered())
    client.settle()
    #expect(try isOffered())
  }
}
