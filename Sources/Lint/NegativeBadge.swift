import Files
import Notifications

/// Y26, P18: a badge below 0 changes nothing.
struct NegativeBadge: PayloadRule {
  static let id: RuleID = "Y26"

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let badge = payload["aps"]?["badge"], let number = badge.integer, number < 0 else {
      return []
    }
    return [warning(badge, "a badge below 0 changes nothing; write 0 to take it away")]
  }
}
