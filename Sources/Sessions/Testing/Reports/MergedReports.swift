import Files
import Notifications
import Scenarios

/// The reports of several machines as one, in the order that one machine would have had.
package struct MergedReports {
  /// Each test once; of one that several reports name, what the last says.
  package var results: [TestResult] { ordered() }
  /// How long the longest took: they ran side by side.
  package private(set) var duration = Duration.zero
  /// How many tests were left out in any of them.
  package private(set) var notPlayed = 0
  private var found: [ScenarioName: TestResult] = [:]
  private var order: [ScenarioName] = []

  /// Begins with none.
  package init() {}

  /// Reads a report that `--json` wrote.
  ///
  /// - Throws: Where it is none, and where a part of it makes no sense.
  package mutating func read(_ file: SourceFile) throws(Diagnostic) {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .payload)
    if let mistake = document.diagnostics.first(where: { $0.severity == .error }) { throw mistake }
    guard let root = document.root, root["format"]?.string == "coversheet.test/1" else {
      throw Diagnostic(
        Place(file.path), .error,
        "this is no report that test --json wrote; give one for each machine")
    }
    for node in root["scenarios"].map({ Array($0.elements) }) ?? [] { try add(node) }
    duration = max(duration, Self.duration(root["duration"]))
    notPlayed += root["counts"]?["notPlayed"]?.integer.map { Int(clamping: $0) } ?? 0
  }

  private mutating func add(_ node: JSONNode) throws(Diagnostic) {
    guard let path = node["path"]?.string,
      let verdict = node["result"]?.string.flatMap(TestResult.Verdict.init(rawValue:))
    else {
      throw Diagnostic(node.place, .error, "a test of a report has a path and a result")
    }
    let name = ScenarioName(path: path, caseName: node["case"]?.string)
    let failures = node["failures"]?.elements.compactMap { ReportedFailure($0) } ?? []
    var result = TestResult(
      TestedScenario(
        path: path, caseName: name.caseName,
        number: Int(clamping: node["number"]?.integer ?? 0)), reported: verdict,
      failures: failures.map(TestFailure.init))
    result.title = node["title"]?.string
    result.reason = node["reason"]?.string
    result.duration = Self.duration(node["duration"])
    result.passedExpectations = Int(clamping: node["expectationsPassed"]?.integer ?? 0)
    result.commandCount = Int(clamping: node["commands"]?.integer ?? 0)
    result.diagnostics = node["diagnostics"]?.elements.compactMap { Diagnostic(reported: $0) } ?? []
    if found.updateValue(result, forKey: name) == nil { order.append(name) }
  }

  // Parts keep the numbers that all tests had, so that cases come in the order of their file.
  private func ordered() -> [TestResult] {
    let all = order.compactMap { found[$0] }.enumerated()
    let sorted = all.sorted { left, right in
      let (one, other) = (left.element.scenario, right.element.scenario)
      if one.path == other.path { return (one.number, left.offset) < (other.number, right.offset) }
      return one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
    return sorted.map(\.element)
  }

  // What is no time, or longer than any test takes, is none.
  private static func duration(_ node: JSONNode?) -> Duration {
    guard let seconds = node?.double, seconds.isFinite, (0..<1e9).contains(seconds) else {
      return .zero
    }
    return .seconds(seconds)
  }
}
