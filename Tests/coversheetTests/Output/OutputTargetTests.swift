import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("What -o may write to", .waitsOutside)
struct OutputTargetTests {
  private let desk: CommandLineHarness
  private let printed: String

  init() throws {
    desk = try CommandLineHarness(["a.scenario": "wake\n", "broken.scenario": "psuh\n"])
    printed = try desk.run("state", "a.scenario").output
  }

  @Test("A pipe is written to and stays one")
  func pipe() throws {
    mkfifo(desk.folder("pipe"), 0o600)
    let outcome = try desk.shell("cat pipe & \"$0\" state a.scenario -o pipe; wait")
    #expect(outcome.output == printed, "\(outcome.errors)")
    var status = stat()
    lstat(desk.folder("pipe"), &status)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("A long result is written as it is made, the same bytes, or not at all")
  func long() throws {
    let desk = try CommandLineHarness(["w.scenario": "world apps=5 threads=20 notifications=600\n"])
    let printed = try desk.run("state", "w.scenario").output
    #expect(printed.utf8.count > 200_000)
    #expect(try desk.run("state", "w.scenario", "-o", "a.json").status == .exited(0))
    #expect(desk.folder.text("a.json") == printed)
    let limited = try desk.shell("ulimit -f 100; exec \"$0\" state w.scenario -o a.json")
    #expect(limited.status == .exited(2), "\(limited.errors)")
    #expect(limited.errors.contains("larger than files may be here"))
    #expect(desk.folder.text("a.json") == printed)
    #expect(try desk.shell("ls -a").output.contains(".coversheet-") == false)
  }

  @Test("Ctrl-C in the middle of a long result leaves the old file, and nothing beside it")
  func interrupted() throws {
    let desk = try CommandLineHarness([
      "a.json": "kept", "w.scenario": "world apps=5 threads=20 notifications=3000\n",
    ])
    // A shell lets what runs behind it pass over Ctrl-C.
    let outcome = try desk.shell(
      """
      env --default-signal=INT "$0" state w.scenario -o a.json & job=$!
      until ls .coversheet-* > /dev/null 2>&1; do kill -0 $job || break; done
      kill -INT $job; wait $job; echo "status $?"
      """)
    #expect(outcome.output == "status 130\n", "\(outcome.errors)")
    #expect(desk.folder.text("a.json") == "kept")
    #expect(try desk.shell("ls -a").output.contains(".coversheet-") == false)
  }

  @Test("A link stays one: what it leads to is replaced, or made")
  func links() throws {
    symlink("real/state.json", desk.folder("link.json"))
    symlink("nowhere.json", desk.folder("loose.json"))
    try desk.folder.write(Array("old".utf8), to: "real/state.json")
    for (link, file) in [("link.json", "real/state.json"), ("loose.json", "nowhere.json")] {
      let outcome = try desk.run("state", "a.scenario", "-o", link)
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
      #expect(desk.folder.text(file) == printed)
      var status = stat()
      lstat(desk.folder(link), &status)
      #expect(status.st_mode & S_IFMT == S_IFLNK, "\(link)")
    }
  }

  @Test("Links that lead in a circle are said")
  func circle() throws {
    symlink("b", desk.folder("a"))
    symlink("a", desk.folder("b"))
    let outcome = try desk.run("state", "a.scenario", "-o", "a")
    #expect(outcome.errors == "a:1:1: error: its symbolic links lead in a circle\n")
    #expect(outcome.status == .exited(2))
  }

  @Test("/dev/stdout is standard output, behind what is there already")
  func standardOutput() throws {
    let outcome = try desk.shell(
      "{ echo before; \"$0\" state a.scenario -o /dev/stdout; echo after; } >> all; cat all")
    #expect(outcome.output == "before\n\(printed)after\n", "\(outcome.errors)")
  }

  @Test(
    "A file that is mounted, as containers have reports, is written where it is",
    .enabled("where people may mount") {
      try CommandLineHarness([:]).shell("unshare -rm true").status == .exited(0)
    }, arguments: ["report.json", "a report.json"])
  func mounted(name: String) throws {
    try desk.folder.write(Array(repeating: 0x20, count: 100_000), to: "real.json")
    try desk.folder.write([], to: name)
    let outcome = try desk.shell(
      """
      unshare -rm sh -c 'mount --bind real.json "$1" && exec "$0" state a.scenario -o "$1"' \
        "$0" '\(name)'
      """)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text("real.json") == printed && desk.folder.text(name) == "")
  }

  @Test("A new file is for whom the mask of the shell leaves it", arguments: ["000", "027", "077"])
  func mask(mask: String) throws {
    let outcome = try desk.shell(
      "umask \(mask); \"$0\" state a.scenario -o new.json; stat -c %a new.json")
    let wanted = try #require(mode_t(mask, radix: 8).map { 0o666 & ~$0 })
    #expect(outcome.output == String(wanted, radix: 8) + "\n", "\(outcome.errors)")
  }

  @Test("A file keeps the permissions that it has", arguments: [0o600, 0o640, 0o755] as [mode_t])
  func mode(mode: mode_t) throws {
    try desk.folder.write([], to: "a.json")
    chmod(desk.folder("a.json"), mode)
    #expect(try desk.run("state", "a.scenario", "-o", "a.json").status == .exited(0))
    var status = stat()
    stat(desk.folder("a.json"), &status)
    #expect(status.st_mode & 0o7777 == mode)
    #expect(desk.folder.text("a.json") == printed)
  }

  @Test(
    "An input is refused as the output, however it is spelled, and other sources are too",
    arguments: [
      ("./a.scenario", "./a.scenario is what is read; choose another name for the result"),
      ("link", "link is what is read; choose another name for the result"),
      ("other.apns", "other.apns is there already, and no result; choose another name"),
      ("out.svg", "out.svg is there already, and no result; choose another name"),
      (
        ".coversheet-check.json",
        ".coversheet-check.json is there already, and no result; choose another name"
      ),
      ("X.app/Info.plist", "X.app/Info.plist is there already, and no result; choose another name"),
    ])
  func inputs(path: String, message: String) throws {
    for file in ["other.apns", "X.app/Info.plist", ".coversheet-check.json"] {
      try desk.folder.write([], to: file)
    }
    symlink("a.scenario", desk.folder("link"))
    symlink("other.apns", desk.folder("out.svg"))
    for command in ["state", "render", "check", "preview"] {
      let outcome = try desk.run(command, "a.scenario", "-o", path)
      #expect(outcome.errors == "coversheet: \(message)\nTry “coversheet help \(command)”.\n")
      #expect(outcome.status == .exited(2))
    }
    #expect(desk.folder.text("a.scenario") == "wake\n")
  }

  @Test(
    "Where the exit status is 2 the file stays as it was", arguments: ["state", "render", "check"])
  func unusable(command: String) throws {
    let inputs = ["a.scenario", "broken.scenario", "missing.scenario"]
    // Whatever can be read at all, a check can judge.
    for input in command == "check" ? Array(inputs.suffix(1)) : inputs {
      let desk = try CommandLineHarness([
        "a.scenario": "wake\ntap n9\n", "broken.scenario": "psuh\n", "a.json": "kept",
      ])
      let outcome = try desk.run(command, input, "-o", "a.json")
      #expect(outcome.status == .exited(2), "\(command) \(input)")
      #expect(outcome.errors.contains("error: "), "\(command) \(input): \(outcome.errors)")
      #expect(desk.folder.text("a.json") == "kept", "\(command) \(input)")
    }
  }

  @Test("Snapshots stay as they were where the scenario is wrong")
  func snapshots() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "snapshot one\ntap n9\n", "a.snapshots/one.txt": "kept",
    ])
    let outcome = try desk.run("run", "--update-snapshots", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(desk.folder.text("a.snapshots/one.txt") == "kept", "\(outcome.errors)")
  }

  @Test("Where files may not become so large, that is said and nothing half-written is left")
  func limit() throws {
    try desk.folder.write(Array("kept".utf8), to: "a.json")
    let before = desk.folder.names()
    let outcome = try desk.shell("ulimit -f 1; exec \"$0\" state a.scenario -o a.json")
    #expect(outcome.status == .exited(2))
    #expect(
      outcome.errors == "a.json:1:1: error: it would be larger than files may be here (ulimit -f)\n"
    )
    #expect(desk.folder.text("a.json") == "kept")
    #expect(desk.folder.names() == before)
  }
}
