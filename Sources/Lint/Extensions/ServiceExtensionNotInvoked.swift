import Files
import Notifications

/// Y18: `mutable-content` starts no service extension without an alert, or where the app has none;
/// by `service.stringAlert` also not for an alert that is a string (V1).
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
    if aps["alert"]?.string != nil, !app.policies[.serviceStringAlert] {
      return [note(flag, "the alert is a string, so no service extension gets this")]
    }
    guard app.isWhole, app.isKnown, app.app.serviceExtension == nil else { return [] }
    let name = app.app.displayName
    return [note(flag, "\(name) has no service extension, so this changes nothing")]
  }
}
