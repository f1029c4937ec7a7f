import Foundation
import LanguageServer
import Notifications
import Scenarios
import TestSupport
import Testing

@Suite("Scenarios as an editor formats them")
struct ScenarioFormattingTests {
  private static let cases = """
    case a x=ship y=1 day=2018-06-05
    app  {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea   {"aps":{"alert":"m  {y}"}}  id={x}{y}
      at {day}T10:00
    focus start={day}T20:00  end={day}T21:00
    expect  delivered {x}{y}#z   # a {x}  b
    push tea {"aps":{}}id=late

    """

  private let client: EditorClient

  init() throws { client = try EditorClient() }

  // Nothing is played for it.
  private func formatted(_ text: String, _ name: String = "day.scenario") throws -> String {
    let document: JSONValue = ["uri": .string(client.uri(name))]
    client.tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(client.uri(name)), "version": 1, "text": .string(text)]])
    defer { client.tell("textDocument/didClose", ["textDocument": document]) }
    let edits = try client.ask("textDocument/formatting", ["textDocument": document])
    return client.edited(text, edits)
  }

  @Test("A blank is put nowhere where there is none: a case may fill in one word there")
  func filledWords() throws {
    #expect(
      try formatted(Self.cases) == """
        case a x=ship y=1 day=2018-06-05
        app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
        push tea {"aps":{"alert":"m  {y}"}} id={x}{y}
        at {day}T10:00
        focus start={day}T20:00 end={day}T21:00
        expect delivered {x}{y}#z   # a {x}  b
        push tea {"aps":{}}id=late

        """)
  }

  @Test("What a case fills in and what stands around it are one word, of one color")
  func tokens() throws {
    let client = try EditorClient(["day.scenario": Self.cases])
    client.open("day.scenario")
    let data = try client.ask("textDocument/semanticTokens/full", client.at("day.scenario", 0, 0))
    let numbers = data["data"]?.array?.compactMap(\.integer) ?? []
    let rows = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<$0 + 4]) }
    let expectation: [[Int64]] = [[1, 0, 6, 0], [0, 8, 9, 6], [0, 10, 8, 2], [0, 11, 10, 5]]
    #expect(rows.indices.contains { rows[$0...].starts(with: expectation) }, "\(rows)")
  }

  @Test(
    "No word of a scenario is another afterwards, whatever its cases fill in, and once is enough",
    arguments: [("Scenarios", Checkout.scenarios), ("Conformance", Checkout.conformance)])
  func fixtures(folder: String, names: [String]) throws {
    #expect(names.count > 10)
    for name in names {
      let whole = try String(
        contentsOfFile: "\(Checkout.path)/Fixtures/\(folder)/\(name)", encoding: .utf8)
      for text in [whole, String(whole.dropLast())] {
        let tidy = try formatted(text, name)
        #expect(lines(tidy) == lines(text), "\(folder)/\(name)")
        #expect(try formatted(tidy, name) == tidy, "\(folder)/\(name)")
      }
    }
  }

  @Test("A payload over several rows stays, a blank one among them, where nothing ends the last")
  func openEnd() throws {
    let text = "wake\npush  tea {\"aps\":\n {}\n\n}"
    let tidy = "wake\npush tea {\"aps\":\n {}\n\n}"
    #expect(try formatted(text) == tidy)
    #expect(try formatted(text + " \t") == tidy)
    #expect(try formatted(text + " # as\t\tis ") == tidy + " # as\t\tis")
  }

  // The words of each line and what is wrong, as each case has them.
  private func lines(_ text: String) -> [[String]] {
    let cases = ScenarioCases(Array(text.utf8))
    let played = cases.all.isEmpty ? [nil] : cases.all.map(Optional.some)
    return played.flatMap { values in
      let document = ScenarioDocument(cases, path: "-", playing: values)
      let lines = document.lines.map { line in
        ["\(line.when, default: "now")", line.verb.name, line.expectation?.text ?? ""]
          + words(line.arguments)
      }
      return lines + document.brokenLines.map(words)
        + document.diagnostics.map { ["\($0.severity): \($0.message)"] }
    }
  }

  private func words(_ line: LexedLine) -> [String] {
    line.words.map(\.text) + line.options.map { "\($0.key)=\($0.value.text)" }
  }
}
