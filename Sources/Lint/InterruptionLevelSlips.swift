import Files
import Notifications

/// Y19, R14, R15: an interruption level that is none, that the system does not know yet, or that the sound
/// overrules.
struct InterruptionLevelSlips: PushRule {
  static let id: RuleID = "Y19"

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let aps = push.payload["aps"], let node = aps["interruption-level"],
      let word = node.string
    else { return [] }
    let profile = push.app.profile
    guard profile >= .ios15 else {
      return [warning(node, "iOS \(profile.rawValue) does not know interruption-level")]
    }
    guard let level = InterruptionLevel(rawValue: word) else {
      let known = InterruptionLevel.allCases.map(\.rawValue).joined(separator: ", ")
      return [warning(node, "unknown interruption-level; write one of \(known)")]
    }
    guard push.content.sound?.isCritical == true, level != .critical else { return [] }
    return [warning(node, "the sound is critical, so this stays a critical alert")]
  }
}
