import Localization
import Notifications

/// What the actions of a category are called in one locale.
package struct ActionColumn: Sendable {
  /// The locale that the phone is imagined to be in.
  package let locale: WordLocale
  /// In the order of the category.
  package let titles: [Title]

  /// What an action is called.
  package struct Title: Hashable, Sendable {
    /// The action's identifier.
    package let identifier: String
    /// The words as they would be shown.
    package let words: String
    /// Whether words of another language stand there.
    package let isStandIn: Bool
    /// What is missing or wrong, each with its place.
    package let flaws: [Diagnostic]
  }

  /// Looks at the phone as it would speak in a locale.
  package init(_ subject: WordSubject, in locale: WordLocale, on state: State) {
    self.locale = locale
    let state = state.speaking(locale.locale, [locale.name], of: subject.app)
    let localizer = state.localizer(of: subject.app)
    let isStandIn = !state.hasWords(in: locale, of: subject.app)
    let actions = state.app(subject.app)?.app.category(subject.category)?.actions ?? []
    titles = actions.map { action in
      let resolved = localizer.resolve(action.title, for: .label)
      return Title(
        identifier: action.identifier, words: resolved.words,
        isStandIn: isStandIn || resolved.found?.isStandIn == true,
        flaws: localizer.missingKey(action.title).map { [$0] }
          ?? (resolved.found.flatMap(localizer.sourceTextNote).map { [$0] } ?? [])
          + resolved.diagnostics)
    }
  }
}
