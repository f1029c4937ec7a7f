import TestSupport
import TestTraits
import Testing

@Suite("Tests on several machines, as build systems ask for them", .waitsOutside)
struct TestShardingTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness(
      Dictionary(uniqueKeysWithValues: (0..<7).map { ("s/\($0).scenario", "wake\n") }))
  }

  private func played(_ outcome: Program.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("passed: s/") ? String(line.dropFirst(10).prefix(1)) : nil
    }
  }

  @Test(
    "Shards by option and by variable are the same: all of it, nothing twice",
    arguments: ["", "TEST", "GTEST"])
  func shards(prefix: String) throws {
    let desk = try desk()
    var all: [String] = []
    for index in 0..<3 {
      let isBazel = prefix == "TEST"
      let variables: [String] =
        prefix.isEmpty
        ? []
        : [
          "\(prefix)_SHARD_INDEX=\(index)", "\(prefix)_TOTAL_SHARDS=3",
          "\(prefix)_SHARD_STATUS_FILE=\(desk.folder("status\(index)"))",
        ]
      let option = prefix.isEmpty ? ["--shard=\(index + 1)/3"] : []
      let outcome = try desk.run(["test", "--verbose", "s"] + option, environment: variables)
      #expect(outcome.status == .exited(0), "\(outcome.errors) \(isBazel)")
      if !prefix.isEmpty { #expect(desk.folder.text("status\(index)") == "") }
      let own = played(outcome)
      #expect(own == stride(from: index, to: 7, by: 3).map(String.init))
      all += own
    }
    #expect(all.sorted() == (0..<7).map(String.init))
  }

  @Test("A shard without scenarios is no failure")
  func empty() throws {
    let outcome = try desk().run("test", "--shard=9/9", "--tap", "s")
    #expect(outcome.status == .exited(0))
    #expect(outcome.output == "TAP version 13\n1..0 # SKIP no scenario is in this part\n")
  }

  @Test(
    "A value that makes no sense is an error that names the variable",
    arguments: [
      (
        ["TEST_SHARD_INDEX=3", "TEST_TOTAL_SHARDS=3"], "TEST_SHARD_INDEX is 3, but has to be below"
      ),
      (
        ["TEST_SHARD_INDEX=0", "TEST_TOTAL_SHARDS=0"], "TEST_TOTAL_SHARDS has to be a whole number"
      ),
      (["GTEST_SHARD_INDEX=x", "GTEST_TOTAL_SHARDS=2"], "GTEST_SHARD_INDEX has to be a whole"),
      (["GTEST_SHARD_INDEX=-1", "GTEST_TOTAL_SHARDS=2"], "GTEST_SHARD_INDEX has to be a whole"),
      (["GTEST_SHARD_INDEX=+1", "GTEST_TOTAL_SHARDS=2"], "GTEST_SHARD_INDEX has to be a whole"),
      (["TEST_SHARD_INDEX=1"], "TEST_SHARD_INDEX is set, but TEST_TOTAL_SHARDS is not"),
      (["GTEST_TOTAL_SHARDS=2"], "GTEST_TOTAL_SHARDS is set, but GTEST_SHARD_INDEX is not"),
      (["GTEST_OUTPUT=json:x"], "GTEST_OUTPUT takes xml or xml:FILE here"),
    ])
  func nonsense(variables: [String], says: String) throws {
    let outcome = try desk().run(["test", "s"], environment: variables)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test("Reports are written where Bazel and googletest want them, folders and all")
  func reports() throws {
    let desk = try desk()
    let variables = [
      "XML_OUTPUT_FILE=\(desk.folder("deep/er/test.xml"))", "GTEST_OUTPUT=xml:\(desk.folder("g/"))",
    ]
    #expect(try desk.run(["test", "s"], environment: variables).status == .exited(0))
    for name in ["deep/er/test.xml", "g/coversheet.xml"] {
      #expect(desk.folder.text(name)?.contains(" tests=\"7\"") == true)
    }
  }

  @Test("The filters of build systems choose too; one that nothing fits is no failure there")
  func filters() throws {
    let desk = try desk()
    for variable in [
      "TESTBRIDGE_TEST_ONLY=3.SCEN", "GTEST_FILTER=*/3.*:*/3*", "GTEST_FILTER=*3*-x",
    ] {
      #expect(try played(desk.run(["test", "--verbose", "s"], environment: [variable])) == ["3"])
    }
    let typed = try desk.run("test", "s", "--filter=nothing")
    #expect(typed.status == .exited(2))
  }

  @Test(
    "A build system's filter that leaves nothing is told with its variable; --strict fails for it",
    arguments: [
      ("TESTBRIDGE_TEST_ONLY=nothing", "contains “nothing”"),
      ("GTEST_FILTER=1.scenario", "fits “1.scenario”; * stands for any letters"),
      (
        "GTEST_FILTER=*my-flow*",
        "fits “*my-flow*”; * stands for any letters, and what fits behind the first - is left out; "
          + "write ? for a - in a name"
      ),
    ])
  func leavesNothing(variable: String, words: String) throws {
    let desk = try desk()
    let name = variable.prefix { $0 != "=" }
    let loose = try desk.run(["test", "s"], environment: [variable])
    #expect(loose.status == .exited(0) && loose.errors.contains("\n0 scenarios"), "\(loose.errors)")
    #expect(loose.errors.hasPrefix("coversheet: warning: \(name): no scenario’s "))
    #expect(loose.errors.contains("\(words); none is played\n"), "\(loose.errors)")
    let strict = try desk.run(["test", "--strict", "s"], environment: [variable])
    #expect(strict.status == .exited(2) && strict.errors.contains(words), "\(strict.errors)")
    let quiet = try desk.run(["test", "--quiet", "s"], environment: [variable])
    #expect(quiet.status == .exited(0) && quiet.errors.isEmpty, "\(quiet.errors)")
    let part = try desk.run(["test", "--shard=7/7", "s"], environment: ["GTEST_FILTER=*3*"])
    #expect(part.status == .exited(0) && !part.errors.contains("warning"), "\(part.errors)")
  }

  @Test("Times of an earlier report decide the parts, and what is no report is refused")
  func times() throws {
    let desk = try desk()
    try desk.folder.write(
      Array(
        "<testsuite><testcase name=\"s/6.scenario\" time=\"60\"/></testsuite>".utf8), to: "t.xml")
    let slow = try desk.run("test", "--verbose", "--times=t.xml", "--shard=1/2", "s")
    #expect(played(slow).count == 4, "each is as long as the only one that is known")
    let cases = (0..<7).map {
      "<testcase name=\"s/\($0).scenario\" time=\"\($0 == 6 ? 60 : 1)\"/>"
    }
    .joined()
    try desk.folder.write(Array("<testsuite>\(cases)</testsuite>".utf8), to: "t.xml")
    let first = try desk.run("test", "--verbose", "--times=t.xml", "--shard=1/2", "s")
    #expect(played(first) == ["6"], "\(first.output)\(first.errors)")
    try desk.folder.write(Array("<testsuite>\(cases)<testsuite".utf8), to: "t.xml")
    let cut = try desk.run("test", "--times=t.xml", "--shard=1/2", "s")
    #expect(cut.status == .exited(2) && cut.errors.hasPrefix("t.xml:1:"), "\(cut.errors)")
    let wrong = try desk.run("test", "--times=s/1.scenario", "--shard=1/2", "s")
    #expect(wrong.status == .exited(2) && wrong.errors.contains("this is no report of tests"))
    try desk.folder.write(Array("<testsuite>\(cases)</testsuite>".utf8), to: "t.xml")
    let whole = try desk.run("test", "--times=t.xml", "s")
    #expect(whole.status == .exited(2))
    #expect(
      whole.errors.contains("--times is not for “test without --shard”"), "\(whole.errors)")
  }
}
