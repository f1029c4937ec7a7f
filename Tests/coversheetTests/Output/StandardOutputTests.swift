import TestSupport
import TestTraits
import Testing

@Suite("Standard output that takes nothing", .waitsOutside)
struct StandardOutputTests {
  static let commands = [
    "run a.scenario", "run --json a.scenario", "state a.scenario", "render a.scenario",
    "explain a.scenario n1", "check bad.apns", "check --json a.scenario", "preview X.app", "doctor",
    "help", "help --json", "help push", "manual", "completion bash", "--version", "state --help",
    "new scenario lunch", "state a.scenario -o /dev/stdout",
  ]

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": "app {\"bundleIdentifier\":\"com.example.chat\"}\n"
        + "push chat {\"aps\":{\"alert\":\"Hi\"}}\n",
      "bad.apns": "{\"aps\":{}}", "X.app/Notifications.json": "{}",
    ])
  }

  @Test("A file that takes no byte is complained about, exit 2", arguments: commands)
  func full(command: String) throws {
    let outcome = try desk().shell("ulimit -f 0; exec \"$0\" \(command) > out")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    #expect(outcome.errors.contains("larger than files may be here"), "\(outcome.errors)")
  }

  @Test("Closed, it is complained about, exit 2", arguments: commands)
  func closed(command: String) throws {
    let outcome = try desk().shell("exec \"$0\" \(command) >&-")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    #expect(outcome.errors.contains("it is closed, or not open for writing"), "\(outcome.errors)")
  }

  @Test("With all three closed, a file that is written holds what it should")
  func allClosed() throws {
    let desk = try desk()
    let printed = try desk.run("state", "a.scenario").output
    let outcome = try desk.shell("\"$0\" state a.scenario -o out <&- >&- 2>&-; echo $?")
    #expect(outcome.output == "0\n")
    #expect(desk.folder.text("out") == printed)
  }

  @Test("A reader that went away is none to complain about, also where SIGPIPE is ignored")
  func ignoredPipe() throws {
    let outcome = try desk().shell(
      "trap '' PIPE; { \"$0\" help --json; echo $? >&2; } | true")
    #expect(outcome.errors == "141\n")
  }
}
