import Files
import Foundation
import FoundationXML
import Notifications
import Testing

@testable import Sessions

@Suite("Reports of tests, whatever is in names and messages")
struct TestReportFormTests {
  /// What would end a line, a string or an element, or drive a terminal.
  static let hostile: [String] = [
    "plain", "a <b> & \"c\" 'd'", "]]>", "--> <!--", "tab\tand\nfeed", "\u{1B}[2J\u{7}",
    "# TODO later",
    "\\n \\", "ok 1 - fake", "::error::x", "50% off, 10:30", "\u{202E}desrever", "日本 🍜",
    "\u{FFFE}\u{0}",
    "\r\n\r\n", "---\n  ...",
  ]

  private func results(_ text: String) -> [TestResult] {
    [
      .made(.passed, path: "\(text).scenario", title: text, held: 2, took: .milliseconds(12)),
      .made(
        .errored, [.made(.error, text, line: 7), .made(.warning, "\(text)!", rule: "Y8")],
        path: "b/\(text).scenario", number: 1, title: text, took: .seconds(2)),
      .made(.failed, [.made(.warning, text, rule: "Y8")], path: "c.scenario", number: 2),
    ]
  }

  private func written(_ text: String, _ make: (@escaping (String) -> Void) -> any TestRecorder)
    -> [String]
  {
    let lines = WrittenLines()
    var report = make { lines.all.append($0) }
    report.take(results(text))
    return lines.all
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      self.attributes.append(attributes)
    }
  }

  @Test("An annotation names the file as the repository does, and is written once")
  func annotations() {
    let lines = WrittenLines()
    var report = GitHubAnnotations { lines.all.append($0) }
    for number in 0..<3 {
      report.record(
        .made(
          .errored, [.made(.error, "gone", line: 1, path: "Flows/../Kiosk.app/z.apns")],
          path: "Flows/\(number).scenario", number: number))
    }
    #expect(
      lines.all.count == 1 && lines.all[0].contains("file=Kiosk.app/z.apns,line=1"), "\(lines.all)")
  }

  @Test("JUnit's XML is well-formed, and has the elements of three scenarios", arguments: hostile)
  func junit(text: String) throws {
    let xml = written(text) { JUnitReport(write: $0) }
    #expect(xml.count == 1, "the whole document, once")
    let parser = XMLParser(data: Data(xml.joined().utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
    let wanted: [String] = [
      "testsuite", "testcase", "system-out", "testcase", "error", "system-out", "testcase",
      "failure",
    ]
    #expect(elements.names == wanted)
    let suite = try #require(elements.attributes.first)
    #expect(suite["tests"] == "3" && suite["errors"] == "1" && suite["failures"] == "1")
    #expect(suite["time"] == "2.012000")
    #expect(elements.attributes[3]["classname"] == "b")
    #expect(elements.attributes[1]["classname"] == "scenarios" || text.contains("/"))
  }

  @Test("TAP has a line a test, and no text begins one or makes a directive", arguments: hostile)
  func tap(text: String) {
    let lines = written(text) { TAPReport(count: 3, write: $0) }
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    #expect(lines.prefix(2) == ["TAP version 13", "1..3"])
    let tests = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(tests.map { $0.prefix { $0 != "-" } } == ["ok 1 ", "not ok 2 ", "not ok 3 "])
    // What is not escaped behind a # would be read as TODO or SKIP.
    for test in tests {
      let marks = test.ranges(of: "#").map(\.lowerBound)
      #expect(
        marks.allSatisfy { $0 > test.startIndex && test[test.index(before: $0)] == "\\" }, "\(test)"
      )
    }
    #expect(lines.count { $0 == "  ---" } == 2 && lines.count { $0 == "  ..." } == 2)
    #expect(
      lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } })
  }

  @Test("JSON says what was there, character for character", arguments: hostile)
  func json(text: String) throws {
    let document = written(text) { JSONReport(write: $0) }
    #expect(document.count == 1)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(document.joined().utf8)) as? [String: Any])
    let scenarios = try #require(root["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["title"] as? String } == [text, text, nil])
    #expect(scenarios.map { $0["result"] as? String } == ["passed", "errored", "failed"])
    let said = try #require(scenarios[1]["diagnostics"] as? [[String: Any]])
    #expect(said.first?["message"] as? String == text && said.first?["line"] as? Int == 7)
    let counts = try #require(root["counts"] as? [String: Int])
    #expect(counts["scenarios"] == 3 && counts["expectationsPassed"] == 2)
    #expect(counts["passed"] == 1 && counts["errored"] == 1 && counts["failed"] == 1)
  }

  @Test(
    "GitHub's annotations are one line each, whose properties end where they should",
    arguments: hostile)
  func github(text: String) {
    let lines = written(text) { GitHubAnnotations(write: $0) }
    #expect(lines.count == 3, "a mistake, its warning, and the warning that failed a test")
    for line in lines {
      #expect(!line.contains("\n") && !line.contains("\r"))
      #expect(line.hasPrefix("::error file=") || line.hasPrefix("::warning file="))
      let properties = line.dropFirst(2).prefix { $0 != ":" }
      let names = properties.split(separator: " ", maxSplits: 1).last?.split(separator: ",")
        .compactMap { $0.split(separator: "=").first }
      #expect(names?.prefix(3) == ["file", "line", "col"], "\(line)")
    }
  }

  @Test(
    "Lines in words drive no terminal, and tell a pass only where all is told", arguments: hostile)
  func words(text: String) {
    for isVerbose in [false, true] {
      let lines = written(text) { TestLines(isVerbose: isVerbose, write: $0) }
      #expect(
        lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } })
      #expect(lines.contains { $0.hasPrefix("passed: ") } == isVerbose)
      #expect(
        lines.contains { $0.hasPrefix("cannot run: ") }
          && lines.contains { $0.hasPrefix("failed: ") })
    }
  }

  @Test(
    "What is wrong with a file is told in full with the first of its cases",
    arguments: [true, false])
  func casesOfOneFile(isVerbose: Bool) {
    let wrong = (4...5).map { Diagnostic.made(.error, "unknown verb “pussh”", line: $0) }
    let own = Diagnostic.made(.error, "this is wrong in the second alone", line: 6)
    let results = [("one", wrong), ("two", wrong + [own]), ("three", [own])].enumerated().map {
      TestResult(
        TestedScenario(path: "day.scenario", caseName: $1.0, number: $0), cannotRun: $1.1)
    }
    let lines = WrittenLines()
    var report = TestLines(isVerbose: isVerbose) { lines.all.append($0) }
    report.take(results + [.made(.errored, wrong, path: "eve.scenario")])
    let told = [wrong[0], own].map { words in lines.all.count { $0 == words.description } }
    #expect(told == (isVerbose ? [3, 2] : [2, 1]), "\(lines.all)")
    let repeated = lines.all.filter { $0.hasPrefix("the same ") }
    let words = ["the same mistakes as day.scenario[one]", "the same mistake as day.scenario[two]"]
    #expect(repeated == (isVerbose ? [] : words))
  }

  @Test("The times that a report wrote are read from it again", arguments: [true, false])
  func times(isXML: Bool) throws {
    let names = ["a b", "<&\">'", "ünï/日本", "50%", "x#y", "&lt;"]
    let results = names.enumerated().map { index, name in
      TestResult.made(
        .passed, path: "\(name).scenario", number: index, took: .milliseconds(index * 7 + 1))
    }
    let lines = WrittenLines()
    var report: any TestRecorder =
      isXML ? JUnitReport { lines.all.append($0) } : JSONReport { lines.all.append($0) }
    report.take(results)
    var times = TestTimes()
    try times.read(SourceFile(path: "report", bytes: Array(lines.all.joined().utf8)))
    for result in results {
      let read = try #require(times[result.scenario.path])
      #expect(abs((read - result.duration) / .nanoseconds(1)) < 1000, "\(result.scenario.path)")
    }
    #expect(times["none.scenario"] == nil && times.average(of: []) == .seconds(1))
  }

  @Test("A later report that names a scenario counts, and the others stay")
  func later() throws {
    var times = TestTimes()
    for (path, time) in [("a", "1"), ("b", "5"), ("./a", "3"), ("b/./", "9")] {
      let text = "<testsuite><testcase name=\"\(path)\" time=\"\(time)\"/></testsuite>"
      try times.read(SourceFile(path: "report", bytes: Array(text.utf8)))
    }
    #expect(times["a"] == .seconds(3) && times["./b"] == .seconds(9))
    let all = ["a", "b", "c"].enumerated().map { TestedScenario(path: $1, number: $0) }
    #expect(times.average(of: all) == .seconds(6), "of those that are known")
  }

  @Test("The slowest come first, among equals by path; no more than were asked for")
  func slowest() {
    let results = [("b", 5), ("a", 5), ("d", 100), ("c", 0)].map {
      TestResult.made(.passed, path: $0.0, took: .milliseconds($0.1))
    }
    func lines(_ count: Int, _ results: [TestResult]) -> [String] {
      let lines = WrittenLines()
      var report = SlowestTests(count: count) { lines.all.append($0) }
      report.take(results)
      return lines.all
    }
    #expect(
      lines(3, results) == ["slowest:", "    100.0 ms  d", "      5.0 ms  a", "      5.0 ms  b"])
    #expect(lines(9, results).count == 5 && lines(0, results) == [] && lines(3, []) == [])
  }

  @Test("TAP says where nothing is to be tested, and where testing ended early")
  func ends() {
    let lines = WrittenLines()
    var empty = TAPReport(count: 0) { lines.all.append($0) }
    empty.take([])
    #expect(lines.all == ["TAP version 13", "1..0 # SKIP no scenario is in this part"])
    var stopped = TAPReport(count: 2) { lines.all.append($0) }
    stopped.take([.made(.failed)], notPlayed: 1)
    #expect(lines.all.last == "Bail out! Stopped at the first failure.")
  }
}
