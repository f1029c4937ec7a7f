import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("A scenario that comes through a pipe takes the place of the session", .waitsOutside)
struct SessionChangeTests {
  private static let files = [
    "tea": """
    push com.example.kettle id=tea {"aps":{"alert":"It boils"}}

    """,
    "line": """
    {"to":"com.example.kettle","payload":{"aps":{"alert":"It whistles"}}}

    """,
    "day": """
    device start=2018-09-01T09:00
    app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
    network off

    """,
    "one.apns": #"{"aps":{"alert":"One"}}"#,
    // Follows what happens while the scenario comes, then talks to the phone, and
    // prints what it was answered.
    "follow.py": """
    import socket, subprocess
    phone = socket.socket(socket.AF_UNIX)
    phone.settimeout(60)
    phone.connect('state/coversheet/control.sock')
    lines = phone.makefile()
    phone.sendall(b'subscribe\\n')
    lines.readline()
    subprocess.run('cat day > pipe', shell=True)
    while 'bistro' not in open('ready').read(): pass
    phone.sendall(b'wake\\n')
    heard = set()
    while heard != {'answer', 'fact'}:
        line = lines.readline()
        if '"ok"' in line: print(line, end='')
        heard.add('answer' if '"ok"' in line else 'fact')
    """,
  ]

  // The program in a folder with two named pipes: one that it reads, and one for where it is reached,
  // from which that can be read once, each time that it says so.
  private func open(_ options: String...) throws -> (CommandLineHarness, PseudoTerminal) {
    let desk = try CommandLineHarness(Self.files)
    for name in ["pipe", "ready"] { try #require(mkfifo(desk.folder(name), 0o600) == 0) }
    let line = "cd \(desk.folder.path); exec \(Program.path("coversheet")) open"
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", ([line] + options + ["pipe"]).joined(separator: " ")],
      type: "xterm-256color", environment: desk.environment + ["PATH=/bin:/usr/bin"],
      columns: 100)
    terminal.belongings = desk.folder
    return (desk, terminal)
  }

  private func send(_ file: String, _ desk: CommandLineHarness) throws {
    #expect(try desk.shell("cat \(file) > pipe").status == .exited(0))
  }

  @Test("A payload may come before a scenario, and behind it")
  func anything() throws {
    let (desk, terminal) = try open()
    for (file, words) in [("line", "It whistles"), ("tea", "It boils"), ("line", "It whistles")] {
      try send(file, desk)
      try terminal.expect(words)
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("It is recorded as --record says; where something was done since, the recording goes first")
  func recorded() throws {
    let (desk, terminal) = try open("--record=flow.scenario")
    try terminal.expect("● rec")
    try send("tea", desk)
    try terminal.expect("It boils")
    try terminal.expect("● rec")
    terminal.send("x")
    try terminal.expect("Cleared")
    try send("tea", desk)
    try terminal.expect("The scenario from pipe is not played. Keep or drop the recording")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let flow = try #require(desk.folder.text("flow.scenario"))
    #expect(flow.contains("It boils") && flow.contains("clear"), "\(flow)")
  }

  @Test("§5, §6: programs that talk to the phone and follow it go on, and times begin with it")
  func served() throws {
    let (desk, terminal) = try open(
      "--serve", "--plaintext", "--apns=127.0.0.1:0", "--ready-file=ready")
    let outcome = try desk.shell(
      """
      cat ready > /dev/null
      python3 follow.py
      "$0" send --as=http --expiration=$(($(date +%s) + 3600)) com.example.bistro one.apns
      """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 2, "\(outcome.output) \(outcome.errors)")
    #expect(lines[0].contains(#""ok":true"#), "\(lines[0])")
    #expect(lines[1].hasSuffix("n1 stored"), "an hour from the phone's 9:00: \(lines[1])")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
