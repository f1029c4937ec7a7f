import Files
import Glibc
import TestSupport
import TestTraits
import Testing

/// What README, manual and help tell people to type, typed: every line works in a folder
/// that has the files it names.
@Suite("Examples", .waitsOutside)
struct ExampleTests {
  private static let day = """
    app Messages.app
    push messages {"aps":{"alert":{"title":"Jo","body":"Cake?"},"thread-id":"family"}}
    +1m push messages {"aps":{"alert":{"title":"Ben","body":"Cake!"},"thread-id":"family"}}
    +1m push messages {"aps":{"alert":"Third"}}
    +1m push messages {"aps":{"alert":"Fourth"}}
    +1m push messages {"aps":{"alert":"Fifth"}}
    +1m push messages {"aps":{"alert":"Sixth"}}
    +1m push messages {"aps":{"alert":"Seventh"}}
    +1m push messages {"aps":{"alert":"Eighth"}}
    wake
    sleep
    at 12:30
    wake

    """

  /// A payload for those who send one.
  private static let order = #"{"aps":{"alert":"Two soups"}}"#

  /// What a machine reports that had no test to play.
  private static let report = #"{"format":"coversheet.test/1","scenarios":[]}"#

  // Without the checkout's Fixtures, as for those who only installed it: what lies there is found.
  private static func desk(for line: String) throws -> CommandLineHarness {
    let hello =
      "{\"aps\":{\"alert\":\"Hello\"},\"Simulator Target Bundle\":\"com.example.messages\"}\n"
    let desk = try CommandLineHarness([
      "day.scenario": day, "flow.scenario": day, "Payloads/hello.apns": hello,
      "pl.lproj/Localizable.strings": "\"A\" = \"b\";\n", "pushes.ndjson": hello,
      "order.apns": order, "order.hex": "00 00 # the length of a token\n",
      "one.json": report, "two.json": report,
      "bistro.scenario": #"app {"bundleIdentifier":"com.example.bistro"}"# + "\n",
    ])
    for app in ["Album", "Messages", "Mail"] {
      symlink(Checkout.path + "/Fixtures/Apps/\(app).app", desk.folder("\(app).app"))
    }
    symlink(Checkout.path + "/Fixtures/Apps/Messages.app", desk.folder("My.app"))
    symlink(Checkout.path + "/Fixtures/Apps/Album.app", desk.folder("New.app"))
    if line.hasPrefix("cd ") { symlink(Checkout.path + "/Fixtures", desk.folder("Fixtures")) }
    for folder in ["drop", ".zfunc", ".config", ".config/fish", ".config/fish/completions"] {
      mkdir(desk.folder(folder), 0o755)
    }
    let program = Program.path("coversheet")
    mkdir(desk.folder("bin"), 0o755)
    symlink(program, desk.folder("bin/coversheet"))
    return desk
  }

  /// The examples of the tables, which help and manual print.
  private static func ofTables() throws -> [String] {
    let tables = try CommandLineHarness().run("help", "--json")
    let root = JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root
    return root?["commands"]?.elements.flatMap { command in
      command["examples"]?.elements.compactMap { $0["line"]?.string } ?? []
    } ?? []
  }

  /// What stands in a document between backticks or on a line of its own in a block.
  private static func ofDocument(_ name: String) throws -> [String] {
    let text = String(
      decoding: try SourceFile.read(Checkout.path + "/" + name).bytes, as: UTF8.self)
    let inline = text.replacing(/```[^`]*```/, with: "").matches(of: /`([^`]*\bcoversheet [^`]+)`/)
      .map { String($0.output.1) }
    let blocks = text.split(separator: "\n").filter { $0.hasPrefix("coversheet") }
      .map { String($0.prefix { $0 != "\n" }).split(separator: "   ")[0] }.map(String.init)
    return (inline + blocks).map { $0.replacing("\n", with: " ") }
      .filter { !$0.contains("swift run") && !$0.contains("FILE") && $0 != "coversheet send" }
  }

  static let lines: [String] = {
    let documents = ["README.md", "Fixtures/README.md", "Themes/README.md"]
    let found = (try? ofTables()) ?? []
    var seen: Set<String> = []
    return (found + documents.flatMap { (try? ofDocument($0)) ?? [] })
      .filter { seen.insert($0).inserted }
  }()

  @Test("Every scenario that is shipped has its row in the table of Fixtures/README.md")
  func shipped() throws {
    let table = try SourceFile.read(Checkout.path + "/Fixtures/README.md").bytes
    let text = String(decoding: table, as: UTF8.self)
    let names = try Folder.entries(Checkout.path + "/Fixtures/Scenarios")
    for name in names where name.hasSuffix(".scenario") {
      #expect(text.contains("`\(name)`"), "\(name) is missing")
    }
  }

  @Test("The examples in help and in the READMEs are found")
  func count() { #expect(Self.lines.count > 45, "\(Self.lines)") }

  @Test(
    "Each does what it is there for: status 0, or 1 where it is to find something", arguments: lines
  )
  func works(line: String) throws {
    let desk = try Self.desk(for: line)
    let command = Self.onFreePorts(Self.withoutMissingTools(line))
    // A recording is never written over something.
    if command.contains("--record") { unlink(desk.folder("flow.scenario")) }
    if Self.opensScreen(command) { return try expectScreen(of: command, desk) }
    if command.contains("test --watch") { return try expectWatching(of: command, desk) }
    if command.hasPrefix("coversheet serve") { return try expectListening(of: command, desk) }
    let isSending = command.hasPrefix("coversheet send")
    let served = isSending ? try ServedPhone(on: desk) : nil
    defer { _ = served?.end() }
    let outcome = try Program.run(
      ["-c", "set -o pipefail; " + command], of: "/bin/bash", in: desk.folder.path,
      input: isSending ? Self.order : "",
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin", "TERM=xterm"])
    let finds = ["coversheet check", "coversheet doctor", "--strict"].contains {
      command.contains($0)
    }
    let allowed: [PseudoTerminal.ExitStatus] = finds ? [.exited(0), .exited(1)] : [.exited(0)]
    #expect(allowed.contains(outcome.status), "\(line)\n\(outcome.errors)")
    #expect(
      !outcome.output.isEmpty || finds || Self.isSilent(line), "\(line)")
  }

  // What the line hands its output to may not be there; what it hands over
  // is looked at all the same.
  private static func withoutMissingTools(_ line: String) -> String {
    let parts = line.components(separatedBy: " | ")
    guard let last = parts.last?.split(separator: " ").first, parts.count > 1, last != "coversheet",
      access("/usr/bin/\(last)", X_OK) != 0
    else { return line }
    return parts.dropLast().joined(separator: " | ")
  }

  // What is written into a file, or only answers.
  private static func isSilent(_ line: String) -> Bool {
    [" -o ", "<(", " > ", "run -", "coversheet test", "coversheet lsp", "coversheet mcp"].contains {
      line.contains($0)
    }
  }

  private static func opensScreen(_ command: String) -> Bool {
    let words =
      command.components(separatedBy: "coversheet").dropFirst().first?.split(separator: " ") ?? []
    guard !command.contains("<("), !command.contains("| man") else { return false }
    guard let first = words.first(where: { $0 != "--accessible" }) else { return true }
    return first == "open" || first.contains(".") || first.contains("/")
  }

  // Tests of others listen, too.
  private static func onFreePorts(_ command: String) -> String {
    guard command.contains("coversheet serve") || command.contains("--serve") else {
      return command
    }
    let ports = command.replacing("127.0.0.1:2195", with: "127.0.0.1:0")
    return ports.contains("--apns") ? ports : ports + " --apns=127.0.0.1:0"
  }

  // It goes on until it is told to end.
  private func expectListening(of command: String, _ desk: CommandLineHarness) throws {
    if command.contains("--resume") { try endSession(desk) }
    let terminal = try PseudoTerminal(
      running: "/bin/bash", ["-c", "cd '\(desk.folder.path)'; exec \(command)"],
      type: "xterm-256color",
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
    terminal.belongings = desk.folder
    try terminal.expect("Servers reach the phone at")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == .exited(128 + SIGTERM), "\(command)")
  }

  // It goes on until the person leaves.
  private func expectWatching(of command: String, _ desk: CommandLineHarness) throws {
    let terminal = try PseudoTerminal(
      running: "/bin/bash", ["-c", "cd '\(desk.folder.path)'; exec \(command)"],
      type: "xterm-256color",
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
    terminal.belongings = desk.folder
    try terminal.expect("q leave")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0), "\(command)\n\(terminal.screen.text)")
  }

  // What another goes on with.
  private func endSession(_ desk: CommandLineHarness) throws {
    let begun = try desk.open("open", desk.folder("day.scenario"))
    try begun.expect("help")
    begun.signal(SIGTERM)
    _ = begun.waitForExit()
  }

  private func expectScreen(of command: String, _ desk: CommandLineHarness) throws {
    if command.contains("--resume") { try endSession(desk) }
    let terminal = try PseudoTerminal(
      running: "/bin/bash", ["-c", "cd '\(desk.folder.path)'; \(command)"], type: "xterm-256color",
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
    terminal.belongings = desk.folder
    try terminal.expect(command.contains("--accessible") ? "key ?: help" : "? help")
    #expect(!terminal.screen.text.contains("✗"), "\(command)\n\(terminal.screen.text)")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
