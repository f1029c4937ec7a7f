import Notifications

extension PrivacyAudit {
  /// The sum in a line: `1 of 9 kinds shows more than it should`.
  package var summary: String {
    if hidesNothing { return "everything shows: before iOS 11 nothing is hidden" }
    let kinds = subjects.count.counted("kind")
    return switch findingCount {
    case 0 where subjects.count == 1: "no kind shows more than it should"
    case 0: "none of \(kinds) shows more than it should"
    case 1: "1 of \(kinds) shows more than it should"
    default: "\(findingCount) of \(kinds) show more than they should"
    }
  }
}
