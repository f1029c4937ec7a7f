import Localization
import Notifications

/// What the actions of a category are called in one locale.
package struct ActionColumn: Sendable {
  /// The locale that the phone is imagined to be in.
  package let locale: WordLocale
  /// In the order of the category, behind an action's title what stands around what is typed.
  package let titles: [Title]

  /// What an action is called, or one of its other labels.
  package struct Title: Hashable, Sendable {
    /// The action's identifier; of what stands around what is typed with a
    /// word for it: `r · button`.
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
    titles = actions.flatMap(\.namedLabels).map { name, text in
      let resolved = localizer.resolve(text, for: .label)
      return Title(
        identifier: name, words: resolved.words,
        isStandIn: isStandIn || resolved.found?.isStandIn == true,
        flaws: localizer.missingKey(text).map { [$0] }
          ?? (resolved.found.flatMap(localizer.sourceTextNote).map { [$0] } ?? [])
          + resolved.diagnostics)
    }
  }
}

extension Action {
  /// L35: what it says, each with what that is called: its title, then the button and the
  /// placeholder of its text input.
  package var namedLabels: [(name: String, text: Text)] {
    let input = [("button", textInput?.buttonTitle), ("placeholder", textInput?.placeholder)]
    return [(identifier, title)]
      + input.compactMap { name, text in text.map { ("\(identifier) · \(name)", $0) } }
  }
}
