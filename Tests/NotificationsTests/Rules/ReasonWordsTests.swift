import Notifications
import Testing

@Suite("Reasons in words")
struct ReasonWordsTests {
  /// What stands in braces.
  private static func blanks(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }

  @Test("A judgment's blanks are filled, and nothing else of it changes", arguments: Rule.all)
  func filled(_ rule: Rule) {
    let blanks = Self.blanks(rule.judgment)
    let details = blanks.map { Reason.Detail($0, "⟨\($0)⟩") }
    let words = Reason(rule.id, details).words
    let expected = rule.judgment.replacing("{", with: "⟨").replacing("}", with: "⟩")
    #expect(words == expected)
    #expect(Reason(rule.id).words == rule.judgment, "without details it is as it stands")
  }

  @Test("A judgment's blanks have plain names, and are all closed", arguments: Rule.all)
  func blanks(_ rule: Rule) {
    #expect(rule.judgment.count { $0 == "{" } == rule.judgment.count { $0 == "}" })
    for blank in Self.blanks(rule.judgment) {
      #expect(!blank.isEmpty && blank.allSatisfy(\.isLetter), "{\(blank)} of \(rule.id)")
    }
    #expect(!Self.blanks(rule.sentence).contains { _ in true }, "a sentence holds for all")
    #expect(rule.judgment.last != "." && !rule.judgment.isEmpty, "it goes on in a line")
  }

  @Test("What a value holds is words, whatever it looks like")
  func hostile() throws {
    let rule = try #require(Rule.all.first { Self.blanks($0.judgment).count == 1 })
    let blank = Self.blanks(rule.judgment)[0]
    for value in ["", "{\(blank)}", "}{", "%@", "家族", "\u{202E}x"] {
      let words = Reason(rule.id, [Reason.Detail(blank, value)]).words
      #expect(words == rule.judgment.replacing("{\(blank)}", with: value))
    }
    let twice = Reason(rule.id, [Reason.Detail(blank, "first"), Reason.Detail(blank, "second")])
    #expect(twice.words == rule.judgment.replacing("{\(blank)}", with: "first"))
    let other = Reason(rule.id, [Reason.Detail("other", "x")])
    #expect(other.words == rule.judgment, "what is not told stays a blank")
  }

  @Test("A rule that is none is named by its id")
  func unknown() {
    #expect(Reason("Q99").words == "Q99" && Reason("").words == "")
    #expect(Rule.named("Q99") == nil && Rule.named("") == nil && Rule.named("g1") == nil)
    #expect(Rule.named("G01") == nil && Rule.named("G") == nil)
  }

  @Test("Each rule is found by its id, and those about files are Y and D", arguments: Rule.all)
  func named(_ rule: Rule) {
    #expect(Rule.named(rule.id) == rule)
    let family = rule.id.description.first
    #expect(rule.id.isAboutFiles == (family == "Y" || family == "D"))
  }

  @Test("Reasons that follow others stand behind them")
  func followed() {
    let (first, second) = ([Reason("G1"), Reason("G2")], [Reason("T1")])
    #expect(first.followed(by: second).map(\.rule) == ["G1", "G2", "T1"])
    #expect(first.followed(by: []) == first && [Reason]().followed(by: second) == second)
  }

  @Test("An id reads back from its word, and is cut behind eight bytes")
  func ids() {
    for text in ["", "G3", "Y42", "Z110", "ABCDEFGH", "é1"] {
      #expect(RuleID(text).description == text)
    }
    #expect(RuleID("ABCDEFGHI").description == "ABCDEFGH")
    #expect(RuleID("G3") != RuleID("G30") && RuleID("G3") != RuleID("g3"))
  }

  @Test("Ids are ordered by family, then by number, and never by digits")
  func order() {
    var random = SplitMix(seed: 2)
    let ids = ["A", "B", "Y"].flatMap { family in
      [1, 2, 9, 10, 11, 20, 99, 100, 110].map { RuleID("\(family)\($0)") }
    }
    for _ in 0..<20 { #expect(ids.shuffled(using: &random).sorted() == ids) }
  }

  @Test(
    "K6, K7: what is moved, doubled or left out has its rule", arguments: ReadingAdjustment.allCases
  )
  func adjustments(_ adjustment: ReadingAdjustment) {
    let isOfMonth = adjustment == .movedToNextMonth || adjustment == .skippedDay
    #expect(adjustment.rule == (isOfMonth ? "K7" : "K6"))
  }
}
