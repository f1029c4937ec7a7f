import Files
import TestSupport
import Testing

@Suite("Help and doctor")
struct HelpTests {
  @Test("Every command and verb has help of its own, with an example")
  func everyName() throws {
    let desk = try Desk()
    let tables = try desk.run("help", "--json")
    let document = JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours)
    let root = try #require(document.root)
    let rows = try [#require(root["commands"]), #require(root["verbs"])].flatMap(\.elements)
    for name in rows.compactMap({ $0["name"]?.string }) {
      let outcome = try desk.run("help", name)
      #expect(outcome.status == .exited(0), "\(name): \(outcome.errors)")
      #expect(outcome.output.contains("Example"), "\(name): \(outcome.output)")
    }
  }

  @Test(
    "There are lists of everything",
    arguments: ["verbs", "expectations", "rules", "keys"])
  func lists(topic: String) throws {
    let outcome = try Desk().run("help", topic)
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.split(separator: "\n").count > 10, "\(outcome.output)")
  }

  @Test("A rule is said with its source, however its id is written", arguments: ["G3", "g3"])
  func rule(id: String) throws {
    let outcome = try Desk().run("help", "rule", id)
    #expect(outcome.output.hasPrefix("G3  Automatic groups by thread"), "\(outcome.output)")
    #expect(outcome.output.contains("Source: WWDC18"))
  }

  @Test("‘doctor’ finds all well here, and says what is missing where something is")
  func doctor() throws {
    let desk = try Desk()
    let well = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    #expect(well.status == .exited(0), "\(well.output)")
    #expect(well.output.unfolded.contains("data folder \(Checkout.path) (COVERSHEET_DATA) "))
    let poor = try desk.run("doctor", environment: ["HOME=", "XDG_STATE_HOME="])
    #expect(poor.status == .exited(1))
    #expect(poor.output.contains("! state folder      none"), "\(poor.output)")
    #expect(try desk.run("doctor", "--json").output.hasPrefix("[\n  {\n    \"name\": \"version\""))
  }
  @Test("‘doctor’ folds what is too long for the terminal, below where the values stand")
  func folded() throws {
    let desk = try Desk()
    let outcome = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    let lines = outcome.output.split(separator: "\n")
    for line in lines where line.count > 80 {
      #expect(!line.dropFirst(20).contains(" "), "this could be folded: \(line)")
    }
    let below = lines.filter { $0.hasPrefix(String(repeating: " ", count: 20)) }
    #expect(!below.isEmpty, "\(outcome.output)")
  }
}

extension String {
  /// Its words with one blank between and after them, whatever lines they stand on.
  var unfolded: String { split { $0.isWhitespace }.map { $0 + " " }.joined() }
}
