import Notifications

/// Y44, C1: of two content extensions for one category the first is shown.
struct SharedCategories: AppRule {
  static let id: RuleID = "Y44"

  func findings(in app: LintedApp) -> [Diagnostic] {
    var first: [ExactText: String] = [:]
    return app.app.contentExtensions.flatMap { content in
      content.categories.indices.compactMap { index -> Diagnostic? in
        let category = content.categories[index]
        guard let other = first[ExactText(category)] else {
          first[ExactText(category)] = content.name
          return nil
        }
        let places = content.places.categories
        guard other != content.name,
          let place = places.indices.contains(index) ? places[index] : content.place
        else { return nil }
        return note(
          place,
          "\(other) is for the category \"\(category)\" already and is shown; \(content.name) is not"
        )
      }
    }
  }
}
