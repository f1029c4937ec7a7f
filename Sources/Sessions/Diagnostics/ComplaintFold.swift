import Lint
import Notifications

/// Keeps a file with the same mistake on every line from filling the screen: of complaints of one
/// rule with one message in one file the first three are said, the others are one line with their
/// count and the last place.
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

  /// What came of one kind.
  private struct Tally {
    private static let mostSaid = 3
    private var said = 0
    /// How many were only counted.
    private(set) var others = 0
    /// The last of those.
    private(set) var last: Diagnostic?

    mutating func takes(_ complaint: Diagnostic) -> Bool {
      guard said >= Self.mostSaid else {
        said += 1
        return true
      }
      others += 1
      last = complaint
      return false
    }
  }

  private var tallies: [Key: Tally] = [:]

  /// Begins where nothing has been said.
  package init() {}

  /// All of some complaints, folded, in the order of the files.
  package static func folded(_ complaints: some Collection<Diagnostic>) -> [Diagnostic] {
    if complaints.isEmpty { return [] }
    var fold = ComplaintFold()
    return (complaints.filter { fold.takes($0) } + fold.rest).inOrder
  }

  /// Whether a complaint is to be said now; where not, it is counted.
  package mutating func takes(_ complaint: Diagnostic) -> Bool {
    tallies[Key(complaint), default: Tally()].takes(complaint)
  }

  /// What was only counted: a line for each, by place.
  package var rest: [Diagnostic] {
    tallies.values.compactMap { tally in
      guard var line = tally.last else { return nil }
      if tally.others > 1 { line.message += " (\(tally.others) more like this, the last here)" }
      return line
    }.inOrder
  }
}
