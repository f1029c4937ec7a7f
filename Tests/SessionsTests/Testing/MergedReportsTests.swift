import Files
import Notifications
import Testing

@testable import Sessions

@Suite("Reports of several machines that are put together")
struct MergedReportsTests {
  private static let format = #""format":"coversheet.test/1""#

  private func file(_ path: String, _ members: String) -> SourceFile {
    SourceFile(path: path, bytes: Array("{\(Self.format)\(members)}".utf8))
  }

  private func report(_ path: String, _ verdict: String, more: String = "") -> SourceFile {
    file(path, #","scenarios":[{"path":"a.scenario","result":"\#(verdict)"\#(more)}]"#)
  }

  private func merged(
    _ files: [SourceFile], isStrict: Bool = false
  ) throws(Diagnostic) -> [TestResult] {
    var merged = MergedReports(isStrict: isStrict)
    for file in files { try merged.read(file) }
    return merged.results
  }

  @Test(
    "Of a test in several reports the worst counts, whatever their order, and it is said",
    arguments: [
      ("failed", "passed", "failed", "11.json says “failed”, 12.json says “passed”"),
      ("errored", "failed", "errored", "11.json says “cannot run”, 12.json says “failed”"),
      ("errored", "skipped", "errored", "11.json says “cannot run”, 12.json says “skipped”"),
      ("failed", "failed", "failed", nil), ("passed", "skipped", "passed", nil),
    ])
  func worst(one: String, other: String, verdict: String, words: String?) throws {
    let files = [report("11.json", one), report("12.json", other)]
    for files in [files, files.reversed()] {
      let results = try merged(files)
      #expect(results.map(\.verdict.rawValue) == [verdict])
      let said = words.map { [$0 + "; the worse counts"] } ?? []
      #expect(results.first?.diagnostics.map(\.message) == said)
      #expect(results.first?.warnings.map(\.place.path) == said.map { _ in "a.scenario" })
    }
  }

  @Test("Where warnings count, one in any of them does")
  func strict() throws {
    let warning =
      #","diagnostics":[{"path":"a","line":1,"column":1,"message":"m","severity":"warning"}]"#
    let files = [report("11.json", "passed", more: warning), report("12.json", "passed")]
    for files in [files, files.reversed()] {
      #expect(try merged(files).map(\.verdict) == [.passed])
      #expect(try merged(files, isStrict: true).map(\.verdict) == [.failed])
    }
  }

  @Test(
    "A report that lost what it lists is refused, with what it is and what is needed",
    arguments: [
      ("", #""scenarios" is missing; give the report whole, as test --json wrote it"#),
      (#","scenarios":null"#, #""scenarios" is null where an array is needed"#),
      (#","scenarios":{}"#, #""scenarios" is an object where an array is needed"#),
      (#","scenarios":[],"counts":[]"#, #""counts" is an array where an object is needed"#),
      (
        #","scenarios":[],"counts":{"scenarios":2}"#,
        #""scenarios" is 2 where 0, as "scenarios" lists them, is needed"#
      ),
      (
        #","scenarios":[{"path":"a","result":"passed"}],"counts":{"scenarios":1,"failed":1}"#,
        #""failed" is 1 where 0, as "scenarios" lists them, is needed"#
      ),
      (
        #","scenarios":[],"counts":{"errored":"1"}"#,
        #""errored" is a string where 0, as "scenarios" lists them, is needed"#
      ),
      (
        #","scenarios":[{"path":"a","result":"failed","failures":"m"}]"#,
        #""failures" is a string where an array is needed"#
      ),
      (
        #","scenarios":[{"path":"a","result":"failed","diagnostics":{}}]"#,
        #""diagnostics" is an object where an array is needed"#
      ),
    ])
  func lost(members: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try merged([file("r.json", members)]) }
    #expect(error?.message == message && error?.place.path == "r.json")
  }

  @Test("What was not played is in no list, and counts all the same")
  func notPlayed() throws {
    let counts = #","scenarios":[],"counts":{"scenarios":0,"passed":0,"notPlayed":3}"#
    var merged = MergedReports()
    try merged.read(file("r.json", counts))
    #expect(merged.results.isEmpty && merged.notPlayed == 3)
  }
}
