import Files
import TestSupport
import TestTraits
import Testing

@Suite("A command takes the options that it reads", .waitsOutside)
struct CommandOptionTests {
  private struct Command {
    var name: String
    var options: Set<String>
  }

  private static func commands() throws -> (commands: [Command], values: [String: String?]) {
    let tables = try CommandLineHarness().run("help", "--json")
    let root = try #require(
      JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root)
    let rows = try Array(#require(root["commands"]).elements)
    let own = rows.flatMap { row in row["options"].map { Array($0.elements) } ?? [] }
    let common = try Array(#require(root["options"]).elements)
    let values = (own + common).map { ($0["name"]?.string ?? "", $0["value"]?.string) }
    let commands = rows.map { row in
      let names =
        (row["options"]?.elements.compactMap { $0["name"]?.string } ?? [])
        + (row["common"]?.elements.compactMap(\.string) ?? [])
      return Command(name: row["name"]?.string ?? "", options: Set(names))
    }
    return (commands, Dictionary(values, uniquingKeysWith: { first, _ in first }))
  }

  static let names = [
    "open", "run", "test", "state", "render", "explain", "archive", "export", "check", "preview",
    "audit", "serve", "send", "lsp", "mcp", "import", "doctor", "help", "new", "completion",
    "manual",
  ]

  @Test(
    "Options may stand before the command, with their values behind = or a blank",
    arguments: [
      "--os 15 state a.scenario", "--os=15 state a.scenario", "--os=15 --seed 7 state a.scenario",
      "-o out state a.scenario", "-oout state a.scenario", "--outp=out state a.scenario",
      "--timezone UTC --policy banner.seconds=9 state --os=15 a.scenario",
    ])
  func beforeCommand(line: String) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let text = outcome.output.isEmpty ? desk.folder.text("out") ?? "" : outcome.output
    #expect(text.contains("coversheet.state/1"))
    #expect(text.contains("\"os\": \"15\"") == line.contains("os"), "\(text.prefix(400))")
  }

  @Test(
    "Before a command that does not take it an option is refused with what takes it",
    arguments: [
      ("--strict help", "--strict is not for this command"), ("--at 9 check x", "--at is"),
    ])
  func refusedBeforeCommand(line: String, says: String) throws {
    let outcome = try CommandLineHarness().run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == .exited(2) && outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test("An option that others read is refused, with those that take it", arguments: names)
  func refused(name: String) throws {
    let desk = try CommandLineHarness()
    let (commands, values) = try Self.commands()
    let command = try #require(commands.first { $0.name == name })
    #expect(commands.map(\.name) == Self.names)
    for (option, value) in values where !command.options.contains(option) {
      if ["help", "version"].contains(option) { continue }
      let outcome = try desk.run(name, "--\(option)" + (value == nil ? "" : "=1"))
      let takers = commands.filter { $0.options.contains(option) }.map { "“\($0.name)”" }
      #expect(outcome.status == .exited(2), "\(name) --\(option)")
      let list = takers.dropLast().joined(separator: ", ")
      let words =
        takers.count == 1 ? "\(takers[0]) takes it" : "\(list) and \(takers.last ?? "") take it"
      let lines = outcome.errors.split(separator: "\n")
      try #require(lines.count == 2, "\(outcome.errors)")
      let complaint = "coversheet: --\(option) is not for this command; \(words)"
      // What this command writes otherwise is told behind it.
      #expect(lines[0] == complaint || lines[0].hasPrefix(complaint + "; write --"))
      #expect(lines[1] == "Try “coversheet help\(name == "help" ? "" : " \(name)")”.")
    }
  }

  // A value that nothing can be done with.
  private static let senseless = [
    "data": "nowhere", "policy": "x", "locale": "../x", "timezone": "Mars/Base", "seed": "x",
    "config": "nowhere.json", "theme": "nowhere", "at": "soon", "size": "80", "line": "x",
    "locales": "??", "focus": "", "counts": "x", "record": "flow.txt", "output": "folder",
    "ready-file": "folder", "socket": "folder", "junit": "folder", "failures": "a.apns",
    "coverage-json": "folder", "html": "folder", "svg": "a.apns",
  ]

  // What the phone decides about that a push is sent to.
  private static let sent = [
    "id", "collapse-id", "expiration", "priority", "push-type", "topic", "token",
  ]

  private static let warned =
    #"{"aps":{"alert":"a","badge":"3"},"Simulator Target Bundle":"a.b"}"#

  @Test("A value that makes no sense is refused by every command that takes it", arguments: names)
  func read(name: String) throws {
    let desk = try CommandLineHarness([
      "a.scenario":
        "wake\napp {\"bundleIdentifier\":\"a.b\"}\npresent-legacy b {}\npush b \(Self.warned)\n",
      "folder/x": "", "a.apns": Self.warned,
    ])
    let (commands, values) = try Self.commands()
    let command = try #require(commands.first { $0.name == name })
    for option in command.options.sorted() where values[option] != .some(nil) {
      if name == "send", Self.sent.contains(option) { continue }
      let value = Self.senseless[option] ?? "senseless"
      let operands =
        ["doctor", "help"].contains(name)
        ? []
        : name == "send"
          ? ["a.apns"]
          : ["a.scenario", "l1"].prefix(["explain", "archive"].contains(name) ? 2 : 1)
      let needed = name == "export" && option != "as" ? ["--as=story"] : []
      let outcome = try desk.run([name] + operands + needed + ["--\(option)=\(value)"])
      // What is in force is what the doctor says, wrong or not.
      let expected: Int32 =
        name == "doctor" && ["data", "config", "theme"].contains(option) ? 1 : 2
      #expect(outcome.status == .exited(expected), "\(name) --\(option): \(outcome.errors)")
      let words = (outcome.errors + outcome.output).unfolded
      #expect(words.contains(value) || words.contains(option), "\(name) --\(option): \(words)")
      // What is wrong with the files can be told when the command line is right. Which pictures
      // there are is written in them.
      if option != "update-snapshots", outcome.errors.contains("Try “coversheet help") {
        #expect(!outcome.errors.contains("a.scenario:"), "\(name) --\(option): \(outcome.errors)")
        #expect(!outcome.errors.contains("a.apns:"), "\(name) --\(option): \(outcome.errors)")
      }
    }
  }

  @Test(
    "A way of using a command that does not read an option refuses it",
    arguments: [
      (
        ["run", "-", "--at=09:50"], "--at is not for “run -”; each line says what happens, and when"
      ),
      (
        ["run", "-", "--update-snapshots"],
        "--update-snapshots is not for “run -”; each line says what happens, and when"
      ),
      (
        ["open", "--resume", "--line=3"],
        "--line is not for “--resume”; the session goes on where it ended"
      ),
      (
        ["open", "--sessions", "--resume"],
        "--resume is not for “open --sessions”; it lists sessions and goes on with none"
      ),
      (
        ["check", "a.scenario", "--json", "--format=github"],
        "--json is --format=json; give that or --format=github"
      ),
      (["help", "--schema=theme", "push"], "“push” is one word too many"),
      (
        ["help", "--schema=theme", "--json"],
        "--json is not for “help --schema”; a schema is JSON by itself"
      ),
      (["help", "--json", "zork", "zork"], "there is no help on “zork zork”"),
      (
        ["help", "push", "--json"],
        "“help --json” prints all there is help on; leave out “push”, or --json for that alone"
      ),
      (
        ["help", "rule", "G3", "--json"],
        "“help --json” prints all there is help on; leave out “rule G3”, or --json for that alone"
      ),
      (
        ["help", "--json", "rule", "ZZ"],
        "there is no rule “ZZ”; “coversheet help rules” lists them"
      ),
      (
        ["preview", "--json", "--text", "A.app"],
        "--json and --text both want the output; give one of them"
      ),
      (
        ["send", "--print", "--json", "com.example.tea", "a.apns"],
        "--print sends nothing, so that no phone answers in JSON; leave out --json"
      ),
      (
        ["run", "a.scenario", "-o", "x"],
        "-o is not for this command; “test”, “state”, “render”, “archive”, “export”, “check” and "
          + "“preview” take it"
      ),
      (
        ["export", "a.scenario", "--as=story", "--ascii"],
        "--ascii is not for “--as=story”; it is for one picture: --as=svg, png or html"
      ),
      (
        ["export", "a.scenario", "--as=sheet", "--bidi=words"],
        "--bidi is not for “--as=sheet”; it is for one picture: --as=svg, png or html"
      ),
      (
        ["export", "a.scenario", "--as=animation", "--color=never"],
        "--color is not for “--as=animation”; it is for one picture: --as=svg, png or html"
      ),
      (
        ["export", "a.scenario", "--as=cast", "--color=never"],
        "--color is not for “--as=cast”; it is for one picture: --as=svg, png or html"
      ),
      (
        ["export", "a.scenario", "--as=payloads", "--size=80x24", "-o", "x"],
        "--size is for what shows screens: --as=svg, png, html, animation, story, sheet or cast"
      ),
      (
        ["check", "a.scenario", "--github"],
        "--github is not for this command; “test” takes it; write --format=github"
      ),
      (
        ["test", "a.scenario", "--format=github"],
        "--format is not for this command; “render”, “export” and “check” take it; write --github"
      ),
      (
        ["test", "a.scenario", "--format", "junit"],
        "--format is not for this command; “render”, “export” and “check” take it; write --junit"
      ),
      (["check", "a.scenario", "--sarif"], "unknown option --sarif; write --format=sarif"),
      (
        ["render", "a.scenario", "--colour", "ascii"],
        "unknown option --colour; did you mean \"--color\"?"
      ),
      (
        ["render", "a.scenario", "--sise", "screen"],
        "unknown option --sise; did you mean \"--size\"?"
      ),
      (
        ["render", "a.scenario", "--never"],
        "unknown option --never; write --previews=never or --color=never"
      ),
      (
        ["state", "a.scenario", "--siz=80x24"],
        "--size is not for this command; “render” and “export” take it"
      ),
    ])
  func ways(arguments: [String], message: String) throws {
    let outcome = try CommandLineHarness(["a.scenario": "wake\n"]).run(arguments)
    let page = arguments[0] == "help" ? "coversheet help" : "coversheet help \(arguments[0])"
    #expect(outcome.errors == "coversheet: \(message)\nTry “\(page)”.\n")
    #expect(outcome.status == .exited(2))
  }

  @Test("--strict counts in a conversation too")
  func strictConversation() throws {
    let line = "push com.example.chat {\"aps\":{\"alert\":\"a\",}}\n"
    #expect(try CommandLineHarness().run("run", "-", input: line).status == .exited(0))
    #expect(try CommandLineHarness().run("run", "-", "--strict", input: line).status == .exited(1))
  }
}
