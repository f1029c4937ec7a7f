import TestSupport
import TestTraits
import Testing

@Suite("The commands that a failure prints", .waitsOutside)
struct PrintedCommandTests {
  private static let odd = """
    app {"bundleIdentifier":"com.x.Mail"}
    app {"bundleIdentifier":"com.x.Chat"}
    push com.x.Mail {"aps":{"alert":"Seven"}} id="order 7"
    push com.x.Mail {"aps":{"alert":"Quote"}} id="it's n"
    schedule com.x.Mail {"identifier":"q","content":{"title":"Mail"},"trigger":null}
    schedule com.x.Chat {"identifier":"q","content":{"title":"Chat"},"trigger":null}
    schedule com.x.Mail {"identifier":"my request","content":{"title":"Mine"},"trigger":null}
    expect notification "order 7" body Cold
    expect notification "it's n" body Cold
    expect notification com.x.Mail:q title Cold
    expect notification com.x.Chat:q title Cold
    expect notification "my request" title Cold

    """

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness(["it's a day.scenario": Self.odd, "-x.scenario": Self.odd])
  }

  /// The commands behind a word of the report.
  private func commands(_ word: String, _ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("  \(word) ") }.map {
      String($0.dropFirst(2 + word.count).drop { $0 == " " })
    }
  }

  /// The words of a line, as a shell reads them.
  private func words(_ line: String, _ desk: CommandLineHarness) throws -> [String] {
    let outcome = try desk.shell("for word in \(line); do printf '%s\\n' \"$word\"; done")
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test(
    "What is to be seen explains the notification, whatever it is called",
    arguments: ["it's a day.scenario", "-x.scenario"])
  func see(path: String) throws {
    let desk = try desk()
    let outcome = try desk.run("test", "--policy=group.stackThreshold=5", "--", path)
    let commands = commands("see", outcome.output)
    try #require(commands.count == 5, "\(outcome.output)\(outcome.errors)")
    let bodies = ["Seven", "Quote", "Mail", "Chat", "Mine"]
    for (command, body) in zip(commands, bodies) {
      let line = command.replacing("coversheet ", with: "\"$0\" ", maxReplacements: 1)
      let explained = try desk.shell(line)
      #expect(explained.status != .exited(2), "\(command): \(explained.errors)")
      #expect(explained.output.contains(body), "\(command): \(explained.output)")
    }
  }

  @Test("What opens it is one word of a shell for each that was meant")
  func open() throws {
    let desk = try desk()
    let options = ["--policy=group.stackThreshold=5", "--locale=de_AT"]
    let outcome = try desk.run(["test", "it's a day.scenario"] + options)
    let command = try #require(commands("open", outcome.output).first)
    let words = try words(command, desk)
    #expect(
      Set(words) == [
        "coversheet", "open", "it's a day.scenario", "--line", "8", "--policy",
        "group.stackThreshold=5", "--locale", "de_AT",
      ], "\(command)")
    let terminal = try desk.openHere("open", "it's a day.scenario", "--line", "8")
    try terminal.expect("fails: expected notification")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("Why it is so is told in the folder of a failure, too")
  func explanation() throws {
    let desk = try desk()
    _ = try desk.run("test", "it's a day.scenario", "--failures=out")
    let folder = try #require(desk.folder.names(in: "out").first { !$0.hasPrefix(".") })
    #expect(desk.folder.text("out/\(folder)/explanation.txt")?.contains("Seven") == true)
  }
}
