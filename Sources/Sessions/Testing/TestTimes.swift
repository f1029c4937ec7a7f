import Files
import Notifications

/// How long scenarios took when they were tested before, from the reports of that.
package struct TestTimes: Sendable {
  private var times: [ExactText: Duration] = [:]

  /// Knows of none.
  package init() {}

  /// Reads a report that `--junit` or `--json` wrote, besides others; the last one
  /// that names a scenario counts.
  ///
  /// - Throws: Where it is no such report.
  package mutating func read(_ file: SourceFile) throws(Diagnostic) {
    let found: [(path: String, seconds: Double)]?
    switch file.bytes.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case UInt8(ascii: "<"): found = try JUnitReport.times(in: file)
    case UInt8(ascii: "{"): found = try JSONReport.times(in: file)
    default: found = nil
    }
    guard let found else {
      let message = "this is no report of tests; give one that --junit or --json wrote"
      throw Diagnostic(Place(file.path), .error, message)
    }
    for (path, seconds) in found where seconds.isFinite && seconds >= 0 && seconds < 1e9 {
      times[Self.plain(path)] = .seconds(seconds)
    }
  }

  /// The time of a scenario by its name; nil where it is not known.
  package subscript(name: String) -> Duration? { times[Self.plain(name)] }

  /// The mean time of those that are known; a second where none is, so that scenarios are counted.
  func average(of scenarios: [TestedScenario]) -> Duration {
    let known = scenarios.compactMap { self[$0.name] }
    return known.isEmpty ? .seconds(1) : known.reduce(.zero, +) / known.count
  }

  // The same file may have been found as ./a and as a.
  private static func plain(_ path: String) -> ExactText {
    ExactText(path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"))
  }
}
