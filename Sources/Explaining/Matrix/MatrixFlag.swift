import Notifications

/// Something in a cell of a matrix that a designer or a translator should look at.
package struct MatrixFlag: Hashable, Sendable {
  /// What kind of flaw it is.
  package let kind: Kind
  /// What exactly: `summary cut after 1 of 2 lines`.
  package let words: String

  package init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// The kinds, in the order in which they are counted.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// Hidden previews, yet words of the notification show on a locked screen.
    case leak
    /// A text ends in “…” (P20, T29).
    case cut
    /// Words of another language stand in, a key stands for itself, or a literal is the same in all languages.
    case untranslated
    /// A plural form that the number asks for is missing (L26).
    case missingForm = "missing-form"
    /// The phone that it is compared with shows something else.
    case differs

    package static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Its mark; the letter is for screens without it.
    package var mark: (symbol: String, letter: String) {
      switch self {
      case .leak: ("◐", "L")
      case .cut: ("✂", "C")
      case .untranslated: ("✎", "U")
      case .missingForm: ("∅", "F")
      case .differs: ("≠", "D")
      }
    }

    /// A word for so many cells: `2 leaks`.
    package func counted(_ count: Int) -> String {
      switch self {
      case .leak: count.counted("leak")
      case .cut: "\(count) cut"
      case .untranslated: "\(count) untranslated"
      case .missingForm: "\(count.counted("form")) missing"
      case .differs: count.counted("differs", "differ")
      }
    }

    /// The word beside its mark.
    package var word: String {
      switch self {
      case .leak: "leaks"
      case .cut: "cut"
      case .untranslated: "untranslated"
      case .missingForm: "form missing"
      case .differs: "differs"
      }
    }
  }
}
