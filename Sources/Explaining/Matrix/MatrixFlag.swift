import Notifications

/// Something in a cell of a matrix that a designer or a translator should look at.
package struct MatrixFlag: Hashable, Sendable {
  /// What kind of flaw it is.
  package let kind: Kind
  /// What exactly: `summary cut after 1 of 2 lines`.
  package let words: String
  /// Whether the app's developer set it so by name, so that it is a note and no finding.
  package let isChosen: Bool
  /// Where it can be mended; nil where no file of the app says it.
  package let source: WordSource?

  package init(
    _ kind: Kind, _ words: String, isChosen: Bool = false, source: WordSource? = nil
  ) {
    (self.kind, self.words, self.isChosen, self.source) = (kind, words, isChosen, source)
  }

  /// What the title of an action is called in the words of a flag.
  static func name(ofAction identifier: String) -> String { actionMark + identifier }

  /// Whether it is about the title of an action, which is the same in all cells of a row.
  package var isAboutAction: Bool { words.hasPrefix(Self.actionMark) }

  private static let actionMark = "action "

  /// The kinds, the worst first.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// A plural form that the number asks for is missing (L26).
    case missingForm = "missing-form"
    /// Words of another language stand in, a key stands for itself, or a literal is
    /// the same in all languages.
    case untranslated
    /// A text ends in “…” (P20, T29).
    case cut
    /// Hidden previews, yet words of the notification show on a locked screen.
    case leak
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

    /// A word for so many cells: `2 cut`.
    package func counted(_ count: Int) -> String {
      switch self {
      case .leak: "\(count) \(count == 1 ? "shows" : "show") too much"
      case .cut: "\(count) cut"
      case .untranslated: "\(count) untranslated"
      case .missingForm: "\(count.counted("form")) missing"
      case .differs: count.counted("differs", "differ")
      }
    }

    /// The word beside its mark.
    package var word: String {
      switch self {
      case .leak: "shows too much"
      case .cut: "cut"
      case .untranslated: "untranslated"
      case .missingForm: "form missing"
      case .differs: "differs"
      }
    }
  }
}
