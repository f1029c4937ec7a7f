import Notifications

/// Y31, A2: an app that hears of an action by its identifier cannot tell
/// two of one identifier apart.
///
/// Categories of one identifier are told of by the reader, which keeps the first.
///
/// The delegate gets `actionIdentifier` and not the category, so one identifier under two titles is
/// told as one action. Actions that read alike in several categories are no mistake.
struct ActionsOfOneName: AppRule {
  static let id: RuleID = "Y31"

  func findings(in app: LintedApp) -> [Diagnostic] {
    var first: [ExactText: (action: Action, category: String)] = [:]
    var found: [Diagnostic] = []
    for category in app.app.categories {
      for action in category.actions {
        let name = ExactText(action.identifier)
        guard let other = first[name] else {
          first[name] = (action, category.identifier)
          continue
        }
        if let place = action.title.place, other.action.title.wording != action.title.wording {
          found.append(finding(action, place, other.action, of: other.category, in: app))
        }
      }
    }
    return found
  }

  private func finding(
    _ action: Action, _ place: Place, _ other: Action, of category: String, in app: LintedApp
  ) -> Diagnostic {
    let spot = other.title.place.map { " (\(app.near($0)))" } ?? ""
    let message =
      "the action \"\(action.identifier)\" has another title in \(category)\(spot), and the app "
      + "cannot tell them apart; give one of them an identifier of its own"
    return Diagnostic(place, .error, message, rule: Self.id)
  }
}
