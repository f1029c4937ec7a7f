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
    #expect(terminal.said("\u{2067}") == (who == "terminal"))
    #expect(terminal.said("\u{1B}[8l") == (who == "program"))
  }
}

extension PseudoTerminal {
  /// Whether the program has written this.
  fileprivate func said(_ text: String) -> Bool {
    String(decoding: output, as: UTF8.self).contains(text)
  }
}
