/// Words of an app before they are resolved, with where they came from.
///
/// A text stays a `Text` until something draws it (L10): so a change of language re-words what is
/// shown, and an explanation can name key, file and line.
package struct Text: Hashable, Sendable {
  /// Where it was written; nil for what no file says.
  package var place: Place?
  /// The words, or how to find them. Behind the place, so that small
  /// fields find room behind a text.
  package var wording: Wording

  /// The words, or how to find them.
  package enum Wording: Hashable, Sendable {
    /// L12: words that were looked up when they were written never change.
    case literal(String)
    /// L11, L13: a key, looked up when it is shown, and anew in another language.
    indirect case localized(LocalizedText)
  }

  package init(_ wording: Wording, at place: Place? = nil) {
    (self.wording, self.place) = (wording, place)
  }

  /// Whether it is a key, looked up when it is shown.
  package var isKeyed: Bool {
    switch wording {
    case .literal: false
    case .localized: true
    }
  }

  /// Words that are what they are.
  package static func literal(_ words: String, at place: Place? = nil) -> Text {
    Text(.literal(words), at: place)
  }
}

/// A key of an app's string tables with its arguments (L3–L5).
package struct LocalizedText: Hashable, Sendable {
  /// The key in table `Localizable`.
  package var key: String
  /// What fills the placeholders, in order.
  package var arguments: [String]
  /// The literal that stands in where the key is missing (L14).
  package var fallback: String?

  package init(key: String, arguments: [String] = [], fallback: String? = nil) {
    (self.key, self.arguments, self.fallback) = (key, arguments, fallback)
  }
}
