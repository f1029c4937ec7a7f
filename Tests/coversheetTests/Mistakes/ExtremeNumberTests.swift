import Files
import Notifications
import TestSupport
import TestTraits
import Testing

@Suite("Numbers at the edge end no command but in a complaint", .waitsOutside)
struct ExtremeNumberTests {
  // What stands for a value that is no number and has none in it.
  private static let wordless: Set<String> = [
    "NAME", "HOW", "FILE", "PATH", "DIR", "WHICH", "TEXT", "SCREEN", "FORMAT", "FORM", "RULE=WORD",
    "OTHER", "ID,…", "HOW,…", "WHEN,…", "NAME,…", "AXIS,…", "WAY", "ID", "TYPE", "TOPIC", "WHO",
    "SOCKET",
  ]
  // How a number may stand in a value; a value alone for all others.
  private static let forms: [String: [String]] = [
    "[FILE:]N": ["#", "a.scenario:#"], "ADDRESS": ["127.0.0.1:#"], "I/N": ["#/1", "1/#"],
    "COLUMNSxROWS": ["#x24", "80x#"], "COLUMNS,…": ["#", "40,#"], "N,…": ["#", "2,#"],
    "OS,…": ["#", "12,#"], "TIME": ["#", "+#s", "+#w", "#:#"], "WHEN": ["#", "+#s"],
    "APP KEY=VALUE": ["chat sounds=#"],
  ]

  @Test("Each number of each option that takes one, and of each switch of section S")
  func options() throws {
    let desk = try CommandLineHarness([
      "a.scenario":
        "app {\"bundleIdentifier\":\"com.example.chat\"}\npush chat {\"aps\":{\"alert\":\"x\"}}\n",
      "a.apns": #"{"aps":{"alert":"a"},"Simulator Target Bundle":"com.example.chat"}"#,
      "Chat.app/Info.plist": "<plist><dict/></plist>",
    ])
    let tables = try desk.run("help", "--json")
    let root = try #require(
      JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root)
    let common = Self.rows(root["options"])
    var tried = 0
    for command in Self.rows(root["commands"]) {
      let name = command["name"]?.string ?? ""
      let isFirst = name == "state"
      for option in Self.rows(command["options"]) + (isFirst ? common : []) {
        guard let value = option["value"]?.string, !Self.wordless.contains(value) else { continue }
        tried += 1
        for text in Self.values(value) {
          let arguments =
            [name] + Self.operands(name) + Self.freePort(name, option)
            + ["--\(option["name"]?.string ?? "")=\(text)"]
          expectEnd(try run(desk, arguments), arguments)
        }
      }
    }
    #expect(tried > 20, "\(tried)")
  }

  private static func rows(_ list: JSONNode?) -> [JSONNode] {
    list.map { Array($0.elements) } ?? []
  }

  private static func values(_ value: String) -> [String] {
    let forms =
      value == "NAME=VALUE"
      ? PolicySwitch.all.map { $0.name + "=#" } : Self.forms[value] ?? ["#"]
    // Of each switch the two that are furthest away are enough: there are ninety.
    let numbers = forms.count > 9 ? ExtremeNumbers.furthest : ExtremeNumbers.edges
    return forms.flatMap { form in numbers.map { form.replacing("#", with: $0) } }
  }

  // Other tests may have the usual one.
  private static func freePort(_ name: String, _ option: JSONNode) -> [String] {
    name == "serve" && option["name"]?.string != "apns" ? ["--apns=127.0.0.1:0"] : []
  }

  private static func operands(_ name: String) -> [String] {
    switch name {
    case "doctor", "help", "serve", "open": []
    case "send": ["a.apns"]
    case "preview": ["Chat.app"]
    case "explain", "archive": ["a.scenario", "n1"]
    case "export": ["a.scenario", "--as=story"]
    default: ["a.scenario"]
    }
  }

  // What would wait for ever is ended: that it waits is an answer, too.
  private func run(_ desk: CommandLineHarness, _ arguments: [String]) throws -> Program.Outcome {
    guard ["serve", "open"].contains(arguments[0]) else { return try desk.run(arguments) }
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try desk.shell("timeout 0.5 \"$0\" \(quoted) < /dev/null")
  }

  private func expectEnd(_ outcome: Program.Outcome, _ arguments: [String]) {
    let isFine = [0, 1, 2, 3, 124].contains { outcome.status == .exited($0) }
    #expect(isFine, "\(arguments): \(outcome.status) \(outcome.errors)")
    if outcome.status == .exited(2) {
      #expect(!(outcome.errors + outcome.output).isEmpty, "\(arguments)")
    }
  }

  /// A file with numbers, by its name in what holds it.
  struct File: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// The schema that has its fields; nil for files without one.
    var schema: String?

    var testDescription: String { name }
  }

  @Test("Each number in each file of an app", arguments: appFiles)
  func app(file: File) throws {
    var files: [String: String] = [:]
    for (number, text) in ExtremeNumbers.variants(of: file.text).enumerated() {
      let app = "A\(number).app/"
      for other in Self.appFiles { files[app + other.name] = other.text }
      files[app + file.name] = text
      files["s\(number).scenario"] = Self.day.replacing("#", with: "A\(number).app")
    }
    let desk = try CommandLineHarness(files)
    for arguments in [["check", "."], ["test", ".", "--quiet"]] {
      let outcome = try desk.run(arguments)
      expectEnd(outcome, arguments)
      let complaints = (outcome.output + "\n" + outcome.errors).split(separator: "\n")
        .filter { $0.contains(": error: ") }
      #expect(complaints.allSatisfy { $0.contains(#/:\d+:\d+: error: /#) }, "\(complaints)")
    }
  }

  @Test("The samples have every field that a schema says is a number")
  func schemas() throws {
    for file in Self.appFiles {
      guard let schema = file.schema else { continue }
      let outcome = try CommandLineHarness().run("help", "--schema=\(schema)")
      let root = try #require(
        JSONDocument.read(outcome.outputBytes, path: schema, grammar: .ours).root)
      for name in Self.numericFields(root.value) {
        #expect(file.text.contains("\"\(name)\""), "\(file.name) lacks \(name)")
      }
    }
  }

  private static func numericFields(_ schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let elements): return elements.map(numericFields).reduce([]) { $0.union($1) }
    case .object(let members):
      var names: Set<String> = []
      for member in members {
        names.formUnion(numericFields(member.value))
        guard member.key == "properties", case .object(let fields) = member.value else { continue }
        names.formUnion(fields.filter { isNumeric($0.value) }.map(\.key))
      }
      return names
    case .null, .bool, .integer, .number, .string: return []
    }
  }

  private static func isNumeric(_ schema: JSONValue) -> Bool {
    guard case .object(let members) = schema else { return false }
    return members.contains { member in
      switch (member.key, member.value) {
      case ("type", .string("number")), ("type", .string("integer")): true
      case ("anyOf", .array(let forms)): forms.contains(where: isNumeric)
      case ("items", let element): isNumeric(element)
      default: false
      }
    }
  }

  @Test("Each number in what is sent, and in what a check, a test and the program are told")
  func others() throws {
    let payloads = ExtremeNumbers.variants(of: Self.payload).enumerated().map {
      ("p\($0).apns", $1)
    }
    let pushes = payloads.map { "push - \($0.0)\n" }.joined()
    let desk = try CommandLineHarness(
      Dictionary(uniqueKeysWithValues: payloads + [("all.scenario", pushes)]))
    for arguments in [["check", "."], ["run", "all.scenario"], ["render", "all.scenario"]] {
      expectEnd(try desk.run(arguments), arguments)
    }
    for (name, text, arguments) in Self.otherFiles {
      for variant in ExtremeNumbers.variants(of: text, with: ExtremeNumbers.furthest) {
        let desk = try CommandLineHarness([
          name: variant, "a.scenario": "wake\n", "a.apns": Self.payload,
        ])
        let outcome = try desk.run(arguments)
        expectEnd(outcome, arguments + [variant])
        if outcome.status == .exited(2) {
          let complaints = outcome.errors + outcome.output
          #expect(complaints.contains(#/:\d+:\d+: /#), "\(arguments): \(complaints)")
        }
      }
    }
  }
}
