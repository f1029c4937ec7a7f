import Localization
import Notifications

/// Y13: a summary format asks for one number, or one number and one text (T5, T6).
///
/// A format that cannot be used is not shown at all; the default text is (T6).
struct SummaryFormatShape: AppRule {
  static let id: RuleID = "Y13"

  func findings(in app: LintedApp) -> [Diagnostic] {
    // Before iOS 12 there is no summary to word.
    guard app.profile.has(.summaryFormat) else { return [] }
    return app.categories.compactMap(\.categorySummaryFormat).flatMap { text in
      app.summaryFormats(text).flatMap { language, format in
        format.diagnostics.map { named($0, language) }
      }
    }
  }

  // A catalog has all languages in one file.
  private func named(_ diagnostic: Diagnostic, _ language: String?) -> Diagnostic {
    guard let language else { return diagnostic }
    var named = diagnostic
    named.message += " in \(language)"
    return named
  }
}
