import TestSupport
import TestTraits
import Testing

@Suite("Text that wants to drive the terminal", .waitsOutside)
struct HostileTextTests {
  @Test("Nothing of it reaches standard output or standard error", arguments: commands)
  func harmless(arguments: [String]) throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(arguments)
    expectHarmless(outcome.output, "standard output")
    expectHarmless(outcome.errors, "standard error")
  }

  private static let commands: [[String]] = [
    ["run", "a.scenario"], ["run", "--json", "a.scenario"], ["state", "a.scenario"],
    ["explain", "a.scenario", "n1"], ["explain", "a.scenario", "n1", "--json"],
    ["explain", "a.scenario", "com.example.\u{1B}[31mchat"],
    ["render", "a.scenario"], ["render", "a.scenario", "--format=styled"],
    ["render", "a.scenario", "--format=svg"], ["render", "a.scenario", "--format=html"],
    ["state", "bad.scenario"], ["state", "e\u{1B}[31m\u{202E}\n.apns"],
    ["state", "Na\u{1B}]0;x\u{07}me\n.app"], ["state", "no\u{1B}[2J\nfile"],
    ["\u{1B}[2J"], ["state", "a.scenario", "--\u{1B}[2J"], ["help", "\u{1B}[2J\n"],
    ["state", "a.scenario", "--at=\u{9B}31m\n"], ["doctor", "--data=\u{1B}[2J"],
    ["render", "a.scenario", "--theme=\u{1B}[2J"], ["new", "app", "x\u{1B}[2J"],
    ["send", "--print", "com.example.chat", "raw.apns"],
    ["send", "--print", "--as=http", "com.example.chat", "raw.apns", "--collapse-id=a\u{202E}"],
    ["send", "--print", "--as=binary1", "com.example.chat", "raw.apns"],
    ["export", "raw.scenario", "--as=scenario"], ["export", "raw.scenario", "--as=story"],
    ["run", "raw.scenario"], ["check", "raw.scenario", "raw.apns", "hostile\u{202E}.scenario"],
  ]

  @Test("What nobody sees is spelled out where it is passed on, and means the same")
  func passedOn() throws {
    let desk = try CommandLineHarness(Self.files)
    let line = try desk.run("send", "--print", "com.example.chat", "raw.apns").output
    #expect(line.contains(#"x\u202e\u009b31m\u2067"#), "\(line)")
    let flat = try desk.run("export", "raw.scenario", "--as=scenario").output
    #expect(flat.contains(#"x\u202e\u009b31m"#) && flat.contains(#"id="a\u{202E}b""#), "\(flat)")
    try desk.folder.write(Array(flat.utf8), to: "flat.scenario")
    let (old, new) = (try desk.run("state", "raw.scenario"), try desk.run("state", "flat.scenario"))
    #expect(old.output == new.output)
  }

  @Test(
    "A complaint spells out what it quotes, in every form", arguments: ["text", "github", "json"])
  func complaints(format: String) throws {
    let desk = try CommandLineHarness(Self.files)
    let found = try desk.run("check", "raw.apns", "--format=\(format)")
    let words = found.output + found.errors
    #expect(words.contains(format == "json" ? #"\u202e"# : #"\u{202E}"#), "\(words)")
  }

  @Test("doctor cuts what it quotes, and shows what is in it")
  func doctor() throws {
    let long = String(repeating: "x", count: 100_000) + "\u{202E}"
    let outcome = try CommandLineHarness().run(
      ["doctor"], environment: ["TERM=\(long)", "COLORTERM=a\u{202E}\u{9B}", "VTE_VERSION=\(long)"])
    #expect(outcome.output.utf8.count < 20_000)
    expectHarmless(outcome.output, "standard output")
    let json = try CommandLineHarness().run(["doctor", "--json"], environment: ["TERM=\(long)"])
    #expect(json.output.utf8.count < 20_000)
  }

  @Test("A picture for terminals holds no sequence but colors and attributes")
  func ansi() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run("render", "a.scenario", "--format=ansi")
    expectHarmless(outcome.output.replacing(/\u{1B}\[[0-9;:]*m/, with: ""), "the picture")
  }

  @Test("Answers to lines hold none of it")
  func conversation() throws {
    let lines = try #require(Self.files["a.scenario"])
    let outcome = try CommandLineHarness().run(
      "run", "-", input: lines + "state\nexplain n1\nrender\npsuh\u{1B}\n")
    expectHarmless(outcome.output, "standard output")
  }

  @Test("The screen shows it as pictures of control characters")
  func screen() throws {
    let desk = try CommandLineHarness(Self.files)
    let terminal = try desk.open(desk.folder("a.scenario"), columns: 120, rows: 40)
    let came = terminal.waits { $0.text.contains("red␛[2J") }
    #expect(came, "\(terminal.screen.text)")
    for key in ["w", "]", "]", "x", "u", "q"] { terminal.send(key) }
    #expect(terminal.waitForExit() == .exited(0), "\(terminal.screen.text)")
    #expect(terminal.screen.title.unicodeScalars.allSatisfy { !$0.isHostile })
    let text = String(decoding: terminal.output, as: UTF8.self)
    for sequence in ["\u{1B}]52", "\u{1B}[31m\u{1B}", "\u{202E}", "\u{9B}"] {
      #expect(!text.contains(sequence), "\(sequence.debugDescription) reached the terminal")
    }
  }

  private func expectHarmless(
    _ text: String, _ place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hostile = text.unicodeScalars.filter(\.isHostile).map { String($0.value, radix: 16) }
    #expect(
      hostile.isEmpty, "in \(place): \(text.debugDescription)", sourceLocation: sourceLocation)
  }

  private static let files = [
    "a.scenario": """
    title "\u{9B}31m \u{1B}]0;x\u{07}"
    note "\u{202E}\u{1B}[2J"
    app {"bundleIdentifier": "com.example.\\u001b[31mchat", "displayName": "Ch\\u001b]52;c;QQ==\\u0007at\\nx"}
    +1s push "com.example.\u{1B}[31mchat" {"aps": {"alert": {"title": "red\\u001b[2J", "body": "\\u202e\\u009b31m\\u2028"}, "thread-id": "t\\u001b[31m\\u202e\\nx"}} id="n\u{1B}[31m"
    expand "nobody\u{1B}[31m"
    expect groups 9
    expect notification n1 title "\u{1B}[2J"

    """,
    "bad.scenario": "psuh\u{1B}[31m\nset\u{202E}ting \"\u{9B}\npush chat {\"a\u{07}\": \u{1B}}\n",
    // What strict JSON may hold as it is.
    "raw.apns":
      "{\"aps\": {\"alert\": \"x\u{202E}\u{9B}31m\u{2067}\", \"badg\u{202E}\": 3}}",
    "raw.scenario": """
    app {"bundleIdentifier": "com.example.chat", "displayName": "Ch\u{202E}at"}
    push chat {"aps": {"alert": {"title": "x\u{202E}\u{9B}31m", "body": "\u{2067}"}}} id=a\u{202E}b
    push chat {"aps": {"alert": "x\u{202D}"}} collapse-id=\u{2066}
    schedule chat {"identifier": "r\u{202E}", "content": {"title": "\u{202E}"}, "trigger": {"timeInterval": 60}}

    """,
    "hostile\u{202E}.scenario": "expect notification nob\u{202E}ody title x\n",
    "e\u{1B}[31m\u{202E}\n.apns": "{\"aps\": {\"alert\": \"x\u{1B}[2J\",}",
    "Na\u{1B}]0;x\u{07}me\n.app/Notifications.json": "{\"ic\u{1B}[31mn\": 1, \"icon\": 3}",
  ]
}

extension Unicode.Scalar {
  /// Whether it drives a terminal, or turns round the reading direction of what follows.
  fileprivate var isHostile: Bool {
    value < 0x20 && value != 0x0A || (0x7F...0x9F).contains(value)
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
