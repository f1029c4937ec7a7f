import TestSupport
import TestTraits
import Testing

@Suite("Paths that hold what cannot be seen", .waitsOutside)
struct StrangePathTests {
  @Test(
    "Control characters and overrides of direction are spelled out in every report",
    arguments: ["text", "json", "sarif", "github"])
  func report(format: String) throws {
    let name = "a\u{1B}[31m\u{7}\u{202E}\u{9B}b.apns"
    let desk = try CommandLineHarness([name: "{\"aps\":{\"alert\":1}}"])
    let outcome = try desk.run("check", "--format=\(format)", name)
    for hostile in ["\u{1B}", "\u{7}", "\u{202E}", "\u{9B}"] {
      let isClean = !(outcome.output + outcome.errors).unicodeScalars.contains {
        String($0) == hostile
      }
      #expect(isClean, "\(hostile.debugDescription) in \(format)")
    }
    let said = [
      "text": "\\u{202E}", "json": "\\u202e", "sarif": "%E2%80%AE", "github": "\\u{202E}",
    ]
    #expect(outcome.output.contains(said[format] ?? ""), "\(outcome.output)")
  }

  @Test("They are in what a command says about a name that was given to it")
  func given() throws {
    let desk = try CommandLineHarness()
    for arguments in [
      ["new", "scenario", "a\u{202E}b"], ["state", "--seed=a\u{202E}b", "w.scenario"],
    ] {
      let outcome = try desk.run(arguments)
      let said = outcome.output + outcome.errors
      #expect(said.contains("a\\u{202E}b") && !said.contains("\u{202E}"), "\(said)")
    }
  }

  @Test("They are in complaints too, and a line break in a name begins no line of its own")
  func complaint() throws {
    let name = "a\u{202E}b\n::error::c.scenario"
    let outcome = try CommandLineHarness([name: "psuh\n"]).run("state", name)
    #expect(
      outcome.errors
        == "a\\u{202E}b␊::error::c.scenario:1:1: error: unknown verb \"psuh\"; did you mean \"push\"?\n"
    )
  }
}
