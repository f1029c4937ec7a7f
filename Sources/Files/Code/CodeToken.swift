import Notifications

/// A token of Swift or Objective-C code; comments and blanks are none.
struct CodeToken: Equatable {
  /// What it is.
  enum Kind: Hashable {
    /// A name or a keyword.
    case word(String)
    /// A string with its escapes read; nil for one that code completes (`\(…)`, `%@` is text).
    case text(String?)
    /// A number as it is written.
    case number(String)
    /// Anything else, a character at a time.
    case symbol(Character)
  }

  /// What it is.
  let kind: Kind
  /// Where it begins.
  let place: Place
  /// Whether it stands in a branch of `#if` of which it is not known whether it is the app's.
  let isUncertain: Bool

  /// Whether it is a certain character.
  func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }

  /// The name, when it is one.
  var word: String? {
    guard case .word(let word) = kind else { return nil }
    return word
  }
}

/// The languages that apps are written in.
enum CodeLanguage {
  case swift, objectiveC

  /// By a file's kind, such as `swift`; nil for others.
  init?(kind: String) {
    switch kind {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
