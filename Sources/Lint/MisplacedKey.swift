import Files
import Notifications

/// Y6: a known key at the wrong level has no effect.
struct MisplacedKey: PayloadRule {
  static let id: RuleID = "Y6"

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    var findings = outside(payload)
    findings += misplaced(in: aps, PayloadKeys.alertTexts, "aps", "move it down into alert")
    if let alert = aps["alert"], alert.isObject {
      let keys = PayloadKeys.aps.filter { $0 != "alert" && $0 != "thread-id" }
      findings += misplaced(in: alert, keys, "alert", "move it up into aps")
    }
    return findings
  }

  private func outside(_ payload: JSONNode) -> [Diagnostic] {
    misplaced(in: payload, PayloadKeys.aps, "the top level", "move it into aps")
  }

  private func misplaced(
    in object: JSONNode, _ keys: [String], _ level: String, _ advice: String
  ) -> [Diagnostic] {
    object.members.filter { keys.contains($0.name) }.map { member in
      warning(member.key, "\(member.name) has no effect in \(level); \(advice)")
    }
  }
}
