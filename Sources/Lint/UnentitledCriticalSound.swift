import Files
import Notifications

/// Y7, R2, R3: a critical sound of an app without the entitlement is an ordinary one.
///
/// The same is said whether the app's files lack it or are not known, so that a payload gets what
/// its folder and its app get.
struct UnentitledCriticalSound: PushRule {
  static let id: RuleID = "Y7"

  func findings(in push: LintedPush) -> [Diagnostic] {
    let app = push.app
    guard push.content.sound?.isCritical == true, app.profile >= .ios12,
      !app.app.isEntitledToCriticalAlerts,
      let critical = push.payload["aps"]?["sound"]?["critical"]
    else { return [] }
    return [warning(critical, "\(CriticalEntitlement.lacking), this is an ordinary sound")]
  }
}

/// The entitlement that lets an app alert critically (R2).
enum CriticalEntitlement {
  /// What to say where it is not there, at the beginning of a sentence. A comma and what follows
  /// from it stand behind.
  static let lacking =
    "without the entitlement com.apple.developer.usernotifications.critical-alerts, which no file of the "
    + "app gives it"
}
