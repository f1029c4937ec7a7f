import Files
import Notifications

/// Y7, R2, R3: a critical sound of an app without the entitlement is an ordinary one.
///
/// The same is said whether the app's files lack it or are not known, so that a payload gets what
/// its folder and its app get.
struct UnentitledCriticalSound: SoundRule {
  static let id: RuleID = "Y7"

  func reads(for app: LintedApp) -> ValueReads { .values(of: ["critical"]) }

  func findings(_ sound: JSONNode?, _ content: Content, _ app: LintedApp) -> [Diagnostic] {
    guard content.sound?.isCritical == true, app.profile.has(.criticalAlerts),
      !app.app.isEntitledToCriticalAlerts,
      // Or the name of the sound says so.
      let critical = sound?["critical"] ?? sound
    else { return [] }
    return [
      app.lacking(.criticalAlerts, critical.place, "this is an ordinary sound", rule: Self.id)
    ]
  }
}
