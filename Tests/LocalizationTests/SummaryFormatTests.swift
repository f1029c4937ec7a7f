import Localization
import Notifications
import Testing

@Suite("Summary formats")
struct SummaryFormatTests {
  static let literals: [(format: String, shape: String, oddities: Int)] = [
    ("%u more messages", "number", 0), ("%u more from %@", "numberAndText", 0),
    ("%2$@: %1$u", "numberAndText", 0), ("%@: %u", "numberAndText", 0), ("%d more", "number", 1),
    ("%lu more", "number", 1), ("%i more", "number", 1), ("100%% of %u", "number", 0),
    ("%@ wrote %u of %u", "unusable", 1), ("more", "unusable", 1), ("%u %@ %@", "unusable", 1),
    ("%u more%", "unusable", 1), ("%f more", "unusable", 1), ("%1$@ and %2$u", "unusable", 1),
    ("%u %s", "unusable", 1), ("%#@x@", "unusable", 1), ("%3u", "unusable", 1),
    ("%hhu more", "unusable", 1), ("%hu more", "unusable", 1), ("%1$hhd more", "unusable", 1),
    ("%u more from %h@", "unusable", 1), ("%llu more", "number", 1), ("%ld more", "number", 1),
  ]

  @Test("T5, T6: two shapes are read, others are reported", arguments: literals)
  func shapes(format: String, shape: String, oddities: Int) {
    let summary = Localizer(strings: .none, languages: []).summaryFormat(.literal(format))
    #expect("\(summary.shape)".hasPrefix(shape), "\(format) is \(summary.shape)")
    #expect(summary.diagnostics.count == oddities)
    #expect(summary.diagnostics.allSatisfy { $0.rule == "Y13" })
  }

  @Test("T26: a format with a list is of no use from iOS 15 on", arguments: Profile.allCases)
  func lists(profile: Profile) {
    let localizer = Localizer(strings: .none, languages: [])
    let list = localizer.summaryFormat(.literal("%u more from %@")).outdated(in: profile)
    #expect((list != nil) == (profile >= .ios15))
    #expect(localizer.summaryFormat(.literal("%u more")).outdated(in: profile) == nil)
  }

  @Test("T5, T7: number and list are filled in by kind")
  func filling() {
    let localizer = Localizer(strings: .none, languages: [])
    for (format, words) in [
      ("%u more from %@", "3 more from A"), ("%@: %u", "A: 3"), ("%2$@: %1$u", "A: 3"),
      ("%u%% more", "3% more"), ("%lu more", "3 more"),
    ] {
      let resolved = localizer.resolve(
        .literal(format), for: .summary, number: 3, arguments: [.string("A")])
      #expect(resolved.words == words)
      #expect(resolved.diagnostics.isEmpty)
    }
  }

  @Test("H6, H8, H9: a placeholder takes the number; other placeholders go and are reported")
  func placeholders() {
    let localizer = Localizer(strings: .none, languages: [])
    let resolve = { (text: String) in
      localizer.resolve(.literal(text), for: .placeholder, number: 9)
    }
    #expect(resolve("%u messages").words == "9 messages")
    #expect(resolve("New episode").words == "New episode")
    #expect(resolve("%@ %u%f").words == " 9")
    #expect(resolve("%@ %u%f").diagnostics.map(\.rule) == ["H9", "H9"])
  }

  @Test(
    "H9: the number goes to the first of the %u family, else to the first of the %d family; the rest goes",
    arguments: [
      ("%u notes by %@ %d", "9 notes by  "), ("%d of %u", " of 9"), ("%d, then %i", "9, then "),
      ("%lu and %llu", "9 and "), ("%x of %lld", " of 9"), ("%2$@: %1$u (%1$u)", ": 9 ()"),
      ("%x", ""), ("%hhu", ""), ("%hu of %d", " of 9"), ("%2$u messages", "9 messages"),
      ("%1$@: %2$d", ": 9"),
    ])
  func oneNumber(format: String, words: String) {
    let localizer = Localizer(strings: .none, languages: [])
    let resolved = localizer.resolve(.literal(format), for: .placeholder, number: 9)
    #expect(resolved.words == words)
    let count = FormatString(format).placeholders.count
    let kept = ["%x", "%hhu"].contains(format) ? 0 : 1
    #expect(resolved.diagnostics.map(\.rule) == Array(repeating: "H9", count: count - kept))
  }

  @Test(
    "T5, H9: a number of notifications has no limit, however it is asked for",
    arguments: ["%u", "%d", "%i", "%lu", "%1$u"])
  func greatNumbers(format: String) {
    let localizer = Localizer(strings: .none, languages: [])
    for use in [TextUse.summary, .placeholder] {
      let resolved = localizer.resolve(.literal(format), for: use, number: 20_000_000_000)
      #expect(resolved.words == "20000000000" && resolved.diagnostics.isEmpty, "\(use)")
    }
    let more = SystemWords().moreNotifications(20_000_000_000)
    #expect(more == "20000000000 more notifications")
  }

  @Test("T6, H9: what would cut the number is no number, and is told as such")
  func cutNumbers() {
    let localizer = Localizer(strings: .none, languages: [])
    #expect(
      localizer.summaryFormat(.literal("%hhu more")).diagnostics.map(\.message) == [
        "'%hhu' is not read in a summary format; write %u, or %u and %@; the default text is shown"
      ])
    let resolved = localizer.resolve(.literal("%hu left"), for: .placeholder, number: 70_000)
    #expect(resolved.words == " left")
    #expect(
      resolved.diagnostics.map(\.message) == [
        "'%hu' has no place in a placeholder and is left out; write %u"
      ])
  }

  @Test("T16, T22: a key with plural forms is one number, with or without a list")
  func keys() {
    let number = localizer("%#@n@", variable("n", [("one", "one"), ("other", "%u")]), "en")
    let both = localizer(
      "%#@n@", variable("n", [("one", "%u by %@"), ("other", "%u by %@")]), "en")
    #expect(number.summaryFormat(key("K")).shape == .number)
    #expect(both.summaryFormat(key("K")).shape == .numberAndText)
    #expect(both.summaryFormat(key("K")).identity == .key(ExactText("K")))
    #expect(both.summaryFormat(.literal("K")).identity == .literal(ExactText("K")))
  }

  @Test("T16: keys that only look alike are two formats, as a table has an entry for each")
  func alike() {
    let localizer = Localizer(strings: .none, languages: [])
    let formats = ["caf\u{E9}", "cafe\u{301}"].map { localizer.summaryFormat(key($0)) }
    #expect(Set(formats.map(\.identity)).count == 2)
  }
}
