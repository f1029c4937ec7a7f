import Files
import Notifications
import TestSupport
import TestTraits
import Testing

@Suite("JSON Schemas", .waitsOutside)
struct SchemaTests {
  @Test("The state of every scenario is as its schema says", arguments: Checkout.scenarios)
  func state(scenario: String) throws {
    let outcome = try CommandLineHarness().run("state", Self.path(scenario))
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let state = try Self.json(outcome.output)
    #expect(SchemaValidator.mistakes(in: state, try Self.json(Self.stateText.get())) == [])
  }

  @Test("The state.json of a failed test is as the schema of the state says, and counts its checks")
  func failedState() throws {
    let desk = try CommandLineHarness(["a.scenario": "expect groups 0\nexpect groups 1\n"])
    let outcome = try desk.run("test", "a.scenario", "--failures=out")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    let state = try Self.json(try #require(desk.folder.text("out/a/state.json")))
    #expect(SchemaValidator.mistakes(in: state, try Self.json(Self.stateText.get())) == [])
    #expect(state["expectations"]?["passed"]?.integer == 1)
    #expect(state["expectations"]?["failed"]?.elements.map(\.string).count == 1)
    #expect(state["diagnostics"]?.elements.map(\.string) == [])
  }

  @Test("Every fact of every scenario is as its schema says", arguments: Checkout.scenarios)
  func facts(scenario: String) throws {
    let forms = try Self.factForms()
    let outcome = try CommandLineHarness().run("run", "--json", "--quiet", Self.path(scenario))
    #expect(outcome.status == .exited(0) && !outcome.output.isEmpty, "\(outcome.errors)")
    for line in outcome.output.split(separator: "\n") {
      let fact = try Self.json(String(line))
      let form = try #require(forms[fact["fact"]?.string ?? ""], "\(line)")
      #expect(SchemaValidator.mistakes(in: fact, form) == [], "\(line)")
    }
  }

  // Asked for once: there are some hundred scenarios.
  private static let (stateText, factText) = (
    Result { try text(ofSchema: "state") }, Result { try text(ofSchema: "facts") }
  )

  // By the name of the fact: tried one after the other on thousands of
  // facts, they would take minutes.
  private static func factForms() throws -> [String: JSONNode] {
    let forms = try json(factText.get())["anyOf"]?.elements.map { $0 } ?? []
    let named = forms.map { ($0["properties"]?["fact"]?["const"]?.string ?? "", $0) }
    return Dictionary(named) { first, _ in first }
  }

  @Test("The schema of facts has a form for each name that ‘help --json’ lists")
  func allFacts() throws {
    let forms = try Self.schema("facts")["anyOf"]?.elements.map { form in
      form["properties"]?["fact"]?["const"]?.string
    }
    let help = try Self.json(try CommandLineHarness().run("help", "--json").output)
    #expect(forms == help["facts"]?.elements.map(\.string))
  }

  @Test("The Notifications.json of every demo app is as its schema says", arguments: apps)
  func manifest(app: String) throws {
    let schema = try Self.schema("notifications")
    let file = try SourceFile.read("\(Checkout.path)/Fixtures/Apps/\(app)/Notifications.json")
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    #expect(SchemaValidator.mistakes(in: try #require(document.root), schema) == [])
  }

  @Test("The reader knows every key of the schema of Notifications.json")
  func manifestKeys() throws {
    let keys = try #require(try Self.schema("notifications")["properties"]?.members.map(\.name))
    let desk = try CommandLineHarness()
    for key in keys {
      try desk.folder.write(Array("{\"\(key)\": null}".utf8), to: "A.app/Notifications.json")
      let outcome = try desk.run("state", "A.app")
      #expect(!outcome.errors.contains("unknown key"), "\(outcome.errors)")
    }
  }

  @Test("The validator finds what is wrong, or it would prove nothing")
  func validator() throws {
    let schema = try Self.schema("notifications")
    let wrong = try Self.json(
      """
      {"icon": 3, "icn": "x", "categories": [{"identifier": "a", "options": ["no"]}, {}],
       "authorization": {"request": "sometimes"}}
      """)
    #expect(SchemaValidator.mistakes(in: wrong, schema).count == 5)
  }

  @Test("A new app's Notifications.json is as the schema says")
  func newApp() throws {
    let desk = try CommandLineHarness()
    _ = try desk.run("new", "app", "Bistro")
    let text = try #require(desk.folder.text("Bistro.app/Notifications.json"))
    let schema = try Self.schema("notifications")
    #expect(SchemaValidator.mistakes(in: try Self.json(text), schema) == [])
  }

  @Test("Every theme that comes with the program, and a new one, is as the schema says")
  func themes() throws {
    let schema = try Self.schema("theme")
    let desk = try CommandLineHarness()
    _ = try desk.run("new", "theme", "dusk")
    let shipped = try Folder.entries(Checkout.path + "/Themes").filter { $0.hasSuffix(".json") }
    for path in shipped.map({ "\(Checkout.path)/Themes/\($0)" }) + [desk.folder("dusk.json")] {
      let file = try SourceFile.read(path)
      let document = JSONDocument.read(file.bytes, path: path, grammar: .ours)
      #expect(SchemaValidator.mistakes(in: try #require(document.root), schema) == [], "\(path)")
    }
  }

  private static let apps: [String] = {
    let names = (try? Folder.entries("\(Checkout.path)/Fixtures/Apps")) ?? []
    return names.filter {
      Folder.exists("\(Checkout.path)/Fixtures/Apps/\($0)/Notifications.json")
    }
  }()

  private static func path(_ scenario: String) -> String {
    "\(Checkout.path)/Fixtures/Scenarios/\(scenario)"
  }

  private static func schema(_ name: String) throws -> JSONNode { try json(text(ofSchema: name)) }

  private static func text(ofSchema name: String) throws -> String {
    try CommandLineHarness().run("help", "--schema=\(name)").output
  }

  private static func json(_ text: String) throws -> JSONNode {
    let document = JSONDocument.read(Array(text.utf8), path: "json", grammar: .ours)
    return try #require(document.root, "\(document.diagnostics) in \(text.prefix(200))")
  }
}
