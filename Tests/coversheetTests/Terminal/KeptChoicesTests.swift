import TestSupport
import TestTraits
import Testing

@Suite("Choices that are kept", .waitsOutside)
struct KeptChoicesTests {
  @Test(
    "Theme, rows and splitter are as they were chosen the next time; the state folder holds them")
  func nextTime() throws {
    let desk = try CommandLineHarness(["a.apns": #"{"aps":{"alert":"Hello"}}"#])
    let terminal = try desk.open(desk.folder("a.apns"), columns: 120, rows: 30)
    try terminal.expect("Hello")
    terminal.send("ov")
    try terminal.expect("Rows: compact")
    terminal.send("{")
    terminal.send("ot")
    try terminal.expect("Themes")
    terminal.send("jj\r")
    try terminal.expect("Theme: dark")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let kept = desk.folder.text("state/coversheet/choices") ?? ""
    #expect(kept.contains("theme dark\nrows compact\nphone "), "\(kept)")
    let again = try desk.open(desk.folder("a.apns"), columns: 120, rows: 30)
    try again.expect("Hello")
    again.send("o")
    try #require(again.waits { $0.text.contains(/v +rows +compact/) }, "\(again.screen.text)")
    try #require(again.waits { $0.text.contains(/t +theme +dark/) }, "\(again.screen.text)")
    again.send("\u{1B}")
    again.send("q")
    #expect(again.waitForExit() == .exited(0))
  }

  @Test("A file of choices that cannot be read is told at the start, and stays as it is")
  func unreadable() throws {
    let desk = try CommandLineHarness(["a.apns": #"{"aps":{"alert":"Hello"}}"#])
    let bytes = Array("theme dark\nrows co".utf8) + [0xFF, 0x0A]
    try desk.folder.write(bytes, to: "state/coversheet/choices")
    let terminal = try desk.open(desk.folder("a.apns"), columns: 120, rows: 30)
    try terminal.expect("choices:2:8:")
    terminal.send("ov")
    try terminal.expect("Rows: compact")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(desk.folder.text("state/coversheet/choices") == "theme dark\nrows co\u{FFFD}\n")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("nothing is kept in it until you mend it or remove it"), "\(output)")
  }

  @Test("What the command line and config.json say comes first; a theme that is gone is forgotten")
  func first() throws {
    let desk = try CommandLineHarness([
      "state/coversheet/choices": "theme gone\nrows no\nphone x\nwhat ever\n"
    ])
    let lost = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    #expect(lost.output.contains("the default"), "\(lost.output)")
    try desk.folder.write(Array("theme light\n".utf8), to: "state/coversheet/choices")
    let chosen = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    #expect(chosen.output.contains("chosen in the interface"), "\(chosen.output)")
    try desk.folder.write(Array(#"{"theme":"mono"}"#.utf8), to: ".config/coversheet/config.json")
    let set = try desk.run("doctor", environment: ["TERM=xterm-256color"])
    #expect(set.output.contains("mono"), "\(set.output)")
  }
}
