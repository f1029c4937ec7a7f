import Notifications

/// Words that are ready to be shown, with an account of how they were made.
///
/// Everything that the interface says about a text comes from here: the words, the mark for a
/// flawed one, and the steps that *why* lists.
package struct ResolvedText: Hashable, Sendable {
  /// What is shown, in logical order (L34).
  package var words: String
  /// How they were made, in the order it happened.
  package var steps: [TextStep]
  /// What is wrong with the text, its arguments or its table; where it is
  /// flawed, show a mark beside it.
  package var diagnostics: [Diagnostic]

  /// A text without steps was made by the program itself.
  package init(words: String, steps: [TextStep] = [], diagnostics: [Diagnostic] = []) {
    (self.words, self.steps, self.diagnostics) = (words, steps, diagnostics)
  }

  /// The rules that made the words, in the order they acted; empty for a plain literal.
  package var account: [Reason] { steps.flatMap(\.reasons) }

  /// Whether it does not say what its author meant.
  package var isFlawed: Bool { diagnostics.contains { $0.severity > .note } }

  /// H5, H9: whether a hidden placeholder says nothing: it is empty, or nothing is left of it once
  /// what cannot be filled was taken out.
  package var saysNothing: Bool {
    words.isEmpty || isFlawed && words.allSatisfy(\.isWhitespace)
  }

  /// The forms that were chosen by a number, the outermost first.
  ///
  /// Empty where nothing was counted.
  package var plurals: [PluralChoice] {
    steps.compactMap { step in
      guard case .plural(let choice) = step else { return nil }
      return choice
    }
  }

  /// The entry that the key led to; nil for literals and missing keys.
  ///
  /// Where a text was found and stood in for another language, `FoundString.standIn` says why.
  package var found: FoundString? {
    for case .found(let found) in steps { return found }
    return nil
  }
}
