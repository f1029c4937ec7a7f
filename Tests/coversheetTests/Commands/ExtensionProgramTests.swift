import Glibc
import Notifications
import Programs
import Sessions
import TestSupport
import TestTraits
import Testing

@Suite("Programs of extensions", .waitsOutside)
struct ExtensionProgramTests {
  private static let open = """
    #!/bin/sh
    cat > /dev/null
    echo '{"content":{"body":"Opened {by} a program"}}'
    """
  private static let scenario = """
    app {
      "bundleIdentifier": "com.example.whisper", "displayName": "Whisper",
      "service": { "name": "Decrypt", "command": ["sh", "./open.sh"] }
    }
    push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one

    """

  private func desk(_ expectations: String) throws -> CommandLineHarness {
    try CommandLineHarness(["a.scenario": Self.scenario + expectations, "open.sh": Self.open])
  }

  @Test("V17: a program answers where it is allowed to")
  func allowed() throws {
    let desk = try desk("expect notification one body \"Opened {by} a program\"\n")
    let outcome = try desk.run("run", "a.scenario", "--allow-programs", "--json")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains("\"fact\":\"awaited\""))
    #expect(outcome.output.contains("\"fact\":\"replied\""))
  }

  @Test(
    "V17: with few descriptors a program answers, or too few for its pipes are said to be that",
    arguments: [12, 16, 17, 24])
  func descriptors(count: Int) throws {
    let desk = try desk("expect notification one body \"Opened {by} a program\"\n")
    let outcome = try desk.shell(
      "ulimit -n \(count); exec \"$0\" run a.scenario --allow-programs")
    let isTold = outcome.output.contains("a pipe: Too many open files")
    #expect((outcome.status == .exited(0)) != isTold, "\(outcome.output)")
  }

  @Test("What happened before a program is asked is there for others while it thinks")
  func written() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario + "expect notification one body \"1 came\"\n",
      "open.sh": """
      cat > /dev/null
      echo "{\\"content\\":{\\"body\\":\\"$(grep -c received out) came\\"}}"
      """,
    ])
    let run = try desk.shell("\"$0\" run a.scenario --allow-programs > out")
    #expect(run.status == .exited(0), "\(run.errors)")
  }

  @Test("V17: where it may not run, the original shows, with a note that names the option")
  func refused() throws {
    let desk = try desk(
      "expect notification one body \"You have a secret.\"\nexpect why one V9 V17\n")
    let outcome = try desk.run("run", "a.scenario")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.errors.contains("note: Decrypt of Whisper is a program: it may not run"))
    #expect(outcome.errors.contains("--allow-programs lets it"))
  }

  @Test(
    "V17: a test that fails says that a program might not run, and one that passes does not",
    arguments: [("You have a secret.", 0), ("Opened {by} a program", 1)])
  func refusedInTest(body: String, count: Int) throws {
    let desk = try desk("expect notification one body \"\(body)\"\n")
    let outcome = try desk.run("test", "a.scenario")
    #expect(outcome.status == .exited(Int32(count)), "\(outcome.output)")
    let notes = outcome.output.split(separator: "\n").filter {
      $0.contains("note: Decrypt of Whisper is a program: it may not run; --allow-programs lets it")
    }
    #expect(notes.count == count, "\(outcome.output)")
  }

  // The same, a line each, as another program writes them.
  private static let typed = """
    app {"bundleIdentifier":"com.example.whisper","displayName":"Whisper",\
    "service":{"name":"Decrypt","command":["sh","./open.sh"]}}
    push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one

    """

  private func factNames(_ output: String) -> [Substring] {
    output.components(separatedBy: #""fact":""#).dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test("V17: lines on standard input come to what they come to in a file, once time passes")
  func refusedInTalk() throws {
    let lines = Self.typed + "wait 40s\nexpect why one V9 V17\n"
    let desk = try CommandLineHarness(["a.scenario": lines, "open.sh": Self.open])
    let file = try desk.run("run", "a.scenario", "--json")
    let talk = try desk.run("run", "-", input: lines)
    #expect(talk.status == .exited(0), "\(talk.output)")
    #expect(factNames(talk.output) == factNames(file.output))
    #expect(talk.output.contains("Decrypt of Whisper is a program: it may not run"))
    #expect(talk.output.contains("--allow-programs lets it"))
  }

  @Test(
    "V17: lines on standard input may say what the program answers, as long as no time passes",
    arguments: ["", "+5s "])
  func answeredInTalk(time: String) throws {
    let lines = """
      \(Self.typed)expect notification one absent
      \(time)answer Decrypt {"content":{"body":"Written"}}
      wait 40s
      expect notification one body Written

      """
    let desk = try CommandLineHarness(["open.sh": Self.open])
    let talk = try desk.run("run", "-", input: lines)
    #expect(talk.status == .exited(0), "\(talk.output)")
    #expect(!talk.output.contains("may not run"))
  }

  @Test("V17: where the scenario says what the program answers, nothing runs")
  func answered() throws {
    let desk = try desk(
      "answer Decrypt {\"content\":{\"body\":\"Written\"}}\nexpect notification one body Written\n")
    for options in [[], ["--allow-programs"]] {
      let outcome = try desk.run(["run", "a.scenario"] + options)
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
      #expect(!outcome.errors.contains("is a program"))
    }
  }

  @Test(
    "V9: whatever a program does, its notification shows, and the log says why",
    arguments: [
      ("echo nonsense", "no JSON"), ("printf '\\377'", "UTF-8"), ("exit 3", "status 3"),
      ("echo '{\"content\":{\"badge\":\"x\"}}'", "nonsense"), ("echo 7", "neither an object"),
      ("echo '[{\"set\":{}}]'", "neither \"content\" nor \"error\""), ("true", "without an answer"),
    ])
  func failures(script: String, words: String) throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario + "expect notification one body \"You have a secret.\"\n",
      "open.sh": "cat > /dev/null\n\(script)\n",
    ])
    let outcome = try desk.run("explain", "a.scenario", "one", "--allow-programs")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  @Test(
    "V17: what a program that fails says on standard error is told in its order, with what it repeats",
    arguments: [
      ("exit 3", true), ("echo 7", true), (#"echo '{"content":{"body":"Opened"}}'"#, false),
    ])
  func standardError(end: String, isTold: Bool) throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario,
      "open.sh": "cat > /dev/null\nprintf '%s\\n' Trace raise 'File a' raise >&2\n\(end)\n",
    ])
    let outcome = try desk.run("run", "a.scenario", "--allow-programs")
    let told = outcome.errors.split(separator: "\n").filter { $0.contains("note: Decrypt: ") }
    let words = told.compactMap { $0.split(separator: "Decrypt: ").last }
    let wanted: [Substring] = isTold ? ["Trace", "raise", "File a", "raise"] : []
    #expect(words == wanted, "\(outcome.errors)")
  }

  @Test("V9: where no descriptor is left for its time limit, a program is not started without one")
  func noTimer() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario, "open.sh": "cat > /dev/null\nexit 3\n",
    ])
    let explain = "exec \"$0\" explain a.scenario one --allow-programs"
    // Who runs the tests may have left descriptors open, which the program gets as well.
    let outputs = try (8..<64).map { try desk.shell("ulimit -n \($0); \(explain)").output }
    #expect(outputs.contains { $0.contains("could not be started: a pipe: Too many open files") })
    #expect(outputs.contains { $0.contains("could not be started: a timer: Too many open files") })
    let last = try #require(outputs.last)
    #expect(last.contains("status 3"), "\(last)")
  }

  @Test("C22, V17: a content extension's program is told every event and answers with steps")
  func contentProgram() throws {
    let program = """
      read event
      echo '{"set":{"status":"Hello"}}'
      read event
      echo '[{"set":{"status":"Liked"}},{"complete":"doNotDismiss"}]'
      read event
      echo '{"complete":"dismissAndForwardAction"}'
      """
    let desk = try CommandLineHarness([
      "a.scenario": """
      app {
        "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "actions": [
          { "identifier": "like", "title": "Like" }, { "identifier": "bye", "title": "Bye" } ] } ],
        "content": [ { "name": "Talk", "UNNotificationExtensionCategory": "M",
          "UNNotificationExtensionInitialContentSizeRatio": 1, "view": [ { "label": "status" } ],
          "command": ["sh", "./talk.sh"] } ]
      }
      push chat {"aps":{"alert":"Hi","category":"M"}} id=one
      view one
      expect view label status Hello
      act like
      expect view label status Liked
      expect view of one
      act bye
      expect view of none
      expect call chat didReceive action=bye
      """, "talk.sh": program,
    ])
    let outcome = try desk.run("run", "a.scenario", "--allow-programs")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }

  @Test("V17: the program of a view that is closed has a moment to end by itself")
  func leaving() throws {
    let folder = try ScratchFolder([
      "a.scenario": """
      app {
        "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M" } ],
        "content": [ { "name": "Talk", "UNNotificationExtensionCategory": "M",
          "UNNotificationExtensionInitialContentSizeRatio": 1, "view": [ { "label": "status" } ],
          "command": ["sh", "./talk.sh"] } ]
      }
      push chat {"aps":{"alert":"Hi","category":"M"}} id=one
      view one

      """,
      "talk.sh": """
      while read event; do echo '{"set":{"status":"Hello"}}'; done
      read word < leave
      echo over > over
      """,
    ])
    try #require(mkfifo(folder("leave"), 0o600) == 0)
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var (session, playback) = (opening.session, opening.playback)
    while !playback.isFinished { _ = playback.step(&session) }
    var settings = ProgramSettings()
    settings.launcher = .ofBuiltProgram
    settings.allowsAll = true
    var programs = ExtensionPrograms(settings)
    while session.awaitsAnswers {
      for reply in programs.replies(in: session.state) { _ = try session.perform(reply.command) }
      programs.waitForAnswer()
    }
    #expect(programs.isRunning && !programs.isBusy)
    _ = try session.perform(.view(.dismiss(nil)))
    _ = programs.replies(in: session.state)
    #expect(programs.isRunning)
    // Only now, when there are no more events, may it end. Open for reading, too, so that opening
    // does not wait for the program.
    let pipe = Glibc.open(folder("leave"), O_RDWR | O_CLOEXEC)
    try #require(pipe >= 0 && write(pipe, "\n", 1) == 1)
    defer { close(pipe) }
    while programs.isRunning {
      _ = programs.replies(in: session.state)
      var polls = programs.polls
      if !polls.isEmpty { poll(&polls, nfds_t(polls.count), -1) }
    }
    #expect(folder.text("over") == "over\n")
  }

  @Test("V17: the screen goes on while a program runs, and the journal keeps its answer")
  func onTheScreen() throws {
    let slow = """
      cat > /dev/null
      read word < go
      echo '{"content":{"body":"Slowly opened"}}'
      """
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario + "wake\nauthenticate\n", "open.sh": slow,
    ])
    try #require(mkfifo(desk.folder("go"), 0o600) == 0)
    let terminal = try desk.open("open", desk.folder("a.scenario"), "--allow-programs")
    try terminal.expect("Decrypt is running")
    terminal.send("?")
    try terminal.expect("Keys")
    terminal.send("\u{1B}")
    #expect(try desk.shell("echo > go").status == .exited(0))
    try terminal.expect("Slowly opened")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let journal = desk.journals.first.flatMap { name in
      desk.folder.text(CommandLineHarness.journalFolder + "/" + name)
    }
    #expect(journal?.contains("answer Decrypt {\"content\":{\"body\":\"Slowly opened\"}}") == true)
  }
}
