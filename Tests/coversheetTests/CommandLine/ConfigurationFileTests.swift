import Programs
import TestSupport
import TestTraits
import Testing

@Suite("Configuration and themes at work", .waitsOutside)
struct ConfigurationFileTests {
  private func desk(_ configuration: String) throws -> CommandLineHarness {
    let desk = try CommandLineHarness.withChat()
    try desk.folder.write(Array(configuration.utf8), to: ".config/coversheet/config.json")
    return desk
  }

  @Test("What help gives as an example is in force as it stands")
  func example() throws {
    let help = try CommandLineHarness().run("help", "accessibility").output
    let text = try #require(help.firstRange(of: "config.json:\n")).upperBound
    let desk = try desk(String(help[text...]))
    let doctor = try desk.run("doctor").output
    #expect(!doctor.contains("error:"), "\(doctor)")
    #expect(doctor.contains("undo: F3"), "\(doctor)")
  }

  @Test("Keys of config.json act, footer and help show them")
  func keys() throws {
    let desk = try desk(#"{"keys": {"clear": ["K"], "quit": ["ctrl-q"]}}"#)
    let terminal = try desk.openChat()
    try terminal.expect("K clear")
    terminal.send("q")
    try terminal.expect("q does nothing here")
    terminal.send("\u{11}")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("What is wrong with it is said, and the rest is in force")
  func complaints() throws {
    let desk = try desk(#"{"keys": {"claer": ["K"], "clear": ["K"]}, "options": {"ascii": true}}"#)
    let terminal = try desk.openChat()
    try terminal.expect("K clear")
    try terminal.expect("config.json:1:11:")
    #expect(
      terminal.waits { $0.text.utf8.allSatisfy { $0 < 0x80 } }, "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("1:11: warning: unknown control \"claer\"; did you mean \"clear\"?"))
  }

  @Test("Saved while the program runs, it is in force at once; with a mistake the last one stays")
  func saved() throws {
    let desk = try desk("{}")
    let path = ".config/coversheet/config.json"
    func save(_ text: String) throws { try desk.folder.write(Array(text.utf8), to: path) }
    let terminal = try desk.openChat()
    try save(#"{"keys": {"clear": ["K"]}, "options": {"ascii": true}}"#)
    try terminal.expect("K clear")
    try terminal.expect("config.json reloaded")
    try #require(
      terminal.waits { $0.text.utf8.allSatisfy { $0 < 0x80 } }, "\(terminal.screen.text)")
    try save("{\n  \"theme\": \"drak\"\n}")
    try terminal.expect("config.json:2:12: there is no")
    try terminal.expect("K clear")
    try save("{\"keys\": ")
    try terminal.expect("config.json:1:")
    try terminal.expect("K clear")
    try save(#"{"theme": "light", "options": {"color": "always"}}"#)
    try #require(terminal.waits { _ in terminal.colors.contains { $0.contains("48;5;") } })
    try terminal.expect("x clear")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("What the command line says comes before a file that is saved, too")
  func savedBehindOptions() throws {
    let desk = try desk("{}")
    let terminal = try desk.open(desk.folder("chat.scenario"), "--ascii", "--theme=dark")
    try terminal.expect("Alone")
    try desk.folder.write(
      Array(#"{"theme": "nowhere", "options": {"ascii": false}, "keys": {"clear": ["K"]}}"#.utf8),
      to: ".config/coversheet/config.json")
    try terminal.expect("K clear")
    try #require(
      terminal.waits { $0.text.utf8.allSatisfy { $0 < 0x80 } }, "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test(
    "A theme that cannot be had is told where it is named, and keeps nobody out",
    arguments: [
      ("drak", "config.json:1:11: warning: there is no theme “drak”"),
      ("none.yaml", "config.json:1:11: warning: “none.yaml”: there is no such file"),
      ("DESK/bad.yaml", "bad.yaml:1:9: warning: \"nothing\" is no color"),
    ])
  func wrongTheme(name: String, complaint: String) throws {
    let desk = try CommandLineHarness.withChat()
    let theme = name.replacing("DESK", with: desk.folder.path)
    for (path, text) in [
      ("bad.yaml", "base00: nothing\n"),
      (".config/coversheet/config.json", #"{"theme": "\#(theme)", "keys": {"clear": ["K"]}}"#),
    ] { try desk.folder.write(Array(text.utf8), to: path) }
    let terminal = try desk.openChat()
    try terminal.expect("K clear")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains(complaint), "\(output.prefix(800))")
  }

  @Test("--config names another file; one that is not there ends it")
  func named() throws {
    let desk = try desk(#"{"theme": "nowhere"}"#)
    try desk.folder.write(Array(#"{"keys": {"clear": ["K"]}}"#.utf8), to: "mine.json")
    let terminal = try desk.open(
      desk.folder("chat.scenario"), "--config=\(desk.folder("mine.json"))")
    try terminal.expect("K clear")
    let missing = try desk.run("open", "--config=mien.json", "chat.scenario")
    #expect(missing.status == .exited(2))
    #expect(
      missing.errors.contains("mien.json:1:1: error: there is no such file"), "\(missing.errors)")
  }

  @Test("doctor tells what is in force, why, and what is wrong")
  func doctor() throws {
    let desk = try desk(#"{"theme": "drak", "keys": {"clear": ["K", "u"]}}"#)
    let outcome = try desk.run("doctor", environment: ["TERM=xterm"])
    #expect(outcome.status == .exited(1))
    for words in [
      "configuration", "config.json", "\"u\" is a key of \"undo\" already", "clear: K",
      "did you mean \"dark\"?", "high-contrast-light",
      NetworkNamespace.isAllowed ? "without network" : "see the network",
    ] {
      #expect(
        outcome.output.unfolded.contains(words), "\(words) is missing:\n\(outcome.output)")
    }
  }

  @Test("A link to no configuration is one that cannot be read, and not none")
  func danglingLink() throws {
    let desk = try desk("{}")
    let path = ".config/coversheet/config.json"
    let outcome = try desk.shell("ln -sf nowhere \(path) && \"$0\" doctor")
    #expect(outcome.status == .exited(1), "\(outcome.output)")
    #expect(outcome.output.unfolded.contains("there is no such file"), "\(outcome.output)")
  }

  @Test(
    "doctor tells a theme that cannot be had where it is named, and what is in force without it",
    arguments: [
      ("drak", "there is no theme “drak”"), ("", "there is no theme “”"),
      ("none.yaml", "“none.yaml”: there is no such file"),
    ])
  func lostTheme(name: String, complaint: String) throws {
    let desk = try CommandLineHarness()
    let text = #"{"theme":"\#(name)","options":{"density":"dense"}}"#
    try desk.folder.write(Array(text.utf8), to: "c.json")
    let outcome = try desk.run("doctor", "--config=c.json", environment: ["TERM=xterm"])
    #expect(outcome.status == .exited(1))
    let output = outcome.output.unfolded
    #expect(output.contains("! c.json:1:10: error: \(complaint)"), "\(output)")
    #expect(output.contains("theme auto: light or dark as the terminal says (the default)"))
  }

  @Test("doctor names the file that was read as what decided, and the option that came before")
  func decidingFile() throws {
    let desk = try CommandLineHarness()
    let text = #"{"theme":"dark","options":{"color":"never","density":"compact","ascii":true}}"#
    try desk.folder.write(Array(text.utf8), to: "c.json")
    let output = try desk.run("doctor", "--config=c.json").output.unfolded
    for words in [
      "theme dark (c.json)", "none (color in c.json=never)", "compact (c.json)", "ASCII (c.json)",
    ] { #expect(output.contains(words), "\(words) is missing:\n\(output)") }
    let other = try desk.run("doctor", "--config=c.json", "--theme=drak").output.unfolded
    #expect(other.contains("! theme drak (--theme; there is no theme “drak”"), "\(other)")
  }

  @Test("In a terminal doctor asks it, and shows nothing of the answers")
  func inquiry() throws {
    let desk = try CommandLineHarness()
    let terminal = try desk.open("doctor")
    try #require(terminal.waits { $0.commands.contains("11;?") })
    terminal.send("\u{1b}]11;rgb:ffff/ffff/ffff\u{07}\u{1b}[?2026;2$y\u{1b}[?62c")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text.contains("#ffffff, light"), "\(terminal.screen.text)")
    #expect(!terminal.screen.text.contains("?62c"), "\(terminal.screen.text)")
  }

  @Test(
    "auto is light or dark as the terminal says",
    arguments: [("ffff/ffff/ffff", "48;2;233;236;241"), ("0000/0000/0000", "48;2;16;19;24")])
  func auto(answer: String, background: String) throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(
      desk.folder("chat.scenario"), "--theme=auto", environment: ["COLORTERM=truecolor"])
    try terminal.expect("Alone")
    terminal.send("\u{1b}]11;rgb:\(answer)\u{1b}\\\u{1b}[?62c")
    #expect(terminal.waits { _ in terminal.colors.contains { $0.contains(background) } })
  }

  @Test("auto asks nothing with --no-query, and pictures have no terminal to follow")
  func autoWithoutTerminal() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(desk.folder("chat.scenario"), "--theme=auto", "--no-query")
    try terminal.expect("Alone")
    #expect(!terminal.screen.commands.contains("11;?"))
    let picture = try desk.run("render", "chat.scenario", "--theme=auto", "--format=svg")
    #expect(picture.status == .exited(0))
  }

  @Test("A scheme file is a theme; what is wrong with one is said at its place")
  func themes() throws {
    let desk = try CommandLineHarness.withChat()
    try desk.folder.write(Array("base00: nothing\n".utf8), to: "bad.yaml")
    let bad = try desk.run("render", "chat.scenario", "--theme=bad.yaml")
    #expect(bad.status == .exited(2))
    #expect(bad.errors.contains("bad.yaml:1:9: error: \"nothing\" is no color"), "\(bad.errors)")
    let unknown = try desk.run("render", "chat.scenario", "--theme=ligth")
    #expect(unknown.errors.contains("did you mean \"light\"?"), "\(unknown.errors)")
    #expect(unknown.status == .exited(2))
    let made = try desk.run("new", "theme", "dusk")
    #expect(made.status == .exited(0))
    let used = try desk.run("render", "chat.scenario", "--theme=dusk.json", "--format=svg")
    #expect(used.status == .exited(0), "\(used.errors)")
  }

  @Test("y t sends the words to the clipboard")
  func copies() throws {
    let terminal = try CommandLineHarness.withChat().openChat()
    terminal.send("yt")
    try terminal.expect("clipboard")
    #expect(terminal.waits { $0.commands.contains { $0.hasPrefix("52;c;") } })
  }

  @Test("Where there is no clipboard a file takes it")
  func copiesToFile() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open([desk.folder("chat.scenario")], type: "linux")
    try terminal.expect("Alone")
    terminal.send("yt")
    try terminal.expect("This terminal has no clipboard")
    let copied = desk.folder.text("state/coversheet/copied.txt")
    #expect(copied?.contains("Ben") == true)
  }
}
