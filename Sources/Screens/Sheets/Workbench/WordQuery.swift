import Delivery
import Localization
import Notifications

/// What is typed into the workbench: languages and numbers, in any order: `pl 22`.
struct WordQuery: Hashable {
  /// Parts of the languages' names; empty for all languages.
  private(set) var languages: [String] = []
  /// What is to be counted.
  private(set) var numbers: [Int] = []
  /// What has digits and is no number to count, such as `1.5`; nil for none. Of several the last.
  private(set) var refused: String?
  /// Whether one of the words is `shown` or `hidden`, and which.
  private(set) var use: WordUse?

  init(_ text: String) {
    var rest = text.lowercased()[...]
    while let first = rest.first {
      if first.isWholeNumber {
        let digits = Self.digits(rest)
        take(digits: digits)
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter {
        let word = Self.word(rest)
        take(word)
        rest = rest.dropFirst(word.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    // A mark alone asks for nothing that there is, as a word does that is no language.
    if self == WordQuery(), !text.trimmed.isEmpty { languages = [text] }
  }

  // Nothing is asked for.
  private init() {}

  /// More is no number of notifications.
  static let mostCounted = 1_000_000_000

  // `1.5` and `1,000` are no two numbers each, but a comma behind one may be followed by a word.
  private static func digits(_ text: Substring) -> Substring {
    var digits = text.prefix { $0.isWholeNumber || $0 == "." || $0 == "," }
    while digits.last?.isWholeNumber == false { digits.removeLast() }
    return digits
  }

  private mutating func take(digits: Substring) {
    if let number = Int(digits), number <= Self.mostCounted {
      numbers.append(number)
    } else {
      refused = String(digits)
    }
  }

  // A tag goes on behind a hyphen, or as in files a low line: `es-419`, `es_419`; a number right
  // behind letters is a number: `pl22`.
  private static func word(_ text: Substring) -> String {
    var word = ""
    for character in text {
      let isJoint = character == "-" || character == "_"
      let isInTag = word.contains("-") || word.contains("_")
      guard character.isLetter || isJoint || character.isWholeNumber && isInTag else { break }
      word.append(character)
    }
    return word
  }

  private mutating func take(_ word: String) {
    // From three letters on: `hi` is Hindi.
    if word.count >= 3, "hidden".hasPrefix(word) {
      use = .placeholder
    } else if word.count >= 3, "shown".hasPrefix(word) {
      use = .summary
    } else {
      languages.append(word)
    }
  }

  /// The locales that are meant, in the order given: by tag, else by name; a known language that is
  /// none of them is tried as well.
  func locales(among all: [WordColumnTitle]) -> [WordColumnTitle] {
    languages.isEmpty ? all : languages.flatMap { Self.titles($0, among: all) }.uniqued()
  }

  private static func titles(_ word: String, among all: [WordColumnTitle]) -> [WordColumnTitle] {
    let tag = LanguageTag(word)
    let exact = all.filter { LanguageTag($0.locale.name) == tag }
    if !exact.isEmpty { return exact }
    let begun = all.filter { $0.locale.name.lowercased().hasPrefix(word) }
    if !begun.isEmpty { return begun }
    let named = all.filter { $0.names.contains { $0.lowercased().hasPrefix(word) } }
    if !named.isEmpty { return named }
    // CLDR has a name, too, for what is written as no language is: "Unknown language".
    guard LanguageTag.isLanguage(tag.name), tag.isNamed else { return [] }
    return [WordColumnTitle(WordLocale(word))]
  }
}

/// A locale of the workbench with what its language is called.
struct WordColumnTitle: Hashable, Sendable {
  /// The locale that numbers and plurals follow.
  let locale: WordLocale
  /// In English and in itself.
  let names: [String]

  init(_ locale: WordLocale) {
    self.locale = locale
    let tag = LanguageTag(locale.name)
    names = [tag.englishName, tag.ownName]
  }
}
