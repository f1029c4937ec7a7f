import Notifications

/// Y38: an app whose payloads make more than ten groups fills the list with stacks.
///
/// Only of an app that is looked at as a whole: what a scenario plays shows that by itself.
struct ManyThreads: AppRule {
  static let id: RuleID = "Y38"

  private static let most = 10

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.grouping) else { return [] }
    // G5: compared byte by byte.
    var threads: Set<ExactText> = []
    var place: Place?
    for content in app.contents where content.hasAlert {
      guard threads.insert(ExactText(content.threadIdentifier ?? "")).inserted else { continue }
      if threads.count == Self.most + 1, case .payload(let source) = content.userInfo {
        place = source.place
      }
    }
    guard let place else { return [] }
    let message =
      "with this one the payloads make \(threads.count) groups; a thread is for what people follow, "
      + "not for each message"
    return [note(place, message)]
  }
}
