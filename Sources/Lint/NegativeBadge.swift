import Files
import Notifications

/// Y26, P18: a badge below 0 changes nothing.
///
/// Also where the badge stands at the wrong level: both mistakes are told at once.
struct NegativeBadge: PayloadRule {
  static let id: RuleID = "Y26"

  func findings(in payload: JSONNode) -> [Diagnostic] {
    payload.values(of: "badge").filter { ($0.integer ?? 0) < 0 }.map {
      warning($0, "a badge below 0 changes nothing; write 0 to take it away")
    }
  }
}
