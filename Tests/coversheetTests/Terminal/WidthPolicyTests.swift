import TestSupport
import TestTraits
import Testing

@Suite("--widths: how wide emoji of several parts are", .waitsOutside)
struct WidthPolicyTests {
  private static let answers =
    [8, 1, 2, 4, 2, 1].map { "\u{1B}[2;\($0 + 1)R" }.joined() + "\u{1B}[?62;22c"
  private static let question = "\u{1B}[6n"

  private static func said(_ terminal: PseudoTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self)
  }

  private static func widths(_ text: String) -> String {
    text.split(separator: "\n").first { $0.hasPrefix("  widths") }.map(String.init) ?? text
  }

  @Test("The terminal is asked with its other questions, unless that is not wanted")
  func asked() throws {
    let desk = try CommandLineHarness.withChat()
    for (options, asks) in [
      ([], true), (["--widths=measured"], true), (["--widths=fixed"], false),
      (["--no-query"], false), (["--ascii"], false),
    ] as [([String], Bool)] {
      let terminal = try desk.open(options + [desk.folder("chat.scenario")])
      try terminal.expect("Alone")
      #expect(Self.said(terminal).contains(Self.question) == asks, "\(options)")
      #expect(!terminal.screen.text.contains("👍🏽"))
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
      terminal.expectGivenBack()
    }
  }

  @Test("config.json decides where the command line says nothing")
  func configured() throws {
    let desk = try CommandLineHarness.withChat()
    let path = ".config/coversheet/config.json"
    try desk.folder.write(Array(#"{"options": {"widths": "fixed"}}"#.utf8), to: path)
    let terminal = try desk.openChat()
    #expect(!Self.said(terminal).contains(Self.question))
    try desk.folder.write(Array(#"{"options": {"widths": "measured"}}"#.utf8), to: path)
    try terminal.expect("config.json reloaded")
    // What is asked comes behind the frame that says so.
    let isAsked = terminal.waits { _ in Self.said(terminal).contains(Self.question) }
    #expect(isAsked, "it is measured from then on")
    #expect(!terminal.screen.text.contains("👍🏽"), "and nothing of that is left")
    try terminal.expect("Alone")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let said = try desk.run("doctor", "--widths=wide")
    #expect(said.status == .exited(2) && said.errors.contains("measured"), "\(said.errors)")
  }

  @Test("doctor says what the terminal takes, and leaves its line as it was")
  func doctor() throws {
    let desk = try CommandLineHarness()
    let terminal = try desk.open("doctor", columns: 160, rows: 60)
    // It waits only so long: what is there before it asks is there in time.
    terminal.send(Self.answers)
    #expect(terminal.waitForExit() == .exited(0))
    let words = "measured: joined emoji 8, signs as emoji 1, flags 2, skin tones 4, keycaps 2"
    #expect(terminal.screen.text.contains(words + "  (the default)"), "\(terminal.screen.text)")
    #expect(!terminal.screen.text.contains("👍🏽"), "\(terminal.screen.text)")
  }

  @Test("doctor says why nothing was measured")
  func unmeasured() throws {
    let desk = try CommandLineHarness()
    #expect(
      Self.widths(try desk.run("doctor").output).hasSuffix("fixed  (there is no terminal)"))
    for (option, reason) in [
      ("--widths=fixed", "--widths"), ("--no-query", "not asked"),
      ("--widths=measured", "it does not say where its cursor is"),
    ] {
      let terminal = try desk.open("doctor", option, columns: 160, rows: 60)
      #expect(terminal.waitForExit() == .exited(0))
      let line = Self.widths(terminal.screen.text)
      #expect(line.hasSuffix("fixed  (\(reason))"), "\(line)")
    }
    let narrow = try desk.open("doctor", "--widths=measured", columns: 20, rows: 60)
    #expect(narrow.waitForExit() == .exited(0))
    let words = Self.said(narrow).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("the window is too small to measure"), "\(words)")
  }

  @Test("A picture of the screen records what was measured; one of a file, that nothing was")
  func recorded() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    terminal.send(Self.answers + "ys\r")
    try terminal.expect("svg")
    terminal.send("\u{5}\u{15}\(desk.folder("seen.svg"))\r")
    try #require(
      terminal.waits { _ in desk.folder.text("seen.svg")?.hasSuffix("</svg>\n") == true })
    let words = "measured joined=8 selected=1 flag=2 toned=4 keycap=2"
    #expect(desk.folder.text("seen.svg")?.contains("data-widths=\"\(words)\"") == true)
    terminal.send("q")
    _ = terminal.waitForExit()
    let drawn = try desk.run("render", "chat.scenario", "--format=svg")
    #expect(drawn.output.contains("data-widths=\"fixed\""))
    let story = try desk.run("export", "chat.scenario", "--as=story", "--format=html")
    #expect(story.output.contains("<meta name=\"coversheet-widths\" content=\"fixed\">"))
    let cast = try desk.run("export", "chat.scenario", "--as=cast")
    let header = cast.output.prefix { $0 != "\n" }
    #expect(header.contains("\"widths\"") && header.contains("\"fixed\""), "\(header)")
  }
}
