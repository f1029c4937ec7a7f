import TestSupport
import TestTraits
import Testing

extension FailureFolderTests {
  @Test("The journals of failures are no tests of later runs; one that is named is played")
  func noTests() throws {
    let desk = try desk()
    for _ in 1...2 {
      let outcome = try desk.run("test", ".", "--failures=out")
      #expect(outcome.errors.hasPrefix("3 scenarios: 1 passed, 2 failed"), "\(outcome.errors)")
    }
    let names = "./day/bad.scenario\n./day/good.scenario\n./outer.scenario\n"
    #expect(try desk.run("test", ".", "--list").output == names)
    let journal = try desk.run("test", "out/outer/journal.scenario")
    #expect(journal.status == .exited(1), "\(journal.errors)")
    let all = try desk.run("test", "out")
    #expect(all.status == .exited(2) && all.errors.contains("nothing in it is a test"))
  }

  @Test(
    "A check of the folder around them leaves them alone, and one of a file that was named does not"
  )
  func unchecked() throws {
    let desk = try desk()
    let before = try desk.run("check", ".")
    _ = try desk.run("test", ".", "--failures=out")
    let after = try desk.run("check", ".")
    #expect(after.output == before.output && after.errors == before.errors, "\(after.errors)")
    let named = try desk.run("check", "out/outer/journal.scenario")
    #expect(named.errors.contains("1 scenario checked"), "\(named.errors)")
  }

  @Test("The folder of a test that passes again goes away, and no other")
  func passesAgain() throws {
    let desk = try desk()
    _ = try desk.run("test", ".", "--failures=out")
    #expect(desk.folder.names(in: "out") == [".coversheet-failures", "day-bad", "outer"])
    try desk.folder.write(Array(Self.chat.utf8), to: "day/bad.scenario")
    try desk.folder.write(Array("mine".utf8), to: "out/notes.txt")
    _ = try desk.run("test", "day", "--failures=out")
    #expect(desk.folder.names(in: "out") == [".coversheet-failures", "notes.txt", "outer"])
    // By another way to the same files.
    _ = try desk.run("test", desk.folder.path, "--failures=\(desk.folder("out"))")
    #expect(desk.folder.names(in: "out") == ["notes.txt"])
  }

  @Test("Where all pass no folder is made, nor any above it")
  func allPass() throws {
    let desk = try desk()
    let outcome = try desk.run("test", "day/good.scenario", "--failures=deep/out")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(!desk.folder.names().contains("deep"))
    let failing = try desk.run("test", "day/bad.scenario", "--failures=deep/out")
    #expect(failing.status == .exited(1), "\(failing.errors)")
    #expect(desk.folder.names(in: "deep/out") == [".coversheet-failures", "day-bad"])
  }

  @Test("Runs at the same time keep what each of them tells of its failures")
  func together() throws {
    let names = (1...6).map { "f\($0)" }
    let files = names.map { ("\($0).scenario", Self.chat + "expect group chat count 2\n") }
    let desk = try CommandLineHarness(Dictionary(uniqueKeysWithValues: files))
    let runs = names.map { "$0 test \($0).scenario --failures=out >/dev/null 2>&1 &" }
    _ = try desk.shell(runs.joined(separator: " ") + " wait")
    #expect(desk.folder.names(in: "out") == [".coversheet-failures"] + names)
    let record = try #require(desk.folder.text("out/.coversheet-failures"))
    #expect(record.split(separator: "\n").count == 1 + names.count, "\(record)")
    let listed = try desk.run("test", "--list", "--last-failed", ".").output
    #expect(listed == names.map { "./\($0).scenario\n" }.joined())
    let one = try desk.run("test", "f3.scenario", "--failures=out", "--filter=f3")
    #expect(one.status == .exited(1) && desk.folder.names(in: "out").count == 1 + names.count)
  }

  @Test("What a person put into the folder of a failure is not taken away with it")
  func strangers() throws {
    let desk = try desk()
    _ = try desk.run("test", "day", "--failures=out")
    try desk.folder.write(Array("mine".utf8), to: "out/day-bad/mine.txt")
    try desk.folder.write(Array(Self.chat.utf8), to: "day/bad.scenario")
    let outcome = try desk.run("test", "day", "--failures=out")
    #expect(outcome.errors.contains("there is something else in it (mine.txt)"))
    #expect(desk.folder.text("out/day-bad/mine.txt") == "mine")
  }

  @Test("A folder that holds tests is not written to: none of them would be one any more")
  func amongTests() throws {
    let desk = try desk()
    for folder in [".", "day"] {
      let outcome = try desk.run("test", ".", "--failures=\(folder)")
      #expect(outcome.status == .exited(2) && outcome.output.isEmpty, "\(outcome.errors)")
      #expect(outcome.errors.contains("--failures=\(folder) holds tests"), "\(outcome.errors)")
    }
    #expect(!desk.folder.names(in: "day").contains(".coversheet-failures"))
  }

  @Test("Nor one that holds tests which are not wanted now, whatever names it")
  func amongOtherTests() throws {
    let desk = try desk()
    let named = try desk.run("test", "outer.scenario", "--failures=day")
    let variable = "TEST_UNDECLARED_OUTPUTS_DIR"
    let kept = try desk.run("test", "outer.scenario", environment: ["\(variable)=day"])
    for (outcome, option) in [(named, "--failures"), (kept, variable)] {
      #expect(outcome.status == .exited(2) && outcome.output.isEmpty, "\(outcome.errors)")
      let words = "\(option)=day holds tests, such as day/bad.scenario"
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(!desk.folder.names(in: "day").contains(".coversheet-failures"))
  }
}
