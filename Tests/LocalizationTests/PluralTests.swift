import Foundation
@testable import Localization
import Notifications
import Testing

@Suite("Plurals")
struct PluralTests {
  static let z41: [(language: String, forms: String, numbers: [Int], expected: String)] = [
    (
      "ru", "one few many other", [1, 2, 5, 11, 21, 22, 25, 101, 111],
      "one few many many one few many one many"
    ),
    (
      "ar", "zero one two few many other", [0, 1, 2, 3, 11, 100, 102, 103],
      "zero one two few many other other few"
    ),
    ("he", "one two other", [1, 2, 3, 20], "one two other other"),
    ("fr", "one other", [0, 1, 2], "one one other"),
    ("en", "zero one other", [0, 1, 2], "zero one other"),
    ("en", "one other", [0], "other"),
  ]

  @Test("Z41 (L26, L27): the form is CLDR's, and zero for exactly 0", arguments: z41)
  func vectors(language: String, forms: String, numbers: [Int], expected: String) {
    let names = forms.split(separator: " ").map(String.init)
    let localizer = localizer("%#@n@", variable("n", names.map { ($0, $0) }), language)
    let got = numbers.map { localizer.resolve(key("K"), number: $0).words }
    #expect(got.joined(separator: " ") == expected)
  }

  @Test(
    "L18, L26: Base counts as its development region does, whatever that is called",
    arguments: ["en", "English", "en_US"])
  func base(region: String) {
    let forms = variable("n", [("one", "%u letter"), ("other", "%u letters")])
    let strings = words(
      #"{"stringsdict": {"Base": {"K": {"NSStringLocalizedFormatKey": "%#@n@", \#(forms)}}}}"#,
      developmentRegion: region)
    let localizer = Localizer(strings: strings, languages: ["de"])
    #expect(
      [1, 2].map { localizer.resolve(key("K"), number: $0).words } == ["1 letter", "2 letters"])
  }

  @Test("L26: a missing form is other's, and the account names both")
  func missingForm() {
    let localizer = localizer(
      "%#@n@", variable("n", [("one", "%u file"), ("other", "%u files")]), "ru")
    let resolved = localizer.resolve(key("K"), number: 5)
    #expect(resolved.words == "5 files")
    #expect(resolved.plurals.map(\.category) == [.many])
    #expect(resolved.plurals.map(\.taken) == [.other])
    #expect(resolved.plurals.map(\.number) == ["5"])
    #expect(resolved.account.map(\.rule) == ["L17", "L4", "L26", "L28", "L5"])
  }

  @Test("L27: older data has many for Hebrew tens")
  func hebrew() {
    let numbers: [Int64] = [1, 2, 10, 20, 30, 31, 100]
    let new = numbers.map { PluralRules(language: "he").category(of: $0).rawValue }
    let old = numbers.map {
      PluralRules(language: "iw", hebrewMany: true).category(of: $0).rawValue
    }
    #expect(new.joined(separator: " ") == "one two other other other other other")
    #expect(old.joined(separator: " ") == "one two other many many other many")
  }

  @Test(
    "H10, T22: a text tells how many there are that prints the number, or words another otherwise",
    arguments: [
      ("he", [("one", "הודעה אחת"), ("two", "שתי הודעות"), ("other", "%u הודעות")], true),
      ("he", [("one", "הודעה"), ("two", "הודעה"), ("other", "הודעה")], false),
      ("pl", [("one", "nowa"), ("few", "nowe"), ("many", "nowych"), ("other", "nowej")], true),
      ("en", [("zero", "none"), ("one", "news"), ("other", "news")], false),
      ("ja", [("other", "%u件")], true), ("ja", [("other", "新着")], false),
    ])
  func told(language: String, forms: [(String, String)], isTold: Bool) {
    let localizer = localizer("%#@n@", variable("n", forms), language)
    for use in [TextUse.summary, .placeholder] {
      #expect(localizer.tellsNumber(key("K"), for: use) == isTold)
      #expect(!localizer.tellsNumber(.literal("News from Radio 4"), for: use))
      #expect(localizer.tellsNumber(.literal("%u messages"), for: use))
    }
  }

  @Test("L28: the number and a list inside one variable")
  func numberAndList() {
    let forms = variable(
      "n", [("one", "%u more message from %@"), ("other", "%u more messages from %@")])
    let localizer = localizer("%#@n@", forms, "en")
    let one = localizer.resolve(key("K"), for: .summary, number: 1, arguments: [.string("Teja")])
    let four = localizer.resolve(
      key("K"), for: .summary, number: 4, arguments: [.string("A and B")])
    #expect(one.words == "1 more message from Teja")
    #expect(four.words == "4 more messages from A and B")
    #expect(four.diagnostics.isEmpty)
  }

  @Test(
    "L24: variables and placeholders take arguments from left to right, or by number",
    arguments: [
      ("%#@a@ in %#@b@", ["1", "2"], "1 A in 2 Bs"),
      ("%2$#@b@ of %1$#@a@", ["1", "2"], "2 Bs of 1 A"),
      ("%@: %#@a@ by %@", ["x", "3", "y"], "x: 3 As by y"),
      ("%1#@a@", ["5"], "5 As"),
      ("%#@nested@", ["1", "2"], "1 with 2 Bs"),
      ("%#@silent@ %@", ["1", "x"], "a thing x"),
      ("%1$#@deep@", ["2", "1"], "2 (1 B)"),
    ])
  func severalVariables(format: String, arguments: [String], expected: String) {
    let variables = [
      variable("a", [("one", "%u A"), ("other", "%u As")]),
      variable("b", [("one", "%u B"), ("other", "%u Bs")]),
      variable("nested", [("other", "%u with %#@b@")]),
      variable("silent", [("one", "a thing"), ("other", "things")]),
      variable("deep", [("other", "%u (%2$#@b@)")]),
    ]
    let localizer = localizer(format, variables.joined(separator: ","), "en")
    #expect(localizer.resolve(key("K", arguments)).words == expected)
  }

  @Test("L9: an argument that is no number takes other; a policy makes all texts do")
  func textArguments() {
    let forms = variable("n", [("one", "one %u"), ("other", "other %u")])
    #expect(localizer("%#@n@", forms, "en").resolve(key("K", ["1"])).words == "one 1")
    #expect(localizer("%#@n@", forms, "en").resolve(key("K", ["some"])).words == "other some")
    #expect(localizer("%#@n@", forms, "en").resolve(key("K", [])).words == "other ")
    var options = LocalizationOptions()
    options.readings = .noNumericStrings
    #expect(localizer("%#@n@", forms, "en", options).resolve(key("K", ["1"])).words == "other 1")
  }

  @Test("L29: variables nest eight deep; deeper and in a circle the key is shown")
  func nesting() {
    let deep = (1...9).map { level in
      variable("v\(level)", [("other", level < 9 ? "\(level)%#@v\(level + 1)@" : "end")])
    }
    let nine = localizer("%#@v1@", deep.joined(separator: ","), "en").resolve(key("K"), number: 3)
    let eight = localizer("%#@v2@", deep.joined(separator: ","), "en").resolve(key("K"), number: 3)
    #expect(eight.words == "2345678end")
    #expect(nine.words == "K")
    #expect(nine.diagnostics.map(\.rule) == ["L29"])
    #expect(
      nine.diagnostics.map(\.message) == [
        "variables are nested more than 8 deep; the key is shown"
      ])
    let circle =
      variable("a", [("other", "%#@b@")]) + "," + variable("b", [("other", "%#@a@")])
    let round = localizer("%#@a@", circle, "en").resolve(key("K"), number: 3)
    #expect(round.words == "K")
    #expect(round.diagnostics.map(\.rule) == ["L29"])
    #expect(
      round.diagnostics.map(\.message) == ["the variable \"a\" contains itself; the key is shown"])
  }

  @Test("L29: what keeps an entry from its words is the same whichever form a number chooses")
  func nestingMistake() throws {
    let circle =
      variable("a", [("one", "%#@b@"), ("other", "%#@c@")]) + ","
      + variable("b", [("other", "%#@b@")]) + "," + variable("c", [("other", "%#@a@")])
    let localizer = localizer("%#@a@", circle, "en")
    let entry = try #require(localizer.entry("K")?.entry)
    let mistake = try #require(entry.nestingMistake)
    #expect(mistake.place == entry.place)
    for number in 1...2 {
      #expect(localizer.resolve(key("K"), number: number).diagnostics == [mistake])
    }
  }

  @Test("L29: forms that name too many variables say so, and not that they nest too deep")
  func wideForms() {
    let inner = String(repeating: "%#@b@", count: 200)
    let wide = variable("a", [("other", inner)]) + "," + variable("b", [("other", "x")])
    let resolved = localizer("%#@a@", wide, "en").resolve(key("K"), number: 3)
    #expect(resolved.words == "K")
    #expect(
      resolved.diagnostics.map(\.message) == [
        "the forms name more than 200 variables; the key is shown"
      ])
  }

  @Test(
    "L29: a text that its arguments or forms make longer than 1 MiB is its key",
    arguments: ["%#@a@", "%1$@", "%2$1000d", "%1$d"])
  func longTexts(piece: String) {
    let forms = variable("a", [("other", String(repeating: "x", count: 9000))])
    func resolved(_ count: Int) -> ResolvedText {
      localizer(String(repeating: piece, count: count), forms, "en")
        .resolve(key("K", [String(repeating: "y", count: 9000)]), number: 3)
    }
    #expect(resolved(10).words != "K")
    let long = resolved(1200)
    #expect(long.words == "K" && long.diagnostics.count <= 20)
    #expect(
      long.diagnostics.filter { $0.rule == "L29" }.map(\.message) == [
        "the text is longer than 1 MiB; the key is shown"
      ])
  }

  @Test("L27: while the rules of one language are read, another is asked about")
  func memory() {
    let found = PluralMemory.categories(of: [1, 2000], "x-outer") { number in
      number == 1
        ? PluralMemory.categories(of: [1], "x-inner") { _ in .few }[0] : .many
    }
    #expect(found == [.few, .many])
    let again = PluralMemory.categories(of: [2000, 1], "x-outer") { _ in .zero }
    #expect(again == [.zero, .few], "small numbers are kept, and others asked about again")
  }

  @Test("Variables in variables that would fill the memory end soon, with the key")
  func bomb() {
    let levels = (1...8).map { level in
      let inner = String(repeating: "%#@v\(level + 1)@", count: 50)
      return variable("v\(level)", [("other", level < 8 ? inner : "x")])
    }
    let resolved = localizer("%#@v1@", levels.joined(separator: ","), "en")
      .resolve(key("K"), number: 3)
    #expect(resolved.words == "K")
  }

  @Test("A variable that is not there, or has no other, leaves its raw text and a complaint")
  func missingVariables() {
    let forms = variable("name", [("one", "%u")])
    let missing = localizer("%#@nane@!", forms, "en").resolve(key("K"), number: 2)
    #expect(missing.words == "%#@nane@!")
    #expect(
      missing.diagnostics.map(\.message) == [
        #"'%#@nane@' names no variable of this entry; did you mean "name"?"#
      ])
    #expect(missing.diagnostics.map(\.rule) == ["L24"])
    let noOther = localizer("%#@name@!", forms, "en").resolve(key("K"), number: 2)
    #expect(noOther.words == "%#@name@!")
    #expect(noOther.diagnostics.map(\.rule) == ["Y17"])
  }

  @Test(
    "Y17: the categories that whole numbers need, with the smallest number of each",
    arguments: [
      ("en", "one 1, other 0"), ("ja", "other 0"), ("pl", "one 1, few 2, many 0, other -"),
      ("ar", "zero 0, one 1, two 2, few 3, many 11, other 100"), ("fr", "one 0, other 2"),
      ("ru", "one 1, few 2, many 0, other -"), ("cs", "one 1, few 2, other 0"),
    ])
  func needed(language: String, expected: String) {
    let needed = PluralRules(language: language).needed.map { row in
      "\(row.category) \(row.smallest.map(String.init) ?? "-")"
    }
    #expect(needed.joined(separator: ", ") == expected)
  }

  static let languages = [
    "ar", "bg", "bn", "br", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi",
    "fr", "ga", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "mt", "nl", "pl",
    "pt", "ro", "ru", "sk", "sl", "sr", "th", "tr", "uk", "zh",
  ]

  private static let tablePath = ProcessInfo.processInfo.environment["COVERSHEET_PLURALS"]

  @Test(
    "The table that .ci/plurals compares with Babel's is written where it is asked for",
    .enabled(if: tablePath != nil))
  func table() throws {
    let path = try #require(Self.tablePath)
    let numbers = Array(Int64(0)...200) + [1000, 1_000_000]
    var lines: [String] = []
    for language in Self.languages {
      let rules = PluralRules(language: language)
      lines += numbers.map { "\(language) \($0) \(rules.category(of: $0))" }
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("English, which loads no data, is as CLDR has it", arguments: ["en", "en_US"])
  func englishWithoutData(language: String) {
    let rules = PluralRules(language: language)
    for number in Int64(-30)...300 {
      let known: PluralCategory = rules.category(of: Double(number))
      #expect(rules.category(of: number) == known, "\(number)")
    }
    for words in [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]] {
      let joined = Localizer.joinedInAmericanEnglish(words)
      #expect(Localizer.joined(words, locale: language) == joined)
    }
  }
}

@Suite("Numbers to try")
struct NumbersToTryTests {
  @Test(
    "L27: the smallest number of each category, and the next where that is none",
    arguments: [
      ("en", [0, 1, 2]), ("pl", [0, 1, 2, 5]), ("ja", [0, 1]), ("ar", [0, 1, 2, 3, 11, 100]),
      ("he", [0, 1, 2, 3]), ("fr", [0, 1, 2]),
    ])
  func telling(language: String, numbers: [Int]) {
    #expect(PluralRules(language: language).numbersToTry == numbers)
  }
}
