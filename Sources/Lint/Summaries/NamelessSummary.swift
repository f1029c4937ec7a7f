import Localization
import Notifications

/// Y14: a summary format with a placeholder for names where no notification gives one (T14).
///
/// One notification with a name is enough, as the others' share of the list is just left out.
struct NamelessSummary: AppRule {
  static let id: RuleID = "Y14"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.categories.compactMap { category in
      guard let text = category.categorySummaryFormat, let place = text.place,
        app.summaryFormats(text).contains(where: \.format.takesText)
      else { return nil }
      let members = app.contents(of: category)
      guard members.count >= app.fewestMembers,
        members.allSatisfy({ $0.summaryArgument?.isEmpty ?? true })
      else { return nil }
      return warning(place, message(category, members.count))
    }
  }

  private func message(_ category: Category, _ count: Int) -> String {
    let who =
      count == 1 ? "its one notification has no" : "none of its \(count) notifications has a"
    return "the summary format of \"\(category.identifier)\" has a %@, but \(who) summary-arg; "
      + "the default text is shown"
  }
}
