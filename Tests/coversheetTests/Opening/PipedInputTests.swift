import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("What comes through a pipe is told by its content and works as a file does", .waitsOutside)
struct PipedInputTests {
  private static let payload = """
    {
      "Simulator Target Bundle": "com.example.kettle",
      "aps": { "alert": { "title": "Kettle", "body": "It boils" } }
    }
    """
  private static let lines = """
    {"to":"com.example.kettle","payload":{"aps":{"alert":"It whistles"}}}
    {"aps":{"alert":"It boils"}}
    """
  private static let scenario = """
    push com.example.kettle id=tea {"aps":{"alert":"It boils"}}
    expect notification tea body "It boils"
    """

  private static let files = ["payload": payload, "lines": lines, "scenario": scenario]

  /// The commands that take something to play, with what makes them say that it came.
  private static let commands = [
    "state": "It boils", "render": "It ", "run": "ettle", "export --as=story": "It boils",
    "audit --privacy": "ettle",
  ]

  private static let pipes = [
    "cat FILE | \"$0\" COMMAND -", "cat FILE | \"$0\" COMMAND /dev/stdin",
    "\"$0\" COMMAND /dev/stdin < FILE", "\"$0\" COMMAND - < FILE",
    "exec 9< FILE; \"$0\" COMMAND /dev/fd/9",
    "mkfifo pipe && { cat FILE > pipe & } && \"$0\" COMMAND pipe",
  ]

  @Test("Each command reads it from each kind of pipe", arguments: pipes)
  func commands(pipe: String) throws {
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      for (command, word) in Self.commands.sorted(by: { $0.key < $1.key }) {
        // `run -` is a conversation.
        if command == "run", pipe.contains("COMMAND -") { continue }
        let desk = try CommandLineHarness([name: text])
        let line = pipe.replacing("FILE", with: name).replacing("COMMAND", with: command)
        let outcome = try desk.shell(line)
        #expect(outcome.status == .exited(0), "\(line): \(outcome.errors)")
        #expect(outcome.output.unfolded.contains(word), "\(line): \(outcome.output)")
      }
    }
  }

  @Test("explain, test and check read it, and their complaints name what was typed")
  func others() throws {
    let desk = try CommandLineHarness([
      "scenario": Self.scenario, "bad": "expnd x\n", "slip": #"{"aps":{"alrt":"x"}}"#,
      "slips": "{\"aps\":{\"alert\":\"x\"}}\n{\"aps\":{\"alrt\":\"x\"}}\n",
      "failing": Self.scenario + "\nexpect notification tea absent\n",
    ])
    let explained = try desk.shell("cat scenario | \"$0\" explain - tea")
    #expect(explained.status == .exited(0), "\(explained.errors)")
    #expect(try desk.shell("cat scenario | \"$0\" test -").status == .exited(0))
    #expect(try desk.shell("cat scenario | \"$0\" check -").status == .exited(0))
    let failing = try desk.shell("cat failing | \"$0\" test -")
    #expect(failing.status == .exited(1) && failing.output.contains("-:3"), "\(failing.output)")
    let bad = try desk.shell("cat bad | \"$0\" check -")
    #expect(bad.status != .exited(0) && (bad.output + bad.errors).contains("-:1:1"))
    let slip = try desk.shell("cat slip | \"$0\" check -")
    #expect(slip.output.contains("-:1:9: warning: nothing reads alrt"), "\(slip.output)")
    let slips = try desk.shell("cat slips | \"$0\" check -")
    #expect(slips.output.contains("-:2:9: warning: nothing reads alrt"), "\(slips.output)")
  }

  @Test(
    "- without anything piped in says so, whatever the command",
    arguments: ["state", "check", "test"])
  func terminal(command: String) throws {
    let terminal = try CommandLineHarness().open([command, "-"])
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.screen.text.contains("standard input, which is the terminal"))
  }

  @Test("open shows it, whatever it is", arguments: ["payload", "lines", "scenario"])
  func open(name: String) throws {
    let desk = try CommandLineHarness(Self.files)
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "cat \(desk.folder(name)) | exec \(Program.path("coversheet")) open -"],
      type: "xterm-256color", environment: desk.environment + ["PATH=/bin:/usr/bin"])
    terminal.belongings = desk.folder
    try terminal.expect("It boils")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  private func openPiping(
    _ desk: CommandLineHarness, _ line: String
  ) throws -> PseudoTerminal {
    let program = Program.path("coversheet")
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "cd \(desk.folder.path); \(line.replacing("PROGRAM", with: "exec \(program)"))"],
      type: "xterm-256color", environment: desk.environment + ["PATH=/bin:/usr/bin"])
    terminal.belongings = desk.folder
    return terminal
  }

  @Test("open plays a scenario that comes through a named pipe, and what comes after it")
  func openNamedPipe() throws {
    let desk = try CommandLineHarness([
      "tea": Self.scenario,
      "coffee": #"push com.example.pot id=pot {"aps":{"alert":"Black"}}"# + "\n",
    ])
    let pipe = desk.folder("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let terminal = try desk.open(pipe)
    for (name, words) in [("tea", "It boils"), ("coffee", "Black"), ("tea", "It boils")] {
      #expect(try desk.shell("cat \(name) > pipe").status == .exited(0))
      try terminal.expect(words)
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("open takes envelopes over several lines as it takes those on one")
  func openIndented() throws {
    let envelope = """
      {
        "to": "com.example.kettle",
        "payload": {
          "aps": { "alert": { "title": "TITLE", "body": "It boils" } }
        }
      }

      """
    let desk = try CommandLineHarness([
      "envelopes": envelope.replacing("TITLE", with: "One")
        + envelope.replacing("TITLE", with: "Two")
    ])
    let terminal = try openPiping(desk, "cat envelopes | PROGRAM open -")
    try terminal.expect("2 notifications")
    // The newest leads the stack.
    try terminal.expect("Two")
    try terminal.expect("KETTLE")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  private static let settings = [
    "theme": ##"{"base": "dark", "roles": {"text": "#123456"}}"##,
    "scheme": (0..<16).map { "base0\(String($0, radix: 16).uppercased()): \"123456\"\n" }.joined(),
    "settings": #"{"theme": "light"}"#, "day.scenario": scenario,
  ]

  private static let optionPipes = [
    "cat FILE | \"$0\" COMMAND --OPTION=-", "\"$0\" COMMAND --OPTION=/dev/stdin < FILE",
    "exec 9< FILE; \"$0\" COMMAND --OPTION=/dev/fd/9",
    "mkfifo pipe && { cat FILE > pipe & } && \"$0\" COMMAND --OPTION=pipe",
  ]

  @Test("A theme and the configuration come through any pipe, too", arguments: optionPipes)
  func options(pipe: String) throws {
    for file in ["theme", "scheme"] {
      let desk = try CommandLineHarness(Self.files.merging(Self.settings) { first, _ in first })
      let line = pipe.replacing("FILE", with: file).replacing("OPTION", with: "theme")
        .replacing("COMMAND", with: "render day.scenario --format=svg")
      let outcome = try desk.shell(line)
      #expect(outcome.status == .exited(0), "\(line): \(outcome.errors)")
      #expect(outcome.output.contains("#123456"), "\(line)")
    }
    let desk = try CommandLineHarness(Self.files.merging(Self.settings) { first, _ in first })
    let line = pipe.replacing("FILE", with: "settings").replacing("OPTION", with: "config")
      .replacing("COMMAND", with: "doctor")
    let outcome = try desk.shell(line)
    #expect(outcome.output.contains(/theme +light/), "\(line): \(outcome.output) \(outcome.errors)")
  }

  @Test(
    "What is wrong in a theme that came through a pipe has its place, and one pipe feeds one thing")
  func optionMistakes() throws {
    let desk = try CommandLineHarness([
      "bad": "{\n \"rolse\": {}, \"base\": 3}", "day.scenario": Self.scenario,
    ])
    let bad = try desk.shell("\"$0\" render day.scenario --theme=- < bad")
    #expect(bad.status == .exited(2) && bad.errors.contains("-:2:"), "\(bad.errors)")
    let twice = try desk.shell("\"$0\" render - --theme=- < bad")
    #expect(twice.status == .exited(2))
    #expect(twice.errors.contains("cannot both read standard input"), "\(twice.errors)")
  }

  @Test("NO_COLOR holds for what a terminal is to show, --color goes before it")
  func noColor() throws {
    let desk = try CommandLineHarness(Self.files)
    let command = "render - --theme=dark --format"
    let colored = try desk.shell("\"$0\" \(command)=ansi < payload").output
    let plain = try desk.shell("NO_COLOR=1 \"$0\" \(command)=ansi < payload").output
    let asked = try desk.shell("NO_COLOR=1 \"$0\" \(command)=ansi --color=always < payload").output
    #expect(colored.contains("38;") && !plain.contains("38;") && asked == colored)
    #expect(
      try desk.shell("NO_COLOR=1 \"$0\" \(command)=svg < payload").output
        == desk.shell("\"$0\" \(command)=svg < payload").output)
  }
}
