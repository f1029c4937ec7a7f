import Notifications

/// Y38: an app whose payloads make more than ten groups fills the list with stacks.
///
/// Only of an app that is looked at as a whole: what a scenario plays shows that by itself.
struct ManyThreads: AppRule {
  static let id: RuleID = "Y38"

  private static let most = 10

  func findings(in app: LintedApp) -> [Diagnostic] {
    var threads: [String] = []
    var place: Place?
    for content in app.contents {
      let thread = content.threadIdentifier ?? ""
      if threads.contains(where: { $0.isExactly(thread) }) { continue }
      threads.append(thread)
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
