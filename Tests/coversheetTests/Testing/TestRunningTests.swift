import Foundation
import Programs
import Sessions
import Synchronization
import TestSupport
import TestTraits
import Testing

@Suite("How tests are run", .waitsOutside)
struct TestRunningTests {
  private static let folders = ["Conformance", "Scenarios"].map {
    "\(Checkout.path)/Fixtures/\($0)"
  }

  // A push whose words a program makes.
  private static let whisper = """
    app {
      "bundleIdentifier": "com.example.whisper",
      "service": { "name": "Decrypt", "command": ["sh", "./count.sh"] }
    }
    push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one
    wait 1m

    """

  @Test("Side by side, one after the other, or in processes of their own, they say the same")
  func same() throws {
    let desk = try CommandLineHarness()
    let runs = try [1, 2, 5].map { jobs in
      try desk.run(["test", "--json", "--jobs=\(jobs)"] + Self.folders)
    }
    #expect(runs.allSatisfy { $0.status == .exited(0) }, "\(runs[0].errors)")
    let plain = runs.map { $0.output.replacing(/"duration": [0-9.]+/, with: "") }
    #expect(plain[0] == plain[1] && plain[1] == plain[2])
  }

  @Test("A program of an extension that answers otherwise each time is found by --repeat")
  func differing() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.whisper,
      "count.sh": """
      cat > /dev/null
      date +'{"content":{"body":"%N"}}'
      """,
    ])
    let once = try desk.run("test", "--allow-programs", "a.scenario")
    #expect(once.status == .exited(0), "\(once.output)")
    let often = try desk.run("test", "--allow-programs", "--repeat=3", "a.scenario")
    #expect(often.status == .exited(1))
    #expect(
      often.output.contains("a.scenario:1:1: error: it differs between runs; fact "),
      "\(often.output)")
    #expect(try desk.run("test", "--repeat=3", "a.scenario").status == .exited(0))
  }

  @Test("The time of a test that differs is that of one of the runs up to the second")
  func timeOfDiffering() throws {
    let folder = try ScratchFolder([
      "a.scenario": Self.whisper,
      "count.sh": """
      cat > /dev/null
      echo x >> runs
      echo '{"content":{"body":"'$(wc -l < runs)'"}}'
      """,
    ])
    var locations = DataLocations(dataFolder: nil)
    (locations.programs.launcher, locations.programs.allowsAll) = (.ofBuiltProgram, true)
    let looks = Atomic(0)
    let job = TestJob(
      try TestRun(settings: WorldSettings(), locations: locations), repeats: 6
    ) { .seconds(6 * looks.wrappingAdd(1, ordering: .relaxed).oldValue) }
    let result = job.play(TestedScenario(path: folder("a.scenario"), number: 0))
    #expect(result.verdict == .failed && result.duration == .seconds(3), "\(result.diagnostics)")
    #expect(folder.text("runs") == "x\nx\n")
  }

  @Test("With --fail-fast the report ends with the first failure, whatever ran beside it")
  func failFast() throws {
    let desk = try CommandLineHarness(
      Dictionary(
        uniqueKeysWithValues: (1..<9).map {
          ("\($0).scenario", $0 < 3 ? "expect device locked\n" : "fly\n")
        }))
    let outcome = try desk.run("test", "--fail-fast", "--jobs=4", ".")
    #expect(
      outcome.output == """
        cannot run: ./3.scenario
        ./3.scenario:1:1: error: unknown verb "fly"
          > 1 │ fly

        cannot run: ./3.scenario  coversheet check ./3.scenario

        """)
    #expect(outcome.errors.contains("2 passed, 1 cannot run"))
    #expect(outcome.errors.contains("stopped at the first failure, 5 not played"))
    let tap = try desk.run("test", "--fail-fast", "--tap", ".")
    #expect(
      tap.output.contains("1..8\n")
        && tap.output.hasSuffix("Bail out! Stopped at the first failure.\n"))
  }

  @Test("--verbose lists all, with the slowest; --quiet says only what did not hold")
  func amount() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "title A\nwake\n", "b.scenario": "expect wake\n",
    ])
    let verbose = try desk.run("test", "--verbose", ".")
    #expect(verbose.output.contains("passed: ./a.scenario — A ("))
    #expect(verbose.errors.contains("slowest:\n"))
    let quiet = try desk.run("test", "--quiet", ".")
    #expect(quiet.output.hasPrefix("failed: ./b.scenario\n") && quiet.errors == "")
    let slowest = try desk.run("test", "--slowest=1", ".")
    #expect(slowest.errors.split(separator: "\n").count { $0.hasSuffix(".scenario") } == 1)
  }

  @Test("On a terminal a line says how far it is, and is gone in the end; elsewhere there is none")
  func progress() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n", "b.scenario": "fly\n"])
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "cd \(desk.folder.path); exec \(Program.path("coversheet")) test ."],
      type: "dumb", environment: desk.environment)
    #expect(terminal.waitForExit() == .exited(2))
    let text = terminal.screen.text
    #expect(text.contains("cannot run: ./b.scenario") && text.contains("2 scenarios: 1 passed"))
    #expect(!text.contains(" played"), "\(text)")
    #expect(try !desk.run("test", ".").errors.contains("\r"))
  }
}
