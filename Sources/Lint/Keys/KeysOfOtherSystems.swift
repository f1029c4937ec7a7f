import Files
import Notifications

/// L1: keys of an alert that a system's version does not document yet, or does not read any more.
///
/// Notes: the payload is good for another version, and `--os` shows what it does there.
struct KeysOfOtherSystems: PushRule {
  static let id: RuleID = "L1"

  func reads(for app: LintedApp) -> ValueReads { .none }

  func findings(in push: LintedPush) -> [Diagnostic] {
    let profile = push.app.profile
    return (push.alert.map { Array($0.members) } ?? []).compactMap { member in
      if !profile.has(.subtitleKey), member.name.hasPrefix("subtitle-loc-"),
        PayloadKeys.alert.contains(member.name)
      {
        return note(
          member.key, "\(member.name) is documented from iOS 13 on; --os=13 is sure to have it")
      }
      guard !profile.has(.actionKey), member.name == "action-loc-key" else { return nil }
      return note(member.key, "from iOS 10 on action-loc-key is ignored; a category has actions")
    }
  }
}
