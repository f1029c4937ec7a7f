import Localization
import Notifications

/// Y14: a summary format with a placeholder for names where no notification gives one (T14), or
/// where the system reads none any more (T26).
///
/// One notification with a name is enough, as the others' share of the list is just left out.
struct NamelessSummary: AppRule {
  static let id: RuleID = "Y14"

  func findings(in app: LintedApp) -> [Diagnostic] {
    // Before iOS 12 there is no summary to word.
    guard app.profile.has(.summaryFormat) else { return [] }
    return app.categories.flatMap { category -> [Diagnostic] in
      guard let text = category.categorySummaryFormat, let place = text.place else { return [] }
      let formats = app.summaryFormats(text).map(\.format)
      let outdated = formats.compactMap { $0.outdated(in: app.profile) }
      if !outdated.isEmpty { return outdated }
      return formats.contains(where: \.takesText) ? nameless(category, place, app) : []
    }
  }

  private func nameless(_ category: Category, _ place: Place, _ app: LintedApp) -> [Diagnostic] {
    let members = app.contents(of: category)
    guard members.count >= app.fewestMembers,
      members.allSatisfy({ $0.summaryArgument?.isEmpty ?? true })
    else { return [] }
    return [warning(place, message(category, members.count))]
  }

  private func message(_ category: Category, _ count: Int) -> String {
    let who =
      count == 1 ? "its one notification has no" : "none of its \(count) notifications has a"
    return "the summary format of \"\(category.identifier)\" has a %@, but \(who) summary-arg; "
      + "the default text is shown"
  }
}
