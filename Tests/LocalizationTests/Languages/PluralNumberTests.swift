import Localization
import Notifications
import Testing

@Suite("L26, L27: the plural forms of any whole number")
struct PluralNumberTests {
  /// Languages with rules of every kind.
  private static let languages = [
    "ar", "be", "br", "cs", "cy", "de", "en", "fr", "ga", "gv", "he", "hr", "ja", "kw", "lt", "lv",
    "mt", "pl", "pt-BR", "ro", "ru", "sl", "sr", "uk", "zh-Hans",
  ]

  @Test("A debt counts as what is owed", arguments: languages)
  func negative(language: String) {
    for isOld in [true, false] {
      let rules = PluralRules(language: language, hebrewMany: isOld)
      for number in [1, 2, 3, 5, 10, 11, 20, 21, 22, 100, 1_000_000] as [Int64] {
        #expect(
          rules.category(of: -number) == rules.category(of: number), "\(number) in \(language)")
      }
    }
  }

  @Test("Of a number longer than a Double the last digits count all the same", arguments: languages)
  func huge(language: String) {
    let rules = PluralRules(language: language)
    for ending in [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 101, 111, 999_999] as [Int64] {
      let (long, short) = (9_223_372_036_000_000_000 + ending, 3_000_000 + ending)
      #expect(
        rules.category(of: long) == rules.category(of: short), "\(long) in \(language)")
      #expect(rules.category(of: -long) == rules.category(of: short), "\(-long) in \(language)")
    }
    _ = [Int64.min, .max].map { (number: Int64) in rules.category(of: number) }
  }

  @Test("L27: Hebrew's older tens are many, whichever way the language is spelled")
  func hebrewTens() {
    for language in ["he", "iw", "he-IL", "he_IL"] {
      let old = PluralRules(language: language, hebrewMany: true)
      let many = (0...130).filter { old.category(of: Int64($0)) == PluralCategory.many }
      #expect(many == Array(stride(from: 20, through: 130, by: 10)), "\(language)")
      let new = PluralRules(language: language)
      #expect(!(0...130).contains { new.category(of: Int64($0)) == .many })
    }
    let hungarian = PluralRules(language: "hu", hebrewMany: true)
    #expect(hungarian.category(of: 20 as Int64) == .other)
  }

  @Test(
    "Y17: the smallest number of each category falls into it, and no smaller one",
    arguments: languages)
  func smallest(language: String) {
    let rules = PluralRules(language: language)
    let needed = rules.needed
    #expect(needed.contains { $0.category == .other })
    for form in needed {
      let category = form.category
      guard let smallest = form.smallest else {
        #expect(category == .other && rules.numbers(of: .other).isEmpty)
        continue
      }
      #expect(rules.category(of: smallest) == category)
      let first = (0...1000).first { rules.category(of: Int64($0)) == category }
      #expect(first.map { Int64($0) } ?? smallest == smallest, "\(category) in \(language)")
    }
    let found = Set((Int64(0)...2000).map { rules.category(of: $0) })
    #expect(found.isSubset(of: needed.map(\.category)), "\(language) needs more")
  }

  @Test("L26: where a zero form takes 0, other numbers decide what is needed", arguments: languages)
  func fromOne(language: String) {
    let rules = PluralRules(language: language)
    for form in rules.needed(from: 1) { #expect(form.smallest != 0) }
    let without = Set(rules.needed(from: 1).map(\.category))
    #expect(without.isSubset(of: rules.needed.map(\.category)))
  }

  @Test(
    "A form that no number takes is dead weight; one for fractions or millions is not",
    arguments: [
      ("en", "one other"), ("ja", "other"), ("pl", "one few many other"),
      ("cs", "one few many other"), ("fr", "one many other"), ("ru", "one few many other"),
      ("ar", "zero one two few many other"), ("cy", "zero one two few many other"),
      ("lv", "zero one other"), ("he", "one two other"),
    ])
  func uses(language: String, categories: String) {
    let rules = PluralRules(language: language)
    let used = PluralCategory.allCases.filter { rules.uses($0) }.map(\.rawValue)
    #expect(used.joined(separator: " ") == categories)
  }

  @Test(
    "Numbers of a category are those that fall into it, ascending, each once", arguments: languages)
  func numbers(language: String) {
    let rules = PluralRules(language: language)
    let all = PluralCategory.allCases.flatMap { category in
      let numbers = rules.numbers(of: category)
      #expect(numbers == Set(numbers).sorted())
      #expect(numbers.allSatisfy { rules.category(of: $0) == category })
      return numbers
    }
    #expect(Set(all).count == all.count && Set(0...1000).isSubset(of: all))
    let tried = rules.numbersToTry
    #expect(tried == Set(tried).sorted() && tried.allSatisfy { all.contains(Int64($0)) })
  }

  @Test(
    "L9: a text is a number where it is a decimal integer, and chooses no form else",
    arguments: [
      ("1", "one"), ("-1", "one"), ("01", "one"), ("+1", "one"), ("2", "other"), ("1.0", "other"),
      ("1 ", "other"), ("١", "other"), ("one", "other"), ("", "other"), ("1e0", "other"),
    ])
  func texts(argument: String, form: String) {
    let forms = variable("n", [("one", "one"), ("other", "other")])
    #expect(localizer("%#@n@", forms, "en").resolve(key("K", [argument])).words == form)
  }

  @Test(
    "L26: a number with a fraction takes its language's form, and exactly 0 the zero form",
    arguments: [
      ("en", 1.0, "one"), ("en", 1.5, "other"), ("en", 0.0, "zero"), ("en", -0.0, "zero"),
      ("fr", 1.5, "one"), ("fr", 0.5, "one"), ("fr", 2.0, "other"), ("ru", 1.5, "other"),
    ])
  func fractions(language: String, number: Double, form: String) {
    let forms = variable("n", [("zero", "zero"), ("one", "one"), ("other", "other")])
    let resolved = localizer("%#@n@", forms, language).resolve(key("K"), arguments: [.real(number)])
    #expect(resolved.words == form)
    #expect(resolved.plurals.map(\.number) == ["\(number)"])
  }
}
