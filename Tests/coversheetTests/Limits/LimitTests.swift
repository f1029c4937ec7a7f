import TestSupport
import TestTraits
import Testing

@Suite("Limits that the system sets", .waitsOutside)
struct LimitTests {
  private static let app =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"

  static let commands = [
    "run big.scenario", "test big.scenario", "state big.apns", "check big.apns", "render big.apns",
    "explain big.apns n1", "export big.ndjson --as=story",
  ]

  @Test(
    "A file that the memory does not suffice for is said, and nothing crashes", arguments: commands)
  func file(command: String) throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.shell(
      "for kind in scenario apns ndjson; do truncate -s 900M big.$kind; done; "
        + "ulimit -v 600000; exec \"$0\" \(command)")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    // What is found in files is the result of test and check.
    let finds = command.hasPrefix("test ") || command.hasPrefix("check ")
    let said = finds ? outcome.output : outcome.errors
    #expect(said.contains("memory"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("Where little memory is allowed, what is lacking is said")
  func playing() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.app + "world apps=3 threads=20 notifications=4000\n"
    ])
    let played = { (mebibytes: Int) in
      try desk.shell("ulimit -v \(mebibytes * 1024); exec \"$0\" test a.scenario")
    }
    // Each build needs its own sum; below what the loader and libraries need nothing is said.
    var (lacking, sufficing) = (8, 1024)
    #expect(try played(sufficing).status == .exited(0))
    while sufficing - lacking > 1 {
      let middle = (lacking + sufficing) / 2
      if try played(middle).status == .exited(0) { sufficing = middle } else { lacking = middle }
    }
    let outcome = try played(lacking)
    #expect(outcome.status == .exited(2), "\(lacking) MiB: \(outcome.errors)")
    let said = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("coversheet: ") }
    let words = "\(lacking * 1024) KiB are allowed here (ulimit -v); allow more"
    #expect(said == ["coversheet: the memory does not suffice: \(words)"], "\(outcome.errors)")
  }

  @Test(
    "With a few descriptors a command does the same, or says that they are few",
    arguments: ["state a.scenario", "check a.scenario", "test a.scenario", "doctor"])
  func descriptors(command: String) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.app + "wake\n"])
    let usual = try desk.shell("exec \"$0\" \(command)")
    for count in [4, 6, 9] {
      let outcome = try desk.shell("ulimit -n \(count); exec \"$0\" \(command)")
      #expect(
        outcome.output == usual.output && outcome.status == usual.status
          || outcome.errors.contains("too many files are open"),
        "\(count): \(outcome.errors)")
    }
  }

  @Test(
    "A name that is empty is refused before anything is done",
    arguments: [
      "test a.scenario --junit=", "test a.scenario --filter=", "test a.scenario --coverage-json=",
      "test a.scenario --failures=", "test a.scenario --times=", "state a.scenario --output=",
      "state a.scenario -o ''", "preview a.scenario --html=", "preview a.scenario --svg=",
      "open a.scenario --record=", "open --config=", "serve --watch=", "serve --ready-file=",
      "serve --socket=", "serve --provider-keys=", "send --to= a.b x.apns",
      "run a.scenario --data=",
    ])
  func names(command: String) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.shell("exec \"$0\" \(command)")
    #expect(outcome.status == .exited(2) && outcome.output == "")
    #expect(outcome.errors.contains(" is empty; write --"), "\(outcome.errors)")
  }
}
