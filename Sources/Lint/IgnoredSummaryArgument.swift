import Files
import Localization
import Notifications

/// Y12: an argument for a summary that never shows in one (T20, T26).
///
/// From iOS 15 on every argument is ignored; before, one whose category's format has no `%@` in any
/// language.
struct IgnoredSummaryArgument: PushRule {
  static let id: RuleID = "Y12"

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let alert = push.alert else { return [] }
    if push.app.profile >= .ios15 {
      let given = alert.members.filter { MisplacedSummaryArgument.keys.contains($0.name) }
      return given.map { note($0.key, "from iOS 15 on \($0.name) is ignored") }
    }
    guard push.content.summaryArgument != nil, let category = category(of: push),
      let key = alert.members.first(where: { $0.isNamed("summary-arg") })?.key
    else { return [] }
    let message = "the summary format of \"\(category)\" has no %@, so this is shown nowhere"
    return [note(key, message)]
  }

  /// The category, where its format has no placeholder for names in any language.
  private func category(of push: LintedPush) -> String? {
    guard let category = push.app.app.category(push.content.categoryIdentifier),
      let format = category.categorySummaryFormat
    else { return nil }
    let formats = push.app.summaryFormats(format).map(\.format)
    let isNameless = !formats.isEmpty && formats.allSatisfy { $0.isUsable && !$0.takesText }
    return isNameless ? category.identifier : nil
  }
}

extension LintedApp {
  /// A summary format in every language that has it; of a literal, the one.
  ///
  /// - Parameter text: A key that no language has gives an empty list: its absence is for Y15.
  /// - Returns: The language's name is nil for a literal, which reads the same in all.
  func summaryFormats(_ text: Text) -> [(language: String?, format: SummaryFormat)] {
    guard let key = text.key else {
      let localizer = languages.first?.localizer ?? Localizer(strings: strings, languages: [])
      return [(nil, localizer.summaryFormat(text))]
    }
    return languages.filter { $0.entry(key) != nil }.map { language in
      (language.name, language.localizer.summaryFormat(text))
    }
  }
}
