import Files
import Notifications

/// Y7, R2, R3: a critical sound of an app without the entitlement is an ordinary one.
struct UnentitledCriticalSound: PushRule {
  static let id: RuleID = "Y7"

  func findings(in push: LintedPush) -> [Diagnostic] {
    let app = push.app
    guard push.content.sound?.isCritical == true, app.profile >= .ios12, app.isKnown,
      !app.app.isEntitledToCriticalAlerts,
      let critical = push.payload["aps"]?["sound"]?["critical"]
    else { return [] }
    let name = app.app.displayName
    return [
      warning(critical, "\(name) is not entitled to critical alerts: this is an ordinary sound")
    ]
  }
}
