import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Numbers at the edge in journals and in reports that are read back")
struct ExtremeRecordTests {
  @Test(
    "Each field of a journal's first line is refused at its place where it is no value that it can have",
    arguments: [
      "{\"journal\":#}", "{\"journal\":1,\"opened\":#}", "{\"journal\":1,\"opened\":[\"a\",#]}",
      "{\"journal\":1,\"folder\":#}", "{\"journal\":1,\"options\":#}",
      "{\"journal\":1,\"options\":[#]}", "{\"journal\":1,\"hash\":#}",
      "{\"journal\":1,\"hashes\":#}", "{\"journal\":1,\"hashes\":[#]}",
    ])
  func header(form: String) throws {
    for number in ExtremeNumbers.all {
      let line = "# coversheet " + form.replacing("#", with: number)
      let error = #expect(throws: Diagnostic.self, "\(line)") {
        try JournalHeader.read(Array((line + "\nwake\n").utf8), path: "j")
      }
      let column = "# coversheet ".count + form.prefix { $0 != "#" }.count + 1
      #expect(error?.place == Place("j", line: 1, column: column), "\(line)")
    }
  }

  @Test("Each number in the lines of a journal ends in a run or in a complaint with its place")
  func lines() throws {
    let text = """
      # coversheet {"journal":1,"opened":[],"folder":"","options":[],"hash":"","hashes":[]}
      app {"bundleIdentifier":"com.example.chat"}
      +5s push chat {"aps":{"alert":"x","badge":3}} id=a priority=10 expiration=0
      clear n1
      2018-09-12T09:42:15 setting chat badges=off
      undo

      """
    let run = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: Checkout.path))
    for variant in ExtremeNumbers.variants(of: text) where variant.hasPrefix("# coversheet") {
      let file = SourceFile(path: "j.scenario", bytes: Array(variant.utf8))
      let result = run.play(file, as: TestedScenario(path: "j.scenario", number: 0))
      for finding in result.diagnostics where finding.severity == .error {
        #expect(finding.place.line > 0 && finding.place.path == "j.scenario", "\(finding)")
      }
    }
  }

  private static let report = """
    {"format": "coversheet.test/1", "counts": {"notPlayed": 1}, "duration": 1.5, "scenarios": [
      {"path": "a", "result": "failed", "number": 2, "duration": 0.25, "expectationsPassed": 3,
       "commands": 4, "failures": [{"path": "a", "line": 5, "column": 6, "message": "m"}],
       "diagnostics": [{"path": "a", "line": 7, "column": 8, "message": "m", "severity": "warning"}]}]}
    """

  @Test("Each number of a report ends in a sum that can be made, or in a complaint with its place")
  func reports() throws {
    for text in ExtremeNumbers.variants(of: Self.report) {
      let file = SourceFile(path: "r.json", bytes: Array(text.utf8))
      // Two of them, so that what can be one number alone is added up.
      var merged = MergedReports()
      do throws(Diagnostic) {
        try merged.read(file)
        try merged.read(
          SourceFile(path: "s.json", bytes: Array(text.replacing("\"a\"", with: "\"b\"").utf8)))
        var tally = TestTally()
        for result in merged.results { tally.add(result) }
        tally.notPlayed = merged.notPlayed
        #expect(tally.count == 2, "\(text)")
        for result in merged.results { #expect(!result.problems.isEmpty) }
      } catch {
        #expect(error.place.path == "r.json" && error.place.line > 0, "\(text): \(error)")
        #expect(
          error.message.contains("is needed") || !text.contains("coversheet.test/1\""), "\(error)")
      }
    }
    #expect(throws: Diagnostic.self) {
      var merged = MergedReports()
      let text = Self.report.replacing(": 4,", with: ": 9223372036854775807,")
      try merged.read(SourceFile(path: "r.json", bytes: Array(text.utf8)))
    }
  }

  @Test("Each number of a report whose times are wanted is a time, is passed over, or is refused")
  func times() throws {
    let junit = "<testsuite tests=\"2\"><testcase name=\"a\" time=\"1.5\"/></testsuite>"
    for text in ExtremeNumbers.variants(of: Self.report) + ExtremeNumbers.variants(of: junit) {
      var times = TestTimes()
      do throws(Diagnostic) {
        try times.read(SourceFile(path: "r", bytes: Array(text.utf8)))
        let time = times["a"] ?? .zero
        #expect(time >= .zero && time < .seconds(1_000_000_000), "\(text)")
      } catch {
        #expect(error.place.line > 0, "\(text)")
      }
    }
  }
}
