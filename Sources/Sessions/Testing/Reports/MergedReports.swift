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
    for node in root["scenarios"].map({ Array($0.elements) }) ?? [] { try add(node) }
    duration = max(duration, try root.duration("duration"))
    notPlayed += try root["counts"]?.count("notPlayed") ?? 0
  }

  private mutating func add(_ node: JSONNode) throws(Diagnostic) {
    guard let path = node["path"]?.string,
      let verdict = node["result"]?.string.flatMap(TestResult.Verdict.init(rawValue:))
    else {
      throw Diagnostic(node.place, .error, "a test of a report has a path and a result")
    }
    let name = ScenarioName(path: path, caseName: node["case"]?.string)
    var failures: [ReportedFailure] = []
    for failure in node["failures"].map({ Array($0.elements) }) ?? [] {
      failures += [try ReportedFailure(failure)].compactMap(\.self)
    }
    var result = TestResult(
      TestedScenario(
        path: path, caseName: name.caseName,
        number: try node.count("number")), reported: verdict,
      failures: failures.map(TestFailure.init))
    result.title = node["title"]?.string
    result.reason = node["reason"]?.string
    result.duration = try node.duration("duration")
    result.passedExpectations = try node.count("expectationsPassed")
    result.commandCount = try node.count("commands")
    for finding in node["diagnostics"].map({ Array($0.elements) }) ?? [] {
      result.diagnostics += [try Diagnostic(reported: finding)].compactMap(\.self)
    }
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
}
