import Files
import Notifications

/// A failure as the JSON of a report has it, whole, so that another report can say the same.
struct ReportedFailure: Hashable, Sendable {
  /// Where and what, in one line.
  let diagnostic: Diagnostic
  /// The whole complaint, a line each.
  let lines: [String]
  /// What opens the scenario before the line; nil where nothing does.
  let openingCommand: String?
  /// What random choices were made from; nil where none were.
  let seed: String?
  private let texts: [String: String]
  private let rules: [String]

  /// Nil where a part of it is missing.
  ///
  /// - Throws: Where it is at no place that a file can have.
  init?(_ node: JSONNode) throws(Diagnostic) {
    guard let diagnostic = try Diagnostic(reported: node) else { return nil }
    self.diagnostic = diagnostic
    let own = node["lines"]?.elements.compactMap(\.string) ?? []
    lines = own.isEmpty ? [diagnostic.description] : own
    openingCommand = node["open"]?.string
    seed = node["seed"]?.string
    rules = node["rules"]?.elements.compactMap(\.string) ?? []
    texts = Dictionary(
      Self.textKeys.compactMap { key in node.member(named: key)?.string.map { (key, $0) } }
    ) { $1 }
  }

  /// One that was played here.
  init(_ failure: TestFailure) {
    let expectation = failure.expectation
    (diagnostic, lines) = (failure.diagnostic, failure.lines)
    (openingCommand, seed) = (failure.openingCommand, failure.seed.map(String.init))
    rules = expectation?.rules.map(\.description) ?? []
    let told = [
      expectation?.expectation, expectation?.expected, expectation?.actual,
      expectation?.firstDifference, expectation?.command,
    ]
    texts = Dictionary(uniqueKeysWithValues: zip(Self.textKeys, told)).compactMapValues(\.self)
  }

  private static let textKeys = ["expectation", "expected", "actual", "firstDifference", "command"]

  /// As for a failure that was played here.
  var comparedTexts: (expected: String, actual: String)? {
    guard texts["firstDifference"] != nil, let expected = texts["expected"],
      let actual = texts["actual"]
    else { return nil }
    return (expected, actual)
  }

  /// As a report has it.
  var json: JSONValue {
    guard case .object(let members) = diagnostic.json else { return diagnostic.json }
    return .object(
      members.filter { !["severity", "rule"].contains($0.key) } + [
        .init("expectation", .optional(texts["expectation"])),
        .init("expected", .optional(texts["expected"])),
        .init("actual", .optional(texts["actual"])),
        .init("firstDifference", .optional(texts["firstDifference"])),
        .init("rules", .array(rules.map(JSONValue.string))),
        .init("command", .optional(texts["command"])), .init("seed", .optional(seed)),
        .init("open", .optional(openingCommand)),
        .init("lines", .array(lines.map(JSONValue.string))),
      ])
  }
}

extension Diagnostic {
  /// A finding or a failure of a report; nil where a part of it is missing.
  ///
  /// - Throws: Where it is at no place that a file can have.
  init?(reported node: JSONNode) throws(Diagnostic) {
    guard let path = node["path"]?.string, node["line"] != nil, node["column"] != nil,
      let message = node["message"]?.string
    else { return nil }
    let (line, column) = (try node.count("line"), try node.count("column"))
    let severity = node["severity"]?.string.flatMap(Severity.init(rawValue:)) ?? .error
    self.init(
      Place(path, line: line, column: column), severity, message,
      rule: node["rule"]?.string.map { RuleID($0) })
  }
}

extension TestFailure {
  /// What a report says of it: of one that was read, the same again.
  var report: ReportedFailure { reported ?? ReportedFailure(self) }
}
