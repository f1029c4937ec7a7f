import TestSupport
import TestTraits
import Testing

@Suite("Right to left", .waitsOutside)
struct BidiTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": """
      device languages=he
      app {"bundleIdentifier": "com.example.chat", "displayName": "Chat"}
      push chat {"aps": {"alert": {"title": "\u{5D0}\u{5D1}", "body": "\u{5D2} (12) abc"}}}
      wake

      """
    ])
  }

  @Test("--bidi=program draws words as they are seen; else they are as they were written")
  func render() throws {
    let desk = try desk()
    let seen = try desk.run("render", "a.scenario", "--bidi=program")
    #expect(seen.output.contains("\u{5D1}\u{5D0}") && seen.output.contains("abc (12) \u{5D2}"))
    for arguments in [[], ["--bidi=terminal"]] {
      let logical = try desk.run(["render", "a.scenario"] + arguments)
      #expect(logical.output.contains("\u{5D0}\u{5D1}"), "\(logical.errors)")
      #expect(logical.output.contains("\u{5D2} (12) abc"))
      #expect(!logical.output.contains("\u{2067}"))
    }
  }

  @Test("Pictures leave the order to the viewer, whatever is said", arguments: ["svg", "html"])
  func pictures(format: String) throws {
    let desk = try desk()
    let plain = try desk.run("render", "a.scenario", "--format=\(format)")
    #expect(plain.output.contains("\u{5D2} (12) abc") && plain.output.contains("\"rtl\""))
    let other = try desk.run("render", "a.scenario", "--format=\(format)", "--bidi=program")
    #expect(other.output == plain.output)
  }

  @Test("Another word than terminal and program is refused")
  func mistake() throws {
    let outcome = try desk().run("render", "a.scenario", "--bidi=tty")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("terminal") && outcome.errors.contains("program"))
  }

  @Test("A terminal is told to leave the order alone while it is, and then no longer")
  func explicitOrder() throws {
    let desk = try desk()
    let terminal = try desk.open(desk.folder("a.scenario"))
    try terminal.expect("\u{5D1}\u{5D0}")
    #expect(terminal.said("\u{1B}[8l") && !terminal.said("\u{1B}[8h"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.said("\u{1B}[8h"))
    terminal.expectGivenBack()
  }

  @Test("Without such words nothing is said about their order")
  func silence() throws {
    let terminal = try CommandLineHarness.withChat().openChat()
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(!terminal.said("\u{1B}[8l") && !terminal.said("\u{1B}[8h"))
  }

  @Test(
    "Terminals that are known to reorder, and cannot be told not to, get logical order",
    arguments: [
      (["KONSOLE_VERSION=230804"], "terminal"), (["TERM_PROGRAM=Apple_Terminal"], "terminal"),
      (["VTE_VERSION=7006"], "program"), (["VTE_VERSION=7006", "TMUX=/tmp/x"], "terminal"),
      ([], "program"),
    ])
  func choice(environment: [String], who: String) throws {
    let desk = try desk()
    let doctor = try desk.run(["doctor"], environment: environment)
    #expect(doctor.output.contains("by the \(who)"), "\(doctor.output)")
    let terminal = try desk.open([desk.folder("a.scenario")], environment: environment)
    try terminal.expect("CHAT")
    let signs = ["terminal": "\u{2067}", "program": "\u{1B}[8l"]
    let expected = try #require(signs[who])
    let isSaid = terminal.waits { _ in terminal.said(expected) }
    #expect(isSaid)
    for (other, sign) in signs where other != who { #expect(!terminal.said(sign)) }
  }

  @Test(
    "Terminals that turn words or rows round get letters in logical order where they are seen",
    arguments: [
      (["KITTY_WINDOW_ID=1"], "", "words"), (["KITTY_WINDOW_ID=1", "TMUX=/tmp/x"], "", "words"),
      (["MLTERM=3.9.2"], "", "runs"), ([], "kitty(0.26.5)", "words"), ([], "mlterm(3.9.2)", "runs"),
      ([], "XTerm(379)", "program"), (["MLTERM=3.9.2"], "kitty(0.26.5)", "words"),
    ])
  func turning(environment: [String], name: String, who: String) throws {
    let desk = try desk()
    let terminal = try desk.open([desk.folder("a.scenario")], environment: environment)
    try terminal.expect("CHAT")
    #expect(terminal.said("\u{1B}[>q"))
    if !name.isEmpty { terminal.send("\u{1B}P>|\(name)\u{1B}\\\u{1B}[?62c") }
    try terminal.expect(who == "program" ? "\u{5D1}\u{5D0}" : "\u{5D0}\u{5D1}")
    // Its body has Latin words beside; brackets and digits stand as they are seen.
    if who != "runs" { try terminal.expect("abc (12) \u{5D2}") }
    // Where rows are ordered a blank stands for each mark, which would take a column; the first
    // frame goes by what the environment says.
    let hasBlanks = who == "runs" || environment.contains { $0.hasPrefix("MLTERM=") }
    #expect(terminal.said("\u{2800}") == hasBlanks && !terminal.said("\u{200E}"))
    #expect(!terminal.said("\u{2067}"))
    if !environment.isEmpty {
      let doctor = try desk.run(["doctor"], environment: environment)
      #expect(doctor.output.contains(environment[0].prefix { $0 != "=" } + ": it"))
    }
  }

  @Test("What is said counts more than what the terminal is", arguments: ["program", "terminal"])
  func overridden(who: String) throws {
    let desk = try desk()
    let terminal = try desk.open(
      ["--bidi=\(who)", desk.folder("a.scenario")], environment: ["KITTY_WINDOW_ID=1"])
    try terminal.expect("CHAT")
    #expect(!terminal.said("\u{1B}[>q"))
    terminal.send("\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62c\u{C}")
    try terminal.expect(who == "program" ? "\u{5D1}\u{5D0}" : "\u{5D0}\u{5D1}")
  }

  @Test("A file has no order for a terminal", arguments: ["words", "runs"])
  func files(who: String) throws {
    let desk = try desk()
    let seen = try desk.run("render", "a.scenario", "--bidi=\(who)")
    let program = try desk.run("render", "a.scenario", "--bidi=program")
    #expect(seen.output == program.output)
  }
}

extension PseudoTerminal {
  /// Whether the program has written this.
  fileprivate func said(_ text: String) -> Bool {
    String(decoding: output, as: UTF8.self).contains(text)
  }
}
