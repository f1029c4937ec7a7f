import Notifications

/// Words that are ready to be shown, with an account of how they were made.
package struct ResolvedText: Hashable, Sendable {
  package var words: String
  /// The rules that made the words, in the order they acted; empty for a plain literal.
  package var account: [Reason]
}

extension Text {
  /// L3, L14, L15: the words of a text for which no string table is at hand.
  package var resolved: ResolvedText {
    switch wording {
    case .literal(let words): ResolvedText(words: words, account: [])
    case .localized(let text): text.withoutTable
    }
  }

  /// The words alone.
  package var words: String { resolved.words }
}

extension LocalizedText {
  fileprivate var withoutTable: ResolvedText {
    if let fallback { return ResolvedText(words: fallback, account: [missing, Reason("L3")]) }
    return ResolvedText(words: key.filling(arguments), account: [missing, Reason("L15")])
  }

  private var missing: Reason { Reason("L14", [Reason.Detail("key", key)]) }
}
