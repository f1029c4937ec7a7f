import Files
import TestSupport
import TestTraits
import Testing

@Suite("Help and doctor", .waitsOutside)
struct HelpTests {
  @Test("Every command and verb has help of its own, with an example")
  func everyName() throws {
    let desk = try CommandLineHarness()
    let tables = try desk.run("help", "--json")
    let document = JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours)
    let root = try #require(document.root)
    let rows = try [#require(root["commands"]), #require(root["verbs"])].flatMap(\.elements)
    for name in rows.compactMap({ $0["name"]?.string }) {
      let outcome = try desk.run("help", name)
      #expect(outcome.status == .exited(0), "\(name): \(outcome.errors)")
      #expect(outcome.output.contains("Example"), "\(name): \(outcome.output)")
    }
  }

  @Test("Each name that help lists selects the command that has it")
  func everyCommand() throws {
    let desk = try CommandLineHarness()
    let tables = try desk.run("help", "--json")
    let root = JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root
    for name in try #require(root?["commands"]).elements.compactMap({ $0["name"]?.string }) {
      let help = try desk.run(name, "--help").output
      #expect(help.hasPrefix("Usage: coversheet \(name) "), "\(name): \(help)")
    }
  }

  @Test("Other programs get every topic as help prints it, and what config.json may have")
  func topicTables() throws {
    let desk = try CommandLineHarness()
    let tables = try desk.run("help", "--json")
    let root = try #require(
      JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root)
    let topics = try #require(root["topics"]).elements
    let names = topics.compactMap { $0["name"]?.string }
    #expect(["app-files", "config.json", "servers", "arguments"].allSatisfy(names.contains))
    for topic in topics {
      let name = try #require(topic["name"]?.string)
      // Of these help lists what there is.
      if ["verbs", "expectations"].contains(name) { continue }
      let text = try #require(topic["text"]?.string)
      #expect(try desk.run("help", name).output.contains(text), "\(name)")
      #expect(topic["summary"]?.string?.isEmpty == false, "\(name)")
    }
    let options = try #require(root["configuration"]).elements
    let density = options.first { $0["name"]?.string == "density" }
    #expect(density?["values"]?.elements.contains { $0.string == "compact" } == true)
  }

  @Test(
    "The usage of a command that reads standard input says so",
    arguments: [
      "run", "test", "state", "render", "explain", "archive", "export", "check", "preview", "audit",
      "serve", "open", "send",
    ])
  func standardInput(command: String) throws {
    let usage = try CommandLineHarness().run(command, "--help").output.prefix { $0 != "\n" }
    #expect(usage.contains("|-"), "\(usage)")
  }

  @Test(
    "What WHAT stands for, what a line of payloads is and what run - takes is said where it is asked",
    arguments: [
      ([], true, true), (["run"], true, true), (["state"], true, false), (["open"], true, false),
      (["mcp"], false, false),
    ])
  func what(words: [String], readsInput: Bool, readsLines: Bool) throws {
    let help = try CommandLineHarness().run(["help"] + words).output.unfolded
    #expect(help.contains(".ndjson or .jsonl file") && help.contains(#"{"to":TOKEN"#), "\(help)")
    #expect(help.contains("- for standard input") == readsInput, "\(help)")
    #expect(help.contains("“render [SCREEN] [SIZE] [FORMAT]”") == readsLines, "\(help)")
  }

  @Test("--seed of send is no scenario's")
  func seed() throws {
    let help = try CommandLineHarness().run("send", "--help").output
    #expect(help.contains("--seed=N") && !help.contains("scenario's own line"), "\(help)")
  }

  @Test(
    "What a topic says is found by its words, and what a verb is called is a key as well",
    arguments: [
      ("tls", "help servers"), ("certificate", "help servers"), ("neovim", "help editors"),
      ("tuist", "import"), ("gif", "export"), ("rtl", "--bidi"), ("voiceover", "--accessible"),
      ("undo", "On the screen:\n  u"), ("keys", "clear-group"),
      ("3D Touch", "\n  view NOTIFICATION"), ("silent push", "help rule B26"),
      ("store and forward", "help rule B6 "), ("sliding window", "help rule B41"),
      ("fire and forget", "help rule B7 "), ("universal time", "help rule N9 "),
      ("wall time", "help rule N10"),
    ])
  func found(words: String, text: String) throws {
    let outcome = try CommandLineHarness().run("help", words)
    #expect(outcome.output.contains(text), "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "A key is found by its name, as it is in the list of keys",
    arguments: [
      ("=", "On the screen:\n  = "), ("w", "On the screen:\n  w "), ("#", "On the screen:\n  # "),
      ("%", "On the screen:\n  % "), (",", "On the screen:\n  , "),
      ("o g", "On the screen:\n  o g "),
    ])
  func key(name: String, text: String) throws {
    let outcome = try CommandLineHarness().run("help", name)
    #expect(outcome.output.contains(text), "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "Help on keys says whose they are, since those of config.json are not among them",
    arguments: [["keys"], ["undo"], ["dark", "mode"]])
  func whoseKeys(words: [String]) throws {
    let text = try CommandLineHarness().run(["help"] + words).output.unfolded
    #expect(text.contains("by default; “coversheet doctor” names those of config.json"), "\(text)")
  }

  @Test(
    "There are lists of everything",
    arguments: ["verbs", "expectations", "rules", "policies", "keys"])
  func lists(topic: String) throws {
    let outcome = try CommandLineHarness().run("help", topic)
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.split(separator: "\n").count > 10, "\(outcome.output)")
  }

  @Test("Help on policies has each with its value, its values and its rule, as help on policy says")
  func policies() throws {
    let desk = try CommandLineHarness()
    let list = try desk.run("help", "policies").output
    #expect(list.contains("  policy group.stackThreshold 2 "), "\(list)")
    #expect(list.contains("  policy banner.seconds 5 "), "\(list)")
    #expect(list.contains("1 to 3600. U12: "), "\(list)")
    #expect(try desk.run("help", "policy").output.contains("“coversheet help policies” lists them"))
  }

  @Test(
    "The files that help shows are real: an app of them has nothing wrong with it",
    arguments: ["app-files", "summary", "categories"])
  func topics(topic: String) throws {
    let outcome = try CommandLineHarness().run("help", topic)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let files = outcome.output.shownFiles
    #expect(files.keys.contains("Bistro.app/Notifications.json"), "\(files.keys)")
    let check = try CommandLineHarness(files).run("check", "Bistro.app", "--strict")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
  }

  @Test("Help on a rule names the scenarios that show it, as paths that can be opened")
  func scenariosOfRule() throws {
    let desk = try CommandLineHarness()
    let help = try desk.run("help", "rule", "g5")
    #expect(help.output.contains("Scenarios that show it:"), "\(help.output)")
    let path = try #require(
      help.output.split(whereSeparator: \.isWhitespace).first { $0.hasSuffix("/Z5.scenario") })
    #expect(try desk.run("run", "--quiet", String(path)).status == .exited(0))
  }

  @Test("T9, T14: help on summaries says what stands there where nobody is named, as it is played")
  func summaries() throws {
    let categories = #""categories":[{"identifier":"a","categorySummaryFormat":"%u for %@"}]"#
    let push = { (more: String) in
      #"push tea {"aps":{"alert":{"title":"Eva","body":"x"\#(more)}}}"# + "\n"
    }
    let formatted = push("").replacing("}}}", with: #"},"category":"a","thread-id":"a"}}"#)
    let named = push(#","summary-arg":"Ada""#) + push(#","summary-arg":"Ben""#)
    let desk = try CommandLineHarness([
      "a.scenario": #"app {"bundleIdentifier":"com.example.tea",\#(categories)}"# + "\n"
        + String(repeating: formatted, count: 3)
        + "expect group tea/a summary \"2 more notifications\"\n" + named + push("")
        + "expect group tea summary \"2 more notifications from Ben and Ada\"\n"
    ])
    let outcome = try desk.run("run", "--quiet", "a.scenario")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let help = try desk.run("help", "summary").output
    for words in [
      "it reads “2 more notifications”, whatever a format with %@ says", "from Ada and Ben",
    ] {
      #expect(help.unfolded.contains(words), "\(help)")
    }
    #expect(!help.contains("its title"))
  }

  @Test(
    "Other words lead to keys, verbs and commands",
    arguments: [
      ("turn off", "turn-off"), ("svg", "coversheet render"), ("dark mode", "theme"),
      ("screenshot", "coversheet render"), ("reload", "app"), ("translation", "language APP"),
      ("centre", "Notification Center"), ("story", "coversheet export"),
      ("cut", "coversheet preview"), ("untranslated", "coversheet check"), ("latency", "network"),
      ("latency", "policy apns.p5Delay 60"), ("latency", "policy service.timeLimit 30"),
      ("latency", "help service-json"), ("delay", "apns.p5Delay"),
      ("stack threshold", "group.stackThreshold"),
      ("accessibility", "--reduce-motion"), ("pseudo", "coversheet preview"),
      ("names", "the identifier's last part"), ("quoting", "u{1F600}"),
      ("dateMatching", "trigger.dateMatching.weekday"), ("expect sound", "suppressed-by"),
      ("delivered", "expect delivered ID"), ("hiddenPreviewsBodyPlaceholder", "categories[]"),
      ("fireDate", "Local notifications of old"), ("json", "matching bracket"),
      ("junit", "coversheet test --junit=FILE"), ("sarif", "coversheet check --format"),
      ("last failed", "coversheet test --last-failed"), ("sharding", "--shard"),
      ("mask", "snapshot … [mask="), ("within", "coversheet help expectations"),
      ("language server", "coversheet lsp"), ("config.json", "coversheet doctor"),
      ("themes", "--theme"), ("interruption level", "help rule Y19"),
    ])
  func aliases(words: String, name: String) throws {
    let outcome = try CommandLineHarness().run(
      ["help"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.unfolded.contains(name), "\(outcome.output)")
  }

  @Test("‘coversheet Messages.app’ of the help works anywhere, as the verb app does")
  func anywhere() throws {
    let desk = try CommandLineHarness()
    let state = try desk.run("state", "Messages.app")
    #expect(state.status == .exited(0), "\(state.errors)")
    #expect(state.output.contains("com.example.messages"))
    #expect(try desk.run("check", "Messages.app").status == .exited(0))
    let terminal = try desk.open("Messages.app")
    try terminal.expect("MESSAGES")
    terminal.send("jx")
    try terminal.expect("Cleared")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let again = try desk.open("open", "--resume")
    try again.expect("MESSAGES")
    again.send("q")
    #expect(again.waitForExit() == .exited(0))
  }

  @Test("A rule is said with its source, however its id is written", arguments: ["G3", "g3"])
  func rule(id: String) throws {
    let outcome = try CommandLineHarness().run("help", "rule", id)
    #expect(outcome.output.hasPrefix("G3  Automatic groups by thread"), "\(outcome.output)")
    #expect(outcome.output.contains("Source: WWDC18"))
  }

  @Test(
    "The examples of a rule are whole, so that they can be saved; of many equal lines one tells how many",
    arguments: [("Y3", 100), ("Y20", 0), ("Y35", 64), ("Y38", 0), ("D2", 0)])
  func examples(id: String, count: Int) throws {
    let text = try CommandLineHarness().run("help", "rule", id).output
    let lines = count > 0 ? ["    … this line \(count) times"] : []
    let cut = text.split(separator: "\n").map(String.init).filter { $0.contains("…") }
    #expect(cut == lines, "\(text)")
  }

  @Test("‘doctor’ finds all well here, and says what is missing where something is")
  func doctor() throws {
    let desk = try CommandLineHarness()
    let well = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    #expect(well.status == .exited(0), "\(well.output)")
    #expect(well.output.unfolded.contains("data folder \(Checkout.path) (COVERSHEET_DATA) "))
    let poor = try desk.run("doctor", environment: ["HOME=", "XDG_STATE_HOME="])
    #expect(poor.status == .exited(1))
    #expect(poor.output.contains("! state folder      none"), "\(poor.output)")
    #expect(try desk.run("doctor", "--json").output.hasPrefix("[\n  {\n    \"name\": \"version\""))
  }
  @Test("‘doctor’ folds what is too long for the terminal, below where the values stand")
  func folded() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    let lines = outcome.output.split(separator: "\n")
    for line in lines where line.count > 80 {
      #expect(!line.dropFirst(20).contains(" "), "this could be folded: \(line)")
    }
    let below = lines.filter { $0.hasPrefix(String(repeating: " ", count: 20)) }
    #expect(!below.isEmpty, "\(outcome.output)")
  }
}

extension String {
  /// The files that help shows, by path: a line with the path and a colon, then
  /// the text four columns in.
  var shownFiles: [String: String] {
    var files: [String: String] = [:]
    var path: String?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, first != " " {
        path = line.hasSuffix(":") && line.contains("/") ? String(line.dropLast()) : nil
      } else if let path {
        files[path, default: ""] += line.dropFirst(4) + "\n"
      }
    }
    return files
  }

  /// Its words with one blank between and after them, whatever lines they stand on.
  var unfolded: String { split { $0.isWhitespace }.map { $0 + " " }.joined() }
}
