import Files
import Notifications

/// Y19, R14, R15: an interruption level that is none, that the system does not know yet, or that the sound
/// overrules; a relevance outside of its range.
struct InterruptionLevelSlips: PushRule {
  static let id: RuleID = "Y19"

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let aps = push.payload["aps"] else { return [] }
    let level = aps["interruption-level"]
    let score = aps.isForLiveActivity ? nil : aps["relevance-score"]
    let profile = push.app.profile
    guard profile >= .ios15 else {
      return [("interruption-level", level), ("relevance-score", score)].compactMap { name, node in
        node.map {
          warning($0, "iOS \(profile.rawValue) does not know \(name); --os=15 shows what it does")
        }
      }
    }
    return [level.flatMap { self.level($0, push) }, score.flatMap(self.score)].compactMap(\.self)
  }

  private func level(_ node: JSONNode, _ push: LintedPush) -> Diagnostic? {
    guard let level = node.string.flatMap(InterruptionLevel.init) else {
      let known = InterruptionLevel.allCases.map(\.rawValue).joined(separator: ", ")
      return warning(node, "unknown interruption-level; write one of \(known)")
    }
    let sound = push.content.sound
    if level == .critical, sound?.isCritical != true {
      if !push.app.app.isEntitledToCriticalAlerts {
        return warning(node, "\(CriticalEntitlement.lacking), this is no critical alert")
      }
      return nil
    }
    guard sound?.isCritical == true, level != .critical else { return nil }
    return warning(node, "the sound is critical, so this stays a critical alert")
  }

  private func score(_ node: JSONNode) -> Diagnostic? {
    if let score = node.double ?? node.integer.map({ Double($0) }), 0...1 ~= score { return nil }
    return warning(node, "relevance-score goes from 0 to 1")
  }
}
