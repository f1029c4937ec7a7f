import Notifications

/// F10: filter criteria that no Focus filter of the app names: with a filter they are kept back in
/// its Focus, and without one they do nothing.
///
/// Told once for each criteria, of scenarios: only they tell what filters there are.
struct UnnamedFilterCriteria: AppRule {
  static let id: RuleID = "F10"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.focusFilter), let choices = app.choices else { return [] }
    let named = choices.filterCriteria(of: app.app.bundleIdentifier)
    var told: Set<ExactText> = []
    return app.contents.compactMap { content in
      guard let criteria = content.filterCriteria, !criteria.isEmpty,
        !named.containsExactly(criteria),
        told.insert(ExactText(criteria)).inserted,
        let place = app.place(of: "filter-criteria", .filterCriteria, criteria, in: content)
      else { return nil }
      return note(place, message(criteria, named, app))
    }
  }

  private func message(_ criteria: String, _ named: [String], _ app: LintedApp) -> String {
    let name = app.app.bundleIdentifier.lastPart
    if named.isEmpty {
      return "no Focus filter of \(name) names any criteria, so \"\(criteria)\" changes nothing; "
        + "write “focus-filter \(name) FOCUS \(criteria)” to see what it does"
    }
    let near = suggestion(for: criteria, among: named)
    return
      "no Focus filter of \(name) names the criteria \"\(criteria)\", which every filter of it keeps back"
      + near
  }
}
