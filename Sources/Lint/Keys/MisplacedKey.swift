import Files
import Notifications

/// Y6: a known key at the wrong level has no effect.
struct MisplacedKey: PayloadRule {
  static let id: RuleID = "Y6"
  var reads: ValueReads { .none }

  /// Those that stand above or below it by mistake. Others, such as `event`, are words that apps use for
  /// their own at the top.
  private static let belongInAps = [
    "category", "badge", "sound", "mutable-content", "content-available",
  ]

  /// Those that have no effect beside `aps`. Where `aps` has an alert, another is the app's own.
  ///
  /// - Parameter payload: The whole document.
  static func belong(inApsOf payload: JSONNode) -> [String] {
    belongInAps + (payload["aps"]?["alert"] == nil ? ["alert"] : [])
  }

  /// Those that have no effect in `alert`.
  ///
  /// - Parameter aps: A live activity's alert has a sound of its own.
  static func belong(aboveAlertOf aps: JSONNode) -> [String] {
    belongInAps.filter { $0 != "sound" || !aps.isForLiveActivity }
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    var findings = misplaced(
      in: payload, Self.belong(inApsOf: payload), "at the top level", "move it into aps")
    findings += misplaced(in: aps, PayloadKeys.alertTexts, "in aps", "move it down into alert")
    if let alert = aps["alert"], alert.isObject {
      let keys = Self.belong(aboveAlertOf: aps)
      findings += misplaced(in: alert, keys, "in alert", "move it up into aps")
    }
    return findings
  }

  private func misplaced(
    in object: JSONNode, _ keys: [String], _ where: String, _ advice: String
  ) -> [Diagnostic] {
    object.members.filter { keys.contains($0.name) }.map { member in
      warning(member.key, "\(member.name) has no effect \(`where`); \(advice)")
    }
  }
}
