import Notifications
import Scenarios

/// The words of expectations that are not so.
extension Words {
  /// What is said where a scenario was stopped before a line that fails.
  package static func failsHere(_ message: String, line: Int) -> String {
    "Line \(line) fails: \(message)".withFullStop
  }
  /// What is said once a typed expectation held.
  package static func isSo(_ expectation: String) -> String { "It is so: \(expectation)." }
  /// What is said once a typed expectation did not hold; it is not kept.
  package static func notSo(_ message: String) -> String {
    message.followed(byClause: "once more keeps it as one that fails")
  }
  /// What is said once a failing expectation was typed again, which keeps it.
  package static func keptFailing(_ expectation: String) -> String {
    "Kept, though it is not so: \(expectation)."
  }
  /// What Enter does with a failed check: it shows its moment.
  static let goesThere = "go there"
  /// Before what the check asks for.
  static let expected = "expected"
  /// Before what was found instead.
  static let actual = "actual"
  /// Before where both differ first.
  static let differs = "differs"
  /// Before the rules that explain what was found.
  static let rules = "rules"

  /// What stands in the first line.
  static func checksFail(_ count: Int) -> String {
    count.counted("expectation fails", "expectations fail")
  }
  /// The same in little room.
  static func checksFailShort(_ count: Int) -> String { "\(count)" }
  /// Where, what was expected, and what is there; the rules that made it so are
  /// in the list of complaints.
  static func fails(_ failure: ExpectationFailure) -> String {
    "\(failure.place.fileAndLine): \(failure.diagnostic.message)"
  }
  /// The first of those that fail, and where all of them are.
  static func fails(_ failure: ExpectationFailure, of count: Int) -> Sentence {
    count > 1
      ? "\(fails(failure)); \(key: .complaints) lists \(count)"
      : "\(fails(failure)); \(key: .complaints) shows it"
  }
}

extension Place {
  /// The file without its folder, and the line.
  var fileAndLine: String {
    "\(path.lastPathPart ?? "-"):\(line)"
  }
}
