import Delivery
import Notifications

/// Y20: of many actions only the first ones show (A6, A7).
///
/// From iOS 15 on a rich view shows ten, before four, unless the policy
/// `actions.richPaneMax` says otherwise.
struct TooManyActions: AppRule {
  static let id: RuleID = "Y20"

  func findings(in app: LintedApp) -> [Diagnostic] {
    let limits = ActionLimits(app.profile, app.policies)
    let most = limits.richView
    return app.categories.compactMap { category in
      let count = category.actions.count
      guard count > most, let place = category.actions[most].title.place else { return nil }
      return note(
        place,
        "\(category.identifier) has \(count.counted("action")); a rich view shows \(most), "
          + "a banner \(limits.banner)")
    }
  }
}
