import Files
import Notifications

/// Y24, B25: a silent push wakes only an app that has the background mode for it.
///
/// An app that is only named may have it, so nothing is said of a stand-in.
struct UnwokenApp: PushRule {
  static let id: RuleID = "Y24"

  func reads(for app: LintedApp) -> ValueReads {
    .values(of: ["content-available"], with: ["badge", "sound"])
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    let (app, content) = (push.app.app, push.content)
    guard !app.isStandIn, !app.backgroundModes.contains("remote-notification"),
      let flag = push.payload["aps"]?["content-available"], flag.isSwitchedOn,
      !content.hasAlert, content.badge == nil, content.sound == nil
    else { return [] }
    let message =
      "\(app.displayName) has no background mode remote-notification, so nothing happens; "
      + "add it to UIBackgroundModes"
    return [warning(flag, message)]
  }
}

extension JSONNode {
  /// Y25: whether a switch is on, in any spelling that works. Reported by the reader where it is
  /// not 1, and mended by `--fix`.
  var isSwitchedOn: Bool { integer == 1 || bool == true || string == "1" }
}
