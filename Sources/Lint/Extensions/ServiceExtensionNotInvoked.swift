import Files
import Notifications

/// Y18: `mutable-content` starts no service extension without an alert, or where the app has none.
///
/// Where the app's files are not all known, it may have one, and nothing is said.
struct ServiceExtensionNotInvoked: PushRule {
  static let id: RuleID = "Y18"

  func reads(for app: LintedApp) -> ValueReads { .values(of: ["mutable-content"]) }

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let aps = push.payload["aps"], let flag = aps["mutable-content"],
      flag.isSwitchedOn
    else { return [] }
    if !push.content.hasAlert {
      return [note(flag, "there is no alert, so no service extension gets this")]
    }
    let app = push.app
    guard app.isWhole, app.isKnown, app.app.serviceExtension == nil else { return [] }
    let name = app.app.displayName
    return [note(flag, "\(name) has no service extension, so this changes nothing")]
  }
}
