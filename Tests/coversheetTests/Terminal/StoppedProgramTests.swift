import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Programs that take keys, stopped and called back by a shell", .waitsOutside)
struct StoppedProgramTests {
  private static let local = 3

  /// Whether the terminal gives lines and shows what is typed, as programs
  /// find it that take none of it.
  private func isCooked(_ terminal: PseudoTerminal) -> Bool {
    let flags = terminal.settings.flags[Self.local]
    return flags & UInt32(ICANON | ECHO) == UInt32(ICANON | ECHO)
  }

  private func watching() throws -> (desk: CommandLineHarness, shell: PseudoTerminal) {
    let desk = try CommandLineHarness(["a.scenario": "expect groups 0\n"])
    let shell = try desk.openShell()
    shell.send("\"$COVERSHEET\" test --watch a.scenario\r")
    try shell.expect("q leave")
    #expect(shell.waits { _ in !isCooked(shell) }, "it takes keys")
    return (desk, shell)
  }

  private func save(_ text: String, _ desk: CommandLineHarness) throws {
    try desk.folder.write(Array(text.utf8), to: "saved.tmp")
    rename(desk.folder("saved.tmp"), desk.folder("a.scenario"))
  }

  @Test("Ctrl-Z gives the terminal back as it was, fg takes it again and says the keys")
  func watch() throws {
    let (_, shell) = try watching()
    shell.send("\u{1A}")
    try shell.expect("Stopped")
    shell.send("stty -a | tr '\\n' ' ' | grep -o ' icanon.* echo ' | wc -l\r")
    #expect(shell.waits { $0.lines.contains("1") }, "\(shell.screen.text)")
    shell.send("fg\r")
    #expect(
      shell.waits { $0.text.matches(of: /q leave/).count == 2 }, "\(shell.screen.text)")
    shell.send("a")
    #expect(
      shell.waits { $0.text.matches(of: /1 scenario: 1 passed/).count == 2 },
      "\(shell.screen.text)")
    shell.send("q")
    shell.send("echo back-$((40+2))\r")
    try shell.expect("back-42")
    // What is typed is shown.
    try shell.expect("$((40+2))")
  }

  @Test("In the background saved files are played on, and the shell keeps its terminal")
  func background() throws {
    let (desk, shell) = try watching()
    shell.send("\u{1A}")
    try shell.expect("Stopped")
    shell.send("bg\r")
    try shell.expect("watch a.scenario &")
    try save("expect groups 1\n", desk)
    try shell.expect("failed: a.scenario")
    shell.send("echo mine-$((40+2))\r")
    try shell.expect("mine-42")
    // The shell shows what is typed.
    try shell.expect("$((40+2))")
    shell.send("fg\r")
    #expect(
      shell.waits { $0.text.matches(of: /f failed \(1\)/).count == 2 }, "\(shell.screen.text)")
    shell.send("f")
    #expect(
      shell.waits { $0.text.matches(of: /1 scenario: 1 failed/).count == 2 },
      "\(shell.screen.text)")
    shell.send("q")
    shell.send("echo left-$?\r")
    try shell.expect("left-1")
  }

  @Test("The screen that is read line by line asks for the next line once it is called back")
  func linear() throws {
    let shell = try CommandLineHarness.withChat().openShell()
    shell.send("\"$COVERSHEET\" open --accessible chat.scenario\r")
    try shell.expect("Alone")
    #expect(shell.waits { $0.text.contains(#/(?m)^> *$/#) }, "\(shell.screen.text)")
    shell.send("half")
    try shell.expect("> half")
    shell.send("\u{1A}")
    try shell.expect("Stopped")
    shell.send("fg\r")
    #expect(shell.waits { $0.text.contains(#/(?m)^> *$/#) }, "\(shell.screen.text)")
    shell.send("q\r")
    #expect(shell.waits { $0.text.contains(#/(?m)^ready> *$/#) }, "\(shell.screen.text)")
    shell.send("echo left-$?\r")
    try shell.expect("left-0")
  }

  @Test("A question about a picture is asked again once the program is called back")
  func question() throws {
    let desk = try CommandLineHarness(["a.scenario": "snapshot one size=40x16\n"])
    let shell = try desk.openShell()
    // What becomes of a job is said at once.
    shell.send("set -b\r")
    shell.send("\"$COVERSHEET\" test --quiet --update-snapshots a.scenario\r")
    try shell.expect("draw a.snapshots/one.txt?")
    #expect(shell.waits { _ in !isCooked(shell) })
    shell.send("\u{1A}")
    try shell.expect("Stopped")
    shell.send("bg\r")
    #expect(
      shell.waits { $0.text.matches(of: /Stopped/).count == 2 },
      "it wants a key, and waits until it has the terminal: \(shell.screen.text)")
    shell.send("fg\r")
    #expect(shell.waits { $0.text.matches(of: /one.txt\?/).count == 2 }, "\(shell.screen.text)")
    shell.send("y")
    shell.send("echo done-$?\r")
    try shell.expect("done-0")
    #expect(desk.folder.names(in: "a.snapshots") == ["one.txt"])
  }
}
