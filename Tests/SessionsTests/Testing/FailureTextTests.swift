import Files
import Notifications
import Testing

@testable import Sessions

@Suite("What differs in a check that did not hold")
struct FailureTextTests {
  private static func report(_ expected: String, _ actual: String, lines: [String]) -> String {
    JSONText.compact([
      "format": "coversheet.test/1",
      "scenarios": [
        [
          "path": "a.scenario", "result": "failed",
          "failures": [
            [
              "path": "a.scenario", "line": 1, "column": 1, "message": "m",
              "expected": .string(expected), "actual": .string(actual), "firstDifference": "x",
              "lines": .array(lines.map(JSONValue.string)),
            ]
          ],
        ]
      ],
    ])
  }

  private func failure(_ text: String) throws -> TestFailure {
    var merged = MergedReports()
    try merged.read(SourceFile(path: "report.json", bytes: Array(text.utf8)))
    return try #require(merged.results.first?.failures.first)
  }

  private func shown(_ failure: TestFailure, isColored: Bool) -> [String] {
    FailureText(ReportLook(isColored: isColored)).details(failure.lines.dropFirst(), of: failure)
  }

  @Test("What differs is marked with colors, underlined without them, and marked on a page")
  func marked() throws {
    let lines = ["m", "  expected  \"ab\"", "  actual    \"acc\"", "  rules     G1"]
    let failure = try failure(Self.report("\"ab\"", "\"acc\"", lines: lines))
    #expect(
      shown(failure, isColored: true) == [
        "  expected  \"a\u{1B}[7mb\u{1B}[0m\"", "  actual    \"a\u{1B}[7mcc\u{1B}[0m\"", lines[3],
      ])
    #expect(
      shown(failure, isColored: false) == [
        lines[1], lines[2], "              ^^", lines[3],
      ])
    #expect(
      FailureMarkup.line(lines[2], of: failure) == "  actual    &quot;a<mark>cc</mark>&quot;")
    #expect(FailureMarkup.line(lines[3], of: failure) == lines[3])
  }

  @Test("Of two checks that fail in the same words, each is marked by its own texts")
  func sameWords() throws {
    var result = TestResult.made(.failed, [.made(.error, "this is wrong, too")])
    result.failures = try [("\"ab\"", "\"acc\""), ("\"one\"", "\"two\"")].map {
      try failure(Self.report($0, $1, lines: ["m", "  actual    \($1)"]))
    }
    let lines = WrittenLines()
    var report = TestLines(isVerbose: false) { lines.all.append($0) }
    report.take([result])
    let carets = lines.all.filter { $0.hasSuffix("^") }
    #expect(carets == ["              ^^", "             ^^^"], "\(lines.all)")
    var page = HTMLReport(replaying: nil) { lines.all = [$0] }
    page.take([result])
    for mark in ["<mark>cc</mark>", "<mark>two</mark>"] { #expect(lines.all[0].contains(mark)) }
  }

  @Test("The lines of a report may be shorter than what they are said to compare")
  func short() throws {
    let lines = ["m", "  expected  \"a\"", "  actual    \"b\"", "  actual    "]
    let long = String(repeating: "a", count: 20)
    let failure = try failure(Self.report("\"\(long)b\"", "\"\(long)c\"", lines: lines))
    #expect(shown(failure, isColored: true) == Array(lines.dropFirst()))
    let plain = shown(failure, isColored: false)
    #expect(plain.filter { !$0.hasSuffix("^") } == Array(lines.dropFirst()), "\(plain)")
    #expect(FailureMarkup.line(lines[3], of: failure) == "  actual    <mark></mark>")
  }

  @Test("A failure that was played and the same read back from a report have one JSON")
  func roundTrip() throws {
    let run = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"two"}}
      expect group chat body "three"
      expect groups 9
      """)
    let played = run.report.failedChecks
    try #require(played.count == 2)
    var result = TestResult.made(.failed)
    result.failures = played
    let lines = WrittenLines()
    var report = JSONReport { lines.all.append($0) }
    report.take([result])
    var merged = MergedReports()
    try merged.read(SourceFile(path: "report.json", bytes: Array(lines.all.joined().utf8)))
    #expect(merged.results.first?.failures.map(\.report.json) == played.map(\.report.json))
  }
}
