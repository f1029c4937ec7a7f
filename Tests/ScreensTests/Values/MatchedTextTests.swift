import TestSupport
import Testing

@testable import Screens

@Suite("Finding a text in others")
struct MatchedTextTests {
  static let seeds: [UInt64] = Array(1...50)
  private static let letters = [
    "a", "A", "b", "é", "É", "e\u{301}", "日", "ß", " ", "İ", "ш", "Ш", "Σ", "ς", "👍🏽", "1", "-",
  ]

  @Test("What is found stands out, and what stands out is found", arguments: seeds)
  func agrees(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    for _ in 0..<40 {
      let pattern = random.text(random.number(1...3), of: Self.letters)
      let text = random.text(random.number(0...8), of: Self.letters)
      let matcher = try #require(TextMatcher(pattern))
      let pieces = matcher.pieces(of: text)
      #expect(pieces.map(\.text).joined() == text)
      let standsOut = pieces.contains(where: \.isHit)
      #expect(standsOut == matcher.matches(text), "“\(pattern)” in “\(text)”")
    }
  }

  @Test(
    "Small letters find capitals, capitals find themselves, and an accent is one however it is written",
    arguments: [
      ("cafe", "Café", false), ("café", "CAFÉ", true), ("café", "cafe\u{301}", true),
      ("cafe\u{301}", "Café", true), ("CAFÉ", "CAFE\u{301}", true), ("Café", "café", false),
      ("straße", "STRASSE", false), ("ШАГ", "шаг", false), ("шаг", "ШАГ", true),
      ("日本", "東日本", true), ("σας", "ΣΑΣ", true), ("σασ", "Σας", true), ("ΣΑΣ", "σας", false),
      ("", "a", nil), ("x", "", false), ("a", "A", true), ("A", "a", false), ("ab", "xaB", true),
      ("[", "a[b", true), ("{", "[", false), ("@", "`", false), ("k2", "K2", true),
      ("cafe", "cafe\u{301}", false), ("cafe", "cafe\u{301} Cafe", true), ("f", "für", true),
      ("7", "7\u{FE0F}\u{20E3}", false), ("a", "a日", true),
    ] as [(String, String, Bool?)])
  func finds(pattern: String, text: String, isFound: Bool?) {
    #expect(TextMatcher(pattern)?.matches(text) == isFound)
  }

  @Test(
    "What is drawn is found and stands out, whatever marks, tabs and line breaks are in it",
    arguments: [
      ("from anna", "from \u{2068}Anna\u{2069} now", ["from \u{2068}Anna"]),
      ("tab here", "a tab\there", ["tab\there"]),
      ("words break", "words\r\nbreak", ["words\r\nbreak"]),
      ("from é", "from\u{200B} \u{200F}É", ["from\u{200B} \u{200F}É"]),
      ("wordsbreak", "words\nbreak", []),
      ("\u{200E}a", "a", ["a"]), ("don’t", "I don’t", ["don’t"]),
      ("einladung", "Die Ein\u{AD}ladung", ["Ein\u{AD}ladung"]),
      ("Einla\u{AD}dung", "x Einladung", ["Einladung"]),
      ("coopera", "co\u{AD}op\u{200B}er\u{34F}a", ["co\u{AD}op\u{200B}er\u{34F}a"]),
      ("10 h", "at 10\u{202F}h", ["10\u{202F}h"]), ("x\u{2009}y", "x\u{A0}y", ["x\u{A0}y"]),
      ("1 000", "1\u{2007}000", ["1\u{2007}000"]), ("·é", "a ·é", ["·é"]),
    ])
  func drawn(pattern: String, text: String, hits: [String]) throws {
    let matcher = try #require(TextMatcher(pattern))
    #expect(matcher.matches(text) == !hits.isEmpty)
    let pieces = matcher.pieces(of: text)
    #expect(pieces.filter(\.isHit).map(\.text) == hits)
    #expect(pieces.map(\.text).joined() == text)
  }

  @Test(
    "Each place stands out once, from the left",
    arguments: [
      ("an", "banana", ["b", "[an]", "[an]", "a"]), ("aa", "aaaa", ["[aa]", "[aa]"]),
      ("aa", "aaa", ["[aa]", "a"]), ("x", "abc", ["abc"]), ("abc", "abc", ["[abc]"]), ("b", "", []),
      ("é", "re\u{301}sume\u{301}", ["r", "[e\u{301}]", "sum", "[e\u{301}]"]),
    ])
  func pieces(pattern: String, text: String, wanted: [String]) throws {
    let pieces = try #require(TextMatcher(pattern)).pieces(of: text)
    #expect(pieces.map { $0.isHit ? "[\($0.text)]" : $0.text } == wanted)
  }

  @Test(
    "Words stand apart, text in quotes is one, and what has no text is none",
    arguments: [
      ("", []), ("  ", []), ("one two", ["one", "two"]), (" one  two ", ["one", "two"]),
      ("\"one two\" three", ["one two", "three"]), ("app:\"Tea Time\"", ["app:Tea Time"]),
      ("\"one two", ["one two"]), ("\"\"", []), ("a\"b c\"d", ["ab cd"]),
      ("!\"no way\"", ["!no way"]),
    ])
  func words(text: String, words: [String]) {
    #expect(ListFilter.words(text) == words)
  }

  @Test(
    "A term says what is looked at, and whether it must not be so",
    arguments: [
      ("critical", ".critical"), ("CRITICAL", ".critical"), ("!critical", "!.critical"),
      ("app:mail", "app mail"), ("!APP:mail", "!app mail"), ("thread:a", "thread a"), ("app:", "-"),
      ("thread:", "-"), ("!", "-"), ("!!x", "!text !x"), ("criticals", "text criticals"),
      ("app", "text app"), ("x:y", "text x:y"),
    ])
  func terms(text: String, wanted: String) {
    let shown = ListFilter.terms(text).map { term in
      let kind =
        switch term.kind {
        case .app(let matcher): "app \(matcher.pattern)"
        case .thread(let matcher): "thread \(matcher.pattern)"
        case .critical: ".critical"
        case .text(let matcher): "text \(matcher.pattern)"
        }
      return (term.isNegated ? "!" : "") + kind
    }
    #expect((shown.first ?? "-") == wanted && shown.count <= 1)
  }

  @Test(
    "A filter leaves just what its terms fit, and a search under it finds that", arguments: seeds)
  func filtered(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let terms = [
      "app:mail", "app:messages", "thread:family", "thread:trip", "critical", "cake", "e", "i",
      "!critical", "!e", "!app:mail", "\"at six\"", "Jo", "!Jo",
    ]
    let typed = (0..<random.number(1...3)).map { _ in random.pick(terms) }.joined(separator: " ")
    var harness = ScreenHarness.morning()
    harness.type("f" + typed)
    harness.press(.enter)
    let wanted = harness.state.list.numbersFromTop().map { Int($0) }.filter { number in
      ListFilter.terms(typed).allSatisfy { $0.fits(number, in: harness.state) }
    }
    let shown = harness.model.list.filter?.rows.numbers(harness.state).map { Int($0) }
    #expect(shown == wanted, "\(typed)")
    harness.type("/e")
    let found = wanted.filter { number in
      TextMatcher("e").map { harness.state.says($0, number) } ?? false
    }
    #expect(harness.model.list.search?.hits.count == found.count, "\(typed)")
  }
}
