import Lint
import Notifications

/// Keeps a file with the same mistake on every line from filling the screen: of complaints of one rule with one
/// message in one file the first three are said, the others are one line with their count and the last place.
package struct ComplaintFold {
  private struct Key: Hashable {
    /// The file of the complaint; the line does not count.
    let path: String
    /// How bad it is: the same words as an error and as a warning are two kinds.
    let severity: Diagnostic.Severity
    /// The words, which have to be the same character for character.
    let message: String
    /// The rule behind it; nil for complaints that no rule decides.
    let rule: RuleID?

    init(_ complaint: Diagnostic) {
      path = complaint.place.path
      severity = complaint.severity
      message = complaint.message
      rule = complaint.rule
    }
  }

  private static let most = 3
  private var said: [Key: Int] = [:]
  private var others: [Key: (count: Int, last: Diagnostic)] = [:]

  /// Begins where nothing has been said.
  package init() {}

  /// All of some complaints, folded, in the order of the files.
  package static func folded(_ complaints: [Diagnostic]) -> [Diagnostic] {
    var fold = ComplaintFold()
    return (complaints.filter { fold.takes($0) } + fold.rest).inOrder
  }

  /// Whether a complaint is to be said now; where not, it is counted.
  package mutating func takes(_ complaint: Diagnostic) -> Bool {
    let key = Key(complaint)
    let count = said[key, default: 0]
    guard count >= Self.most else {
      said[key] = count + 1
      return true
    }
    others[key] = ((others[key]?.count ?? 0) + 1, complaint)
    return false
  }

  /// What was only counted: a line for each, by place.
  package var rest: [Diagnostic] {
    others.values.map { count, last in
      var line = last
      if count > 1 { line.message += " (\(count) more like this, the last here)" }
      return line
    }.inOrder
  }
}
