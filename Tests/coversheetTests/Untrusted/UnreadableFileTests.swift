import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Only regular files are read", .waitsOutside)
struct UnreadableFileTests {
  static let pipes = [
    ("check X.app", "X.app/Notifications.json"),
    ("state X.app", "X.app/Notifications.json"), ("check Y.app", "Y.app/Info.plist"),
    ("run pushing.scenario", "Z.app/a.apns"), ("check Z.app", "Z.app/en.lproj/Localizable.strings"),
    ("check Z.app", "Z.app/en.lproj/Localizable.stringsdict"), ("check Z.app", "Z.app/P.xcstrings"),
    ("check Z.app", "Z.app/PlugIns/Y.appex/Info.plist"), ("state W.app", "W.app/x.apns"),
    ("check Z.app", "Z.app/Payloads/x.apns"), ("state W.app", "W.app/x.ndjson"),
  ]

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "w.scenario": "wake\n", "X.app/x": "", "Y.app/Notifications.json": "{}",
      "W.app/Notifications.json": "{}",
      "pushing.scenario": "push com.example.chat Z.app/a.apns\n",
      "Z.app/Notifications.json": "{}", "Z.app/Payloads/hello.apns": "{\"aps\":{\"alert\":\"Hi\"}}",
      "Z.app/en.lproj/InfoPlist.strings": "", "Z.app/PlugIns/Y.appex/Service.json": "{}",
    ])
  }

  @Test("A named pipe that nobody named stops nothing", arguments: pipes)
  func pipe(command: String, path: String) throws {
    let desk = try desk()
    mkfifo(desk.folder(path), 0o600)
    let outcome = try desk.run(command.split(separator: " ").map(String.init))
    // The harness ends what does not end by itself.
    #expect(outcome.status != .signaled(SIGKILL), "\(command)")
    if !path.hasSuffix("xcstrings") {
      #expect(
        (outcome.errors + outcome.output).unfolded.contains(
          "this is a named pipe where a file is needed"),
        "\(command): \(outcome.errors)")
    }
  }

  @Test("A device is refused")
  func device() throws {
    let outcome = try desk().run("doctor", "--config=/dev/zero")
    #expect(
      outcome.output.unfolded.contains("this is a device where a file is needed"),
      "\(outcome.output)")
  }

  @Test("What a shell's process substitution gives is read")
  func substitution() throws {
    let desk = try desk()
    try desk.folder.write(Array("push com.example.chat /dev/fd/9\n".utf8), to: "fd.scenario")
    let outcome = try desk.shell(
      "echo '{\"aps\":{\"alert\":\"Through a pipe\"}}' | { exec 9<&0; \"$0\" run fd.scenario; }")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains("“Through a pipe”"), "\(outcome.output)")
  }

  @Test("A pipe among what the state folder keeps does not stop a session")
  func stateFolder() throws {
    let desk = try CommandLineHarness.withChat()
    mkdir(desk.folder("state"), 0o700)
    mkdir(desk.folder("state/coversheet"), 0o700)
    mkdir(desk.folder("state/coversheet/journals"), 0o700)
    for name in ["history", "tour", "journals/2018.scenario"] {
      mkfifo(desk.folder("state/coversheet/\(name)"), 0o600)
    }
    let terminal = try desk.openChat()
    terminal.send(":note \"x\"\r")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0), "\(terminal.screen.text)")
  }
}
