import Notifications

/// D1: an app sends a lot, and no thread says what of it belongs together (G3).
///
/// Only of an app that is looked at as a whole, by its samples.
struct NoThreads: AppRule {
  static let id: RuleID = "D1"

  // Fewer are too few to tell: an app may have one matter.
  private static let most = 7

  func findings(in app: LintedApp) -> [Diagnostic] {
    let seen = app.contents.filter(\.hasAlert)
    guard app.profile.has(.grouping), !app.app.isStandIn, seen.count > Self.most,
      seen.allSatisfy({ $0.threadIdentifier == nil }),
      case .payload(let source)? = seen.first?.userInfo
    else { return [] }
    let message =
      "none of the app's \(seen.count) payloads has a thread-id, so all of them are one group; give those one "
      + "that belong together"
    return [note(source.place, message)]
  }
}
