import Files
import Notifications
import TestSupport
import TestTraits
import Testing

@Suite("How findings are printed", .waitsOutside)
struct CheckFormatTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a, b: 100%.apns": #"{"aps":{"alert":{"body":"Soup","thread-id":"t"},"color":1}}"#,
      "c.apns": "[1,]",
    ])
  }

  private func run(_ format: String) throws -> String {
    let paths = ["a, b: 100%.apns", "c.apns"]
    return try desk().run(["check", "--format=\(format)"] + paths).output
  }

  @Test("JSON is as its schema says, with every finding and how many there are")
  func json() throws {
    let output = try run("json")
    let document = JSONDocument.read(Array(output.utf8), path: "out", grammar: .payload)
    let root = try #require(document.root)
    let help = try CommandLineHarness().run("help", "--schema=check").output
    let schema = JSONDocument.read(Array(help.utf8), path: "schema", grammar: .payload)
    #expect(SchemaValidator.mistakes(in: root, try #require(schema.root)) == [])
    #expect(root["counts"]?["error"]?.integer == 2)
    #expect(root["findings"]?.elements.map { $0["line"]?.integer } == [1, 1, 1, 1])
  }

  @Test("--json is --format=json, as everywhere")
  func shortForm() throws {
    let desk = try desk()
    #expect(
      try desk.run("check", "--json", "c.apns").output
        == desk.run("check", "--format=json", "c.apns").output)
  }

  @Test("GitHub's annotations are escaped as its runners read them")
  func github() throws {
    let lines = try run("github").split(separator: "\n").map(String.init)
    let file = "file=a%2C b%3A 100%25.apns"
    #expect(
      lines == [
        "::warning \(file),line=1,col=32,title=Y5::thread-id has no effect inside alert; "
          + "move it up into aps",
        "::notice \(file),line=1,col=49,title=Y21::color is no key of aps; "
          + "what is the app's own goes beside aps",
        "::error file=c.apns,line=1,col=1,title=Y2::the payload is an array where an object with "
          + #""aps" is needed, such as {"aps":{"alert":"Hello"}}"#,
        "::error file=c.apns,line=1,col=3,title=Y1::trailing comma; strict JSON has none, remove it",
      ])
  }

  @Test("SARIF names the tool, its rules and each place, with a fingerprint of our own")
  func sarif() throws {
    let output = try run("sarif")
    let document = JSONDocument.read(Array(output.utf8), path: "out", grammar: .payload)
    let root = try #require(document.root)
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.elements.first { _ in true })
    let rules = try #require(run["tool"]?["driver"]?["rules"]).elements.map { $0["id"]?.string }
    let results = try #require(run["results"]).elements.map { $0 }
    #expect(results.count == 4)
    for result in results {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[Int(index)] == result["ruleId"]?.string)
    }
    #expect(rules.count == Set(rules).count)
    #expect(
      results.map(told) == [
        "a%2C%20b%3A%20100%25.apns:1:32 warning Y5 0128481324545df8:1 "
          + "thread-id has no effect inside alert; move it up into aps",
        "a%2C%20b%3A%20100%25.apns:1:49 note Y21 77e60e8f6bdb7615:1 "
          + "color is no key of aps; what is the app's own goes beside aps",
        "c.apns:1:1 error Y2 dc5af22216cad82b:1 the payload is an array where an object with "
          + #""aps" is needed, such as {"aps":{"alert":"Hello"}}"#,
        "c.apns:1:3 error Y1 fb13d0f00e40ee76:1 trailing comma; strict JSON has none, remove it",
      ])
  }

  /// What a result of SARIF says, on a line.
  private func told(_ result: JSONNode) -> String {
    let place = result["locations"]?.elements.first { _ in true }?["physicalLocation"]
    let (line, column) = (place?["region"]?["startLine"], place?["region"]?["startColumn"])
    let words = [
      result["level"], result["ruleId"], result["partialFingerprints"]?["coversheet/v1"],
      result["message"]?["text"],
    ].map { $0?.string ?? "nothing" }
    let path = place?["artifactLocation"]?["uri"]?.string ?? "nothing"
    return "\(path):\(line?.integer ?? 0):\(column?.integer ?? 0) " + words.joined(separator: " ")
  }

  @Test("A fingerprint stays the same when lines are added above, and no two share one")
  func fingerprints() throws {
    let soup = #"{"aps":{"alert":{"body":"Soup","thread-id":"t"}}}"#
    let desk = try CommandLineHarness(["a.ndjson": "\(soup)\n\(soup)\n"])
    let before = try fingerprints(desk)
    try desk.folder.write(Array("\n\n\(soup)\n\(soup)\n".utf8), to: "a.ndjson")
    #expect(try fingerprints(desk) == before)
    #expect(Set(before).count == 2)
  }

  private func fingerprints(_ desk: CommandLineHarness) throws -> [String] {
    try desk.run("check", "--format=sarif", "a.ndjson").output.split(separator: "\n")
      .filter { $0.contains("coversheet/v1") }.map(String.init)
  }

  @Test("Nothing wrong is an empty list in every format")
  func empty() throws {
    let desk = try CommandLineHarness(["a.apns": #"{"aps":{"alert":"b"}}"#])
    #expect(try desk.run("check", "a.apns").output == "")
    #expect(try desk.run("check", "--format=github", "a.apns").output == "")
    #expect(try desk.run("check", "--format=json", "a.apns").output.contains("\"findings\": []"))
    #expect(try desk.run("check", "--format=sarif", "a.apns").output.contains("\"results\": []"))
  }

  @Test("Nothing in a finding drives a terminal or begins a command of its own")
  func hostile() throws {
    let desk = try CommandLineHarness([
      "a.apns": #"{"aps":{"alert":"b","\u001b[2J\n::error::x":1}}"#
    ])
    for format in ["text", "github", "json", "sarif"] {
      let output = try desk.run("check", "--format=\(format)", "a.apns").output
      #expect(!output.contains("\u{1B}"), "\(format)")
      #expect(!output.contains("\n::error::x"), "\(format)")
    }
  }
}
