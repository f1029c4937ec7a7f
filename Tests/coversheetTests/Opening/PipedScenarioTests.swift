import TestSupport
import TestTraits
import Testing

@Suite("A scenario that comes through a pipe is worked with as the file is", .waitsOutside)
struct PipedScenarioTests {
  private static let scenario = """
    tag smoke
    title "A good morning"
    push com.example.kettle id=tea {"aps":{"alert":{"body":"Th\u{E9}","thread-id":"t"}}}
    push com.example.kettle {"aps":{"alert":{"body":"x","thread-id":"t"}}} # check: ignore Y5
    expect notification tea body "It boils"
    push com.example.kettle {"aps":{"alert":{"body":"x","thread-id":"t"}}}

    """
  private static let cases = """
    case one n=1
    case two n=2
    push com.example.kettle id=tea {"aps":{"alert":"Pot {n}"}}
    expect groups {n}

    """

  @Test(
    "Each command says of - what it says of the file, but for the name",
    arguments: [
      "test FILE", "test FILE --tag=smoke", "test FILE --filter=morning", "test FILE --minimize",
      "test FILE --tap", "test FILE --list", "check FILE", "check FILE --format=excerpt",
      "check FILE --format=sarif", "check FILE --format=github", "state FILE", "run FILE --quiet",
    ])
  func same(command: String) throws {
    for text in [Self.scenario, Self.cases] {
      let desk = try CommandLineHarness(["a.scenario": text])
      let file = try desk.shell("\"$0\" " + command.replacing("FILE", with: "a.scenario"))
      let piped = try desk.shell(
        "\"$0\" " + command.replacing("FILE", with: "/dev/stdin") + " < a.scenario")
      #expect(Self.plain(piped.output) == Self.plain(file.output), "\(command)")
      #expect(piped.status == file.status, "\(piped.errors)")
      if command.hasPrefix("run") { continue }
      let dash = try desk.shell(
        "cat a.scenario | \"$0\" " + command.replacing("FILE", with: "-"))
      #expect(Self.plain(dash.output, "-") == Self.plain(file.output, "-"), "\(command)")
      #expect(dash.status == file.status, "\(dash.errors)")
    }
  }

  // Without its names, and without what only a file has, such as a command that opens it, and times;
  // the list of failures at the end has such commands, too.
  private static func plain(_ text: String, _ name: String = "/dev/stdin") -> [String] {
    text.replacing("file://", with: "").replacing("a.scenario", with: name)
      .replacing(name, with: "FILE")
      .split(separator: "\n").filter { line in
        !line.contains("coversheet") && !line.contains("duration") && !line.hasPrefix("failed: ")
      }.map(String.init)
  }

  @Test("A case of it is named as one of a file is", arguments: ["test", "state", "run", "check"])
  func named(command: String) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.cases])
    let file = try desk.run(command, "a.scenario[two]")
    let piped = try desk.shell("\"$0\" \(command) '/dev/stdin[two]' < a.scenario")
    #expect(Self.plain(piped.output) == Self.plain(file.output), "\(piped.errors)")
    let dash = try desk.shell("cat a.scenario | \"$0\" \(command) -- '-[two]'")
    #expect(Self.plain(dash.output, "-") == Self.plain(file.output, "-"), "\(dash.errors)")
    #expect(dash.status == file.status && piped.status == file.status)
    #expect(dash.status == .exited(command == "check" ? 0 : 1))
  }

  @Test("What fails gets its folder, and a script says the lines")
  func files() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario])
    _ = try desk.shell("cat a.scenario | \"$0\" test - --failures=out")
    let made = try desk.shell("ls out/*")
    #expect(made.output.contains("screen"), "\(made.output)\(made.errors)")
    let script = try desk.shell(
      "cat a.scenario | \"$0\" export - --as=simctl -o script > /dev/null; cat script/*.sh")
    #expect(script.output.contains("push com.example.kettle id=tea {"), "\(script.output)")
  }

  @Test("No command is named for what came through standard input, which is read by now")
  func commands() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario, "b.scenario": Self.cases])
    for input in ["cat a.scenario", "cat b.scenario", "echo fly"] {
      let outcome = try desk.shell(input + " | \"$0\" test -")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.contains { ["failed: -", "cannot run: -", "failed: -[two]"].contains($0) })
      #expect(!outcome.output.contains("coversheet "), "\(outcome.output)")
    }
  }

  @Test("A pipe cannot be mended, which is said, and no file of its name is taken for it")
  func mended() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario, "-": Self.scenario,
    ])
    let outcome = try desk.shell("cat a.scenario | \"$0\" check --fix -")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("“-” is none"))
    #expect(desk.folder.text("-") == Self.scenario)
  }

  @Test("Reports are merged from a pipe, too, and standard input is read once")
  func reports() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.cases])
    _ = try desk.run("test", "a.scenario", "--json", "-o", "all.json")
    let file = try desk.run("test", "--merge", "all.json")
    let piped = try desk.shell("cat all.json | \"$0\" test --merge -")
    #expect(piped.output == file.output && piped.status == file.status, "\(piped.errors)")
    let times = try desk.shell("cat all.json | \"$0\" test a.scenario --list --times=- --shard=1/2")
    #expect(times.status == .exited(0) && times.output.contains("a.scenario["), "\(times.errors)")
    let twice = try desk.shell("cat all.json | \"$0\" test - --times=-")
    #expect(twice.status == .exited(2))
    #expect(twice.errors.contains("cannot both read standard input"), "\(twice.errors)")
  }
}
