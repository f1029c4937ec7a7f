import Notifications

/// Y31, A2: an app that hears of an action by its identifier cannot tell
/// two of one identifier apart, nor one of its own from Apple's that the same word stands for (A14,
/// A15).
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
          found += [likeSystem(action)].compactMap(\.self)
          continue
        }
        if let place = action.title.place, other.action.title.wording != action.title.wording {
          found.append(finding(action, place, other.action, of: other.category, in: app))
        }
      }
    }
    return found
  }

  private func likeSystem(_ action: Action) -> Diagnostic? {
    guard SystemAction.words.contains(action.identifier), let place = action.title.place else {
      return nil
    }
    let message =
      "here \"\(action.identifier)\" stands for Apple's own action, too; give this one another "
      + "identifier"
    return note(place, message)
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
