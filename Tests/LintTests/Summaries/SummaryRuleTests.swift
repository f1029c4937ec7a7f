import Notifications
import Testing

@Suite("What is wrong with summaries")
struct SummaryRuleTests {
  @Test(
    "Y10: a summary argument outside alert is nobody's",
    arguments: [
      (
        #"{"aps":{"alert":"b","summary-arg":"Anna"}}"#,
        "1.apns:1:21: warning: summary-arg has no effect in aps; "
          + "make alert an object with its words as body, and move this into it [Y10]"
      ),
      (
        #"{"aps":{"alert":{"body":"b"}},"summary-arg-count":2}"#,
        "1.apns:1:31: warning: summary-arg-count has no effect at the top level; "
          + "move it down into alert [Y10]"
      ),
    ])
  func misplacedArgument(payload: String, complaint: String) {
    #expect(LintHarness(LintHarness.app(), sent: [payload]).findings == [complaint])
  }

  @Test("Y12: from iOS 15 on a summary argument is ignored")
  func argumentInLaterSystems() {
    let push = LintHarness.push(#""summary-arg":"Anna","summary-arg-count":2"#)
    let harness = LintHarness(LintHarness.app(), sent: [push], profile: .ios15)
    #expect(
      harness.findings == [
        "1.apns:1:29: note: from iOS 15 on summary-arg is ignored [Y12]",
        "1.apns:1:50: note: from iOS 15 on summary-arg-count is ignored [Y12]",
      ])
    #expect(LintHarness(LintHarness.app(), sent: [push]).findings == [])
  }

  @Test("Y12: before iOS 12 a summary argument is ignored", arguments: [Profile.ios10, .ios11])
  func argumentInEarlierSystems(profile: Profile) {
    let push = LintHarness.push(#""summary-arg":"Anna","summary-arg-count":2"#)
    let harness = LintHarness(LintHarness.app(), sent: [push], profile: profile)
    #expect(
      harness.findings == [
        "1.apns:1:29: note: before iOS 12 summary-arg is ignored; --os=12 shows what it does [Y12]",
        "1.apns:1:50: note: before iOS 12 summary-arg-count is ignored; --os=12 shows what it does [Y12]",
      ])
  }

  @Test("Y12: an argument for a format without %@ is shown nowhere")
  func argumentWithoutPlace() {
    let app = LintHarness.app(category: #""categorySummaryFormat":"%u more""#)
    let push = LintHarness.push(#""summary-arg":"Anna""#)
    #expect(
      LintHarness(app, sent: [push]).findings == [
        "1.apns:1:29: note: the summary format of \"C\" has no %@, so this is shown nowhere [Y12]"
      ])
  }

  @Test(
    "Y13: a format that is neither a number nor a number and a text",
    arguments: [
      ("%u more", []),
      ("%u more from %@", []),
      ("%2$@ has %1$u more", []),
      (
        "more",
        ["the summary format has no number; write %u, or %u and %@; the default text is shown"]
      ),
      (
        "%@ has %u more of %u",
        ["the summary format has 2 numbers; write %u, or %u and %@; the default text is shown"]
      ),
      ("%d more", ["'%d' is read as %u; write %u"]),
      ("%lu more from %@", ["'%lu' is read as %u; write %u"]),
    ] as [(String, [String])])
  func format(words: String, messages: [String]) {
    let harness = LintHarness(LintHarness.app(category: #""categorySummaryFormat":"\#(words)""#))
    let place = "app:1:118: warning: "
    #expect(harness.findings(of: "Y13") == messages.map { place + $0 + " [Y13]" })
  }

  @Test("Y13: a format that is wrong in one language is said there")
  func formatInOneLanguage() {
    let harness = LintHarness(
      LintHarness.app(
        #""strings":{"en":{"S":"%u more"},"pl":{"S":"%u z %u"}}"#,
        category: #""categorySummaryFormat":{"key":"S"}"#))
    #expect(
      harness.findings(of: "Y13") == [
        "app:1:104: warning: the summary format has 2 numbers; write %u, or %u and %@; "
          + "the default text is shown in pl [Y13]"
      ])
  }

  @Test("Y14: a format that names somebody, and nobody is ever named")
  func namelessSummary() {
    let app = LintHarness.app(category: #""categorySummaryFormat":"%u more from %@""#)
    let nameless = LintHarness.push(#""title":"t""#)
    let named = LintHarness.push(#""summary-arg":"Anna""#)
    #expect(
      LintHarness(app, sent: [nameless, nameless]).findings == [
        "app:1:118: warning: the summary format of \"C\" has a %@, but none of its 2 notifications "
          + "has a summary-arg; the default text is shown [Y14]"
      ])
    #expect(LintHarness(app, sent: [nameless, named]).findings == [])
    #expect(LintHarness(app, sent: [nameless]).findings == [], "one alone has no summary")
  }

  @Test("Y14, T26: from iOS 15 on a format with %@ is no use, whoever is named")
  func outdatedFormat() {
    let app = LintHarness.app(category: #""categorySummaryFormat":"%u more from %@""#)
    for sent in [[], [LintHarness.push(#""summary-arg":"Anna""#)]] {
      #expect(
        LintHarness(app, sent: sent, profile: .ios15).findings(of: "Y14") == [
          "app:1:118: warning: from iOS 15 on a format with %@ gives way to the phone's own words "
            + "(T26); write one with %u alone [Y14]"
        ])
    }
    let plain = LintHarness.app(category: #""categorySummaryFormat":"%u more""#)
    #expect(LintHarness(plain, profile: .ios15).findings(of: "Y14") == [])
  }

  @Test(
    "Y13, Y14, Y29: before iOS 12 there is no summary whose words could be wrong",
    arguments: [Profile.ios10, .ios11], ["%u more photos from %@", "%u by %u", "%u photos"])
  func noSummary(profile: Profile, words: String) {
    let nameless = LintHarness.push(#""title":"t""#)
    let app = LintHarness.app(category: #""categorySummaryFormat":"\#(words)""#)
    #expect(LintHarness(app, sent: [nameless, nameless], profile: profile).findings == [])
  }
}
