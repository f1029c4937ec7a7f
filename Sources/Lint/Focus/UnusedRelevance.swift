import Notifications

/// F14: a relevance score decides what a scheduled summary features, and here no app is in one.
///
/// Told once an app, of scenarios: only they tell what the person chose.
struct UnusedRelevance: AppRule {
  static let id: RuleID = "F14"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.scheduledSummary), app.choices?.hasSummary == false,
      let content = app.contents.first(where: { $0.relevanceScore != nil }),
      let place = app.place(of: "relevance-score", .relevanceScore, in: content)
    else { return [] }
    let name = app.app.bundleIdentifier.lastPart
    let message =
      "the relevance score changes nothing here: it chooses what a summary features, and no app is in one; "
      + "write “summary on apps=\(name)” to see that"
    return [note(place, message)]
  }
}
