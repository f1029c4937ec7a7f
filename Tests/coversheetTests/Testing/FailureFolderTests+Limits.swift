import TestSupport
import TestTraits
import Testing

extension FailureFolderTests {
  @Test("A disk that is full is said, leaves no half of a folder, and the status says so")
  func fullDisk() throws {
    let desk = try desk()
    let outcome = try desk.shell(
      "ulimit -f 2; trap '' XFSZ; \"$0\" test day --failures=out > /dev/null")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    #expect(desk.folder.names(in: "out").isEmpty)
  }

  @Test("Many failures are minimized the same on any number of threads, within what is said")
  func manyMinimized() throws {
    let app = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#
    let pushes = (1...9).map { #"push tea {"aps":{"alert":"Cup \#($0)"}} id=cup\#($0)"# + "\n" }
    var files: [String: String] = [:]
    for number in 10..<60 {
      files["tests/t\(number).scenario"] =
        app + "\n" + pushes.joined() + "expect group tea count \(number)\n"
    }
    let desk = try CommandLineHarness(files)
    let outcomes = try ["1", "4"].map { jobs in
      try desk.run(
        "test", "tests", "--minimize", "--jobs=\(jobs)", "--failures=out\(jobs)",
        "--html=page\(jobs).html")
    }
    #expect(outcomes.map(\.status) == [.exited(1), .exited(1)])
    #expect(outcomes[0].output == outcomes[1].output)
    #expect(
      outcomes[0].output.contains(
        "50 of 50 failures were not minimized to the end: each of them gets 12 plays or 400 commands;"
      ),
      "\(outcomes[0].output.suffix(900))")
    let lines = outcomes[0].output.split(separator: "\n")
    #expect(lines.last?.hasPrefix("failed: tests/t59.scenario") == true, "the names come last")
    for number in [10, 59] {
      let found = ["out1", "out4"].map {
        desk.folder.text("\($0)/tests-t\(number)/minimized.scenario")
      }
      #expect(found[0] != nil && found[0] == found[1])
    }
    let stories = desk.folder.text("page4.html")?.matches(of: /The story up to there/).count
    #expect(stories == 50)
    let alone = try desk.run("test", "tests/t10.scenario", "--minimize")
    #expect(
      !alone.output.contains("cut short") && alone.output.contains("minimized 11 lines of 11"))
  }
}
