import CICU

/// The plural rules of a language, as CLDR has them (L27).
///
///     PluralRules(language: "pl").category(of: 3)  // few
///
/// ICU has the rules; only English is built in.
package struct PluralRules: Equatable, Sendable {
  /// The language, in any spelling.
  let language: String
  /// `cldr.hebrewMany`: whether Hebrew has `many` for tens above 10, as older data had.
  let hebrewMany: Bool
  /// Whether CLDR is not asked: English is what most first frames need, and
  /// not worth loading it for.
  let areBuiltIn: Bool
  // As ICU writes it; worked out once, since hundreds of numbers may be asked about.
  private let locale: String

  /// - Parameter language: A file's spelling will do: `pt-BR`, `pt_BR`.
  package init(language: String, hebrewMany: Bool = false) {
    (self.language, self.hebrewMany) = (language, hebrewMany)
    locale = language == "en" ? language : LanguageTag(language).locale
    areBuiltIn = locale == "en" || locale == "en_US"
  }

  /// The category of a number.
  ///
  /// - Returns: `other` where ICU cannot be loaded: ask `LanguageData.problem`.
  package func category(of number: Int64) -> PluralCategory {
    areBuiltIn ? Self.english(number) : categories(of: [number])[0]
  }

  private static func english(_ number: Int64) -> PluralCategory {
    number == 1 || number == -1 ? .one : .other
  }

  private func categories(of numbers: [Int64]) -> [PluralCategory] {
    if areBuiltIn { return numbers.map(Self.english) }
    let categories = PluralMemory.categories(of: numbers, locale) { number in
      category(of: Double(number.magnitude > 1 << 53 ? Self.shortened(number) : number))
    }
    guard hebrewMany, isHebrew else { return categories }
    return zip(numbers, categories).map { number, category in
      number.magnitude > 10 && number % 10 == 0 ? .many : category
    }
  }

  // A Double would lose the last digits; no rule looks at more than six of a number so large.
  private static func shortened(_ number: Int64) -> Int64 {
    number % 1_000_000 + (number < 0 ? -1_000_000 : 1_000_000)
  }

  /// The category of a number that may have a fraction. One without a fraction may differ from the
  /// same as a whole number only for older data of Hebrew.
  package func category(of number: Double) -> PluralCategory {
    // Longer than any name of CLDR.
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8) { name in
      let length = cicu_plural_category(locale, number, name.baseAddress, Int32(name.count))
      guard length > 0, length <= name.count else { return .other }
      let word = String(decoding: name.prefix(Int(length)), as: UTF16.self)
      return PluralCategory(rawValue: word) ?? .other
    }
  }

  /// Y17: the categories into which some whole number from 0 to 999,999 falls, and `other`, each
  /// with the smallest such number; nil for an `other` that no whole number needs.
  package var needed: [NeededForm] { needed(from: 0) }

  /// The same of the numbers from one on: where a `zero` form is there, it takes 0 (L26).
  ///
  /// - Parameter first: 1 where a `zero` form is there, else 0.
  package func needed(from first: Int64) -> [NeededForm] {
    let numbers = categorized.drop { $0.number < first }
    return PluralCategory.allCases.compactMap { category in
      let smallest = numbers.first { $0.category == category }?.number
      guard smallest != nil || category == .other else { return nil }
      return NeededForm(category: category, smallest: smallest)
    }
  }

  /// The numbers with which all that a language can do with a whole number is seen: the smallest of
  /// each category, and where that is 0, which counts nothing, the next one too. Ascending.
  package var numbersToTry: [Int] {
    var numbers: Set<Int64> = []
    for form in needed {
      guard let smallest = form.smallest else { continue }
      numbers.insert(smallest)
      let next = smallest == 0 ? self.numbers(of: form.category).first { $0 > 0 } : nil
      if let next { numbers.insert(next) }
    }
    return numbers.sorted().map { Int($0) }
  }

  /// The whole numbers of a category, among those that tell all that a language does with
  /// whole numbers. Ascending.
  ///
  /// Empty for a category that the language does not use with whole numbers.
  package func numbers(of category: PluralCategory) -> [Int64] {
    categorized.filter { $0.category == category }.map(\.number)
  }

  /// Whether any number falls into a category: a whole one, a million or
  /// more of them, or a fraction.
  ///
  /// A form for which this is false is dead weight in a table. True where ICU cannot be loaded, as
  /// nothing is known of the language then.
  package func uses(_ wanted: PluralCategory) -> Bool {
    categorized.contains { $0.category == wanted }
      || Self.unusual.contains { category(of: $0) == wanted }
      || !areBuiltIn && LanguageData.problem != nil
  }

  // French has a form for whole millions, Czech one for what is not whole.
  private static let unusual = [0.1, 0.5, 1.1, 1.2, 1.5, 2.1, 2.5, 5.5, 10.5, 11.1, 1e6, 2e6, 1e7]

  // No rule looks at more than the last three digits and at what is a round number.
  private static let telling: [Int64] =
    Array(0...1000) + [
      2000, 5000, 10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 200_000, 500_000,
    ]

  private var categorized: [(number: Int64, category: PluralCategory)] {
    zip(Self.telling, categories(of: Self.telling)).map { (number: $0, category: $1) }
  }

  private var isHebrew: Bool { locale == "he" || locale.hasPrefix("he_") }
}
