import Files
import Notifications
import Scenarios

/// The reports of several machines as one, in the order that one machine would have had.
package struct MergedReports {
  /// Each test once; of one that several reports name, the worst that one of them says.
  package var results: [TestResult] { ordered() }
  /// How long the longest took: they ran side by side.
  package private(set) var duration = Duration.zero
  /// How many tests were left out in any of them.
  package private(set) var notPlayed = 0
  private var found: [ScenarioName: Found] = [:]
  private var order: [ScenarioName] = []

  /// What one of the reports says of a test.
  private struct Found {
    var result: TestResult
    /// The report's path.
    let report: String

    var words: String { "\(report) says “\(result.verdict.words)”" }
  }

  private let isStrict: Bool

  /// Begins with none.
  ///
  /// - Parameter isStrict: Whether warnings count.
  package init(isStrict: Bool = false) { self.isStrict = isStrict }

  /// Reads a report that `--json` wrote.
  ///
  /// - Throws: Where it is none, where a part of it makes no sense, and where it counted other tests
  ///   than it lists: what is lost of it may have failed.
  package mutating func read(_ file: SourceFile) throws(Diagnostic) {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .payload)
    let isEmpty = file.bytes.allSatisfy(\.isJSONBlank)
    if !isEmpty, var mistake = document.diagnostics.first(where: { $0.severity == .error }) {
      // The rule is about payloads.
      mistake.rule = nil
      throw mistake
    }
    guard let root = document.root, root["format"]?.string == "coversheet.test/1" else {
      throw Diagnostic(
        Place(file.path), .error,
        "this is no report that test --json wrote; give one for each machine")
    }
    guard root["scenarios"] != nil else {
      let message = "\"scenarios\" is missing; give the report whole, as test --json wrote it"
      throw Diagnostic(root.place, .error, message)
    }
    var tally = TestTally()
    for node in try root.list("scenarios") {
      let result = try Self.result(node)
      tally.add(result)
      add(Found(result: isStrict ? result.strict : result, report: file.path))
    }
    duration = max(duration, try root.duration("duration"))
    guard let counts = root["counts"] else { return }
    try counts.require(tally)
    notPlayed += try counts.count("notPlayed")
  }

  // Machines may differ in what they play on: what is wrong on one of them is wrong.
  private mutating func add(_ new: Found) {
    let name = new.result.scenario.identity
    guard var worse = found[name] else {
      order.append(name)
      found[name] = new
      return
    }
    var better = new
    let (one, other) = (worse.result.verdict, better.result.verdict)
    if one != TestResult.Verdict.allCases.last(where: { $0 == one || $0 == other }) {
      swap(&worse, &better)
    }
    if worse.result.verdict.isFailure, one != other {
      worse.result.warn(
        "\(worse.words), \(better.words); the worse counts", at: Place(name.path))
    }
    found[name] = worse
  }

  private static func result(_ node: JSONNode) throws(Diagnostic) -> TestResult {
    guard let path = node["path"]?.string,
      let verdict = node["result"]?.string.flatMap(TestResult.Verdict.init(rawValue:))
    else {
      throw Diagnostic(node.place, .error, "a test of a report has a path and a result")
    }
    var failures: [ReportedFailure] = []
    for failure in try node.list("failures") {
      failures += [try ReportedFailure(failure)].compactMap(\.self)
    }
    var result = TestResult(
      TestedScenario(
        path: path, caseName: node["case"]?.string,
        number: try node.count("number")), reported: verdict,
      failures: failures.map(TestFailure.init))
    result.title = node["title"]?.string
    result.reason = node["reason"]?.string
    result.duration = try node.duration("duration")
    result.passedExpectations = try node.count("expectationsPassed")
    result.commandCount = try node.count("commands")
    for finding in try node.list("diagnostics") {
      result.diagnostics += [try Diagnostic(reported: finding)].compactMap(\.self)
    }
    return result
  }

  // Parts keep the numbers that all tests had, so that cases come in the order of their file.
  private func ordered() -> [TestResult] {
    order.compactMap { found[$0]?.result }.ordered { left, right in
      let (one, other) = (left.scenario, right.scenario)
      if one.path.isExactly(other.path) { return one.number < other.number }
      return one.path.precedesExactly(other.path)
    }
  }
}
