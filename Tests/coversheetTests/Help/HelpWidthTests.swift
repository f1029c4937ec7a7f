import TestSupport
import TestTraits
import Testing

@Suite("Help is as wide as the terminal", .waitsOutside)
struct HelpWidthTests {
  @Test(
    "Without a terminal no line of help that has a blank to go on at is wider than 80 columns",
    arguments: [
      "", "accessibility", "app-files", "arguments", "checks", "ci", "config.json", "editors",
      "expectations", "keys", "language", "policies", "preview", "render", "rule G3", "rules",
      "servers", "summary", "verbs",
    ])
  func pipe(topic: String) throws {
    let words = topic.split(separator: " ").map(String.init)
    let lines = try CommandLineHarness().run(["help"] + words).output.split(separator: "\n")
    // What can be copied is whole: files, each below its path, and the commands of examples.
    let told = lines.prefix { !$0.hasSuffix(":") || !$0.contains(".") || $0.contains(" ") }
    for line in told where line.count > 80 {
      let isOneWord = line.split(separator: " ").count == 1
      #expect(isOneWord || line.hasPrefix("  coversheet "), "\(line)")
    }
  }

  @Test("Alternatives that no line has room for go on behind one of them")
  func alternatives() throws {
    let text = try CommandLineHarness().run("help", "expectations").output
    let usage = text.split(separator: "\n").drop { !$0.hasPrefix("  expect outcome ") }
      .prefix { !$0.contains("How a delivery ended") }
    #expect(usage.count == 4 && usage.allSatisfy { $0.count <= 80 }, "\(text)")
    #expect(usage.joined().filter { $0 != " " }.contains("badgeOrSoundOnly|notAuthorized|"))
  }

  @Test("In a terminal help takes its width, and the second column goes on below itself")
  func terminal() throws {
    let desk = try CommandLineHarness()
    let terminal = try desk.open("help", "undo", columns: 50)
    try terminal.expect("names those\n     of config.json)")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
