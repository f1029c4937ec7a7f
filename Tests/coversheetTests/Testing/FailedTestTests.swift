import TestSupport
import TestTraits
import Testing

@Suite("Tests that failed before, and how much they have to reach", .waitsOutside)
struct FailedTestTests {
  private static let app = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"# + "\n"

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": Self.app + "expect groups 0\n", "b.scenario": Self.app + "expect groups 3\n",
      "c.scenario": Self.app + "expect groups 0\n", "d.scenario": "bogus\n",
    ])
  }

  private func listed(_ desk: CommandLineHarness, _ words: String...) throws -> String {
    try desk.run(["test", ".", "--list"] + words).output
  }

  @Test("What did not pass is played alone or first the next time, until it passes")
  func remembered() throws {
    let desk = try desk()
    _ = try desk.run("test", ".")
    #expect(try listed(desk, "--last-failed") == "./b.scenario\n./d.scenario\n")
    #expect(
      try listed(desk, "--failed-first")
        == "./b.scenario\n./d.scenario\n./a.scenario\n./c.scenario\n")
    try desk.folder.write(Array((Self.app + "expect groups 0\n").utf8), to: "b.scenario")
    let again = try desk.run("test", "--last-failed", ".")
    #expect(again.errors.contains("2 scenarios: 1 passed, 1 cannot run"), "\(again.errors)")
    #expect(try listed(desk, "--last-failed") == "./d.scenario\n")
    // What is played from elsewhere, or alone, is the same file.
    _ = try desk.run("test", "a.scenario")
    #expect(try listed(desk, "--last-failed") == "./d.scenario\n")
  }

  @Test("However many did not pass, and where that cannot be read now, they are not forgotten")
  func kept() throws {
    let desk = try desk()
    let file = "state/coversheet/failed-tests"
    let others = (1...12_000).map { "/elsewhere/\(String(repeating: "x", count: 80))\($0)\n" }
    _ = try desk.run("test", "b.scenario")
    let one = try #require(desk.folder.text(file))
    try desk.folder.write(Array((one + others.joined()).utf8), to: file)
    #expect(try listed(desk, "--last-failed") == "./b.scenario\n")
    _ = try desk.run("test", "d.scenario")
    #expect(try listed(desk, "--last-failed") == "./b.scenario\n./d.scenario\n")
    #expect(desk.folder.text(file)?.split(separator: "\n").count == 12_002)
    let pipe = try desk.shell(
      "rm \(file); mkfifo \(file); $0 test b.scenario --quiet; test -p \(file)")
    #expect(pipe.status == .exited(0), "\(pipe.errors)")
  }

  @Test("Where a failure could not be kept it is not said that none failed")
  func unkept() throws {
    let desk = try desk()
    let outcome = try desk.shell(
      "export XDG_STATE_HOME=/proc/nothing; $0 test b.scenario; $0 test --last-failed b.scenario")
    let words = "No failure of an earlier run is kept; all are played."
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.status == .exited(1))
  }

  @Test("That nothing is kept, that none failed and that it cannot be read are told apart")
  func absent() throws {
    let desk = try desk()
    let path = "state/coversheet/failed-tests"
    let first = try desk.run("test", "--last-failed", "a.scenario").errors
    #expect(first.contains("No failure of an earlier run is kept; all are played."), "\(first)")
    _ = try desk.run("test", "b.scenario")
    let second = try desk.run("test", "--last-failed", "a.scenario").errors
    #expect(second.contains("None of them failed the last time; all are played."), "\(second)")
    let third = try desk.shell("rm \(path); mkdir \(path); $0 test --last-failed a.scenario").errors
    #expect(third.contains("\(path): this is a folder where a file is needed"), "\(third)")
    #expect(third.contains("until you mend it or remove it"), "\(third)")
  }

  @Test("Where none is known to have failed it is said, and all are played")
  func none() throws {
    let desk = try desk()
    let outcome = try desk.run("test", "--last-failed", "a.scenario", "c.scenario")
    #expect(outcome.status == .exited(0))
    let words = "No failure of an earlier run is kept; all are played."
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.contains("2 scenarios: 2 passed"), "\(outcome.errors)")
    let quiet = try desk.run("test", "--last-failed", "--quiet", "a.scenario")
    #expect(quiet.errors.isEmpty, "\(quiet.errors)")
  }

  @Test("Less coverage than is wanted fails, and says how much there is")
  func coverage() throws {
    let desk = try desk()
    let enough = try desk.run("test", "a.scenario", "--coverage-min=0", "--coverage")
    #expect(enough.status == .exited(0), "\(enough.errors)")
    #expect(enough.output.contains(" took part in a decision ("), "\(enough.output)")
    let little = try desk.run("test", "a.scenario", "--coverage-min=90")
    #expect(little.status == .exited(1))
    #expect(little.errors.contains("of the rules took part in a decision, 90 % are wanted"))
    #expect(try desk.run("test", "a.scenario", "--coverage-min=101").status == .exited(2))
  }
}
