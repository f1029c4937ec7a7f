import Notifications
import Scenarios

/// The words of expectations that are not so.
extension Words {
  package static func isSo(_ expectation: String) -> String { "It is so: \(expectation)." }
  package static func notSo(_ message: String) -> String {
    "\(message); once more keeps it as one that fails"
  }
  package static func keptFailing(_ expectation: String) -> String {
    "Kept, though it is not so: \(expectation)."
  }
  static let goesThere = "go there"
  static let expected = "expected"
  static let actual = "actual"
  static let differs = "differs"
  static let rules = "rules"

  /// What stands in the first line.
  static func checksFail(_ count: Int) -> String {
    count == 1 ? "1 expectation fails" : "\(count) expectations fail"
  }
  /// The same in little room.
  static func checksFailShort(_ count: Int) -> String { "\(count)" }
  /// Where, what was expected, what is there, and the rules that made it so.
  static func fails(_ failure: ExpectationFailure) -> String {
    let rules = failure.rules.map { " \($0)" }.joined()
    return failure.place.fileAndLine + ": " + failure.diagnostic.message
      + (rules.isEmpty ? "" : " ·\(rules)")
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
    "\(path.split(separator: "/").last ?? "-"):\(line)"
  }
}
