import Notifications

/// Words that are ready to be shown, with an account of how they were made.
package struct ResolvedText: Hashable, Sendable {
  /// What is shown, in logical order (L34).
  package var words: String
  /// How they were made, in the order it happened.
  package var steps: [TextStep]
  /// What is wrong with the text, its arguments or its table; where it is flawed, show a mark beside it.
  package var diagnostics: [Diagnostic]

  package init(words: String, steps: [TextStep] = [], diagnostics: [Diagnostic] = []) {
    self.words = words
    self.steps = steps
    self.diagnostics = diagnostics
  }

  /// The rules that made the words, in the order they acted; empty for a plain literal.
  package var account: [Reason] { steps.flatMap(\.reasons) }

  /// Whether it does not say what its author meant.
  package var isFlawed: Bool { diagnostics.contains { $0.severity > .note } }

  /// The forms that were chosen by a number, the outermost first.
  package var plurals: [PluralChoice] {
    steps.compactMap { step in
      guard case .plural(let choice) = step else { return nil }
      return choice
    }
  }

  /// The entry that the key led to; nil for literals and missing keys.
  package var found: FoundString? {
    for case .found(let found) in steps { return found }
    return nil
  }
}

extension Text {
  /// L3, L14, L15: the words of a text for which no string table is at hand.
  package var resolved: ResolvedText {
    if case .literal(let words) = wording {
      return ResolvedText(words: words, steps: [.literal(place)])
    }
    return Localizer.withoutTables.resolve(self)
  }

  /// The words alone, where no string table is at hand.
  package var words: String {
    if case .literal(let words) = wording { return words }
    return resolved.words
  }
}
