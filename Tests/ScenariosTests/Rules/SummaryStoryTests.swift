import Testing

@Suite("Summaries under a stack, rule by rule")
struct SummaryStoryTests {
  typealias S = Story

  private static let aloneOrNot: [(lines: String, summary: String)] = [
    (S.p("MSG"), "none"), (S.p("MSG") + S.p("MSG", thread: "y"), "none"),
    (S.p(times: 2, "MSG"), "'1 more messages'"),
    (S.p(times: 2, "MSG") + "expand chat/x\n", "none"),
    (S.p(times: 2, "MSG") + "expand chat/x\ncollapse chat/x\n", "'1 more messages'"),
  ]

  @Test(
    "T1: what is alone, expanded or in another thread has no summary", arguments: aloneOrNot)
  func alone(lines: String, summary: String) throws {
    try Story().plays(lines + "expect group chat/x summary \(summary)")
  }

  @Test("T2: the number is the sum of all counts but the leading one's")
  func number() throws {
    try Story().plays(
      S.p("EP", "a", "7") + S.p("EP", "b", "5") + S.p("EP", "c", "100")
        + """
        expect group chat/x summary '12 more episodes from b and a'
        policy summary.includesLeading true
        expect group chat/x summary '112 more episodes from c, b, and a'
        """)
  }

  @Test("T2: where the leading one is counted, its format and argument count as any other's")
  func includesLeading() throws {
    try Story().plays(
      S.p("PHOTO") + S.p("CMT") + S.p("CMT")
        + """
        expect group chat/x summary '1 more comment and 1 more photo'
        policy summary.includesLeading true
        expect group chat/x summary '2 more comments and 1 more photo'
        policy summary.includesLeading false
        expect group chat/x summary '1 more comment and 1 more photo'
        """)
  }

  @Test(
    "T3: a count that is no positive whole number counts as one; 3.0 is three",
    arguments: [
      ("1", "1 more messages"), ("2", "2 more messages"), ("3.0", "3 more messages"),
      ("0", "1 more messages"), ("-4", "1 more messages"), ("1.5", "1 more messages"),
      (#""3""#, "1 more messages"), ("true", "1 more messages"), ("null", "1 more messages"),
      ("[3]", "1 more messages"), ("2e1", "20 more messages"), ("0.2e1", "2 more messages"),
    ])
  func odd(count: String, summary: String) throws {
    try Story().plays(
      S.p("MSG", nil, count) + S.p("MSG") + "expect group chat/x summary '\(summary)'")
  }

  @Test("T4: the leading one's category takes no part")
  func leadingCategory() throws {
    try Story().plays(S.p("MSG") + S.p("PHOTO") + "expect group chat/x summary '1 more messages'")
    try Story().plays(S.p("MSG") + S.p() + "expect group chat/x summary '1 more messages'")
    try Story().plays(
      S.p() + S.p("MSG") + "expect group chat/x summary '1 more notification'")
  }

  @Test(
    "T5, T6, T7: a format holds one number, or one number and one text; all else is no format",
    arguments: [
      ("%u more", "1 more"), ("%lu more", "1 more"), ("%d more", "1 more"), ("%i more", "1 more"),
      ("%1$u more", "1 more"), ("%u more from %@", "1 more from Ann"),
      ("from %@: %u", "from Ann: 1"), ("%1$u of %2$@", "1 of Ann"), ("%2$@ and %1$u", "Ann and 1"),
      ("%u more, 100 %%", "1 more, 100 %"), ("%% %u", "% 1"),
      ("nothing", "1 more notification from Ann"), ("%@", "1 more notification from Ann"),
      ("%u of %u", "1 more notification from Ann"), ("%u %@ %@", "1 more notification from Ann"),
      ("%f more", "1 more notification from Ann"), ("%u more %", "1 more notification from Ann"),
      ("%s %u", "1 more notification from Ann"), ("", "1 more notification from Ann"),
    ])
  func shapes(format: String, summary: String) throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "C", "categorySummaryFormat": "\(format)" } ] }

      """
    try Story(world: app).plays(
      S.p("C", "Ann") + S.p("C") + "expect group chat/x summary \"\(summary)\"")
  }

  @Test(
    "T8: the system's own words have a singular",
    arguments: [
      (2, "1 more notification"), (3, "2 more notifications"), (12, "11 more notifications"),
    ])
  func own(count: Int, summary: String) throws {
    try Story().plays(S.p(times: count) + "expect group chat/x summary '\(summary)'")
  }

  @Test("T9: without a format arguments are named by the system, unless that is switched off")
  func ownArguments() throws {
    try Story().plays(
      S.p(nil, "Ann") + S.p(nil, "Bob") + S.p(nil, "Cy")
        + """
        expect group chat/x summary '2 more notifications from Bob and Ann'
        policy summary.defaultIncludesArguments false
        expect group chat/x summary '2 more notifications'
        """)
  }

  @Test("T10, T11: each argument is named once, compared exactly, and empty ones are skipped")
  func distinct() throws {
    try Story().plays(
      S.p("GRP", "Ann") + S.p("GRP", "ann") + S.p("GRP", "Ann") + S.p("GRP", "Ann ")
        + S.p("GRP", "") + S.p("GRP")
        + "expect group chat/x summary '5 more messages from Ann , Ann, and ann'")
  }

  @Test("T10: an argument is named once, in whatever categories it comes")
  func acrossCategories() throws {
    try Story().plays(
      S.p("ONE", "Ann") + S.p("TWO", "Ann") + S.p("ONE", "Bob") + S.p("ONE", "Zoe")
        + "expect group chat/x summary '3 more notifications from Bob and Ann'")
  }

  @Test("T12: the order of arguments is that of their first appearance, from either end")
  func order() throws {
    try Story().plays(
      S.p("GRP", "A") + S.p("GRP", "B") + S.p("GRP", "A") + S.p("GRP", "C") + S.p("GRP", "Z")
        + """
        expect group chat/x summary '4 more messages from C, A, and B'
        policy summary.argumentOrder oldestFirst
        expect group chat/x summary '4 more messages from A, B, and C'
        """)
  }

  @Test(
    "T13: a limit names the first ones and counts the rest",
    arguments: [
      (0, "D, C, B, and A"), (1, "D and 3 more"), (2, "D, C, and 2 more"),
      (3, "D, C, B, and 1 more"), (4, "D, C, B, and A"), (5, "D, C, B, and A"),
    ])
  func limit(limit: Int, list: String) throws {
    try Story().plays(
      "policy summary.argumentLimit \(limit)\n"
        + ["A", "B", "C", "D", "Z"].map { S.p("GRP", $0) }.joined()
        + "expect group chat/x summary '4 more messages from \(list)'")
  }

  @Test("T14, T15: where nobody has an argument the text format cannot be used; one is enough")
  func argumentless() throws {
    try Story().plays(
      S.p(times: 3, "GRP") + "expect group chat/x summary '2 more notifications'")
    try Story().plays(
      S.p("GRP") + S.p("GRP", "Ann") + S.p("GRP")
        + "expect group chat/x summary '2 more messages from Ann'")
    // What leads does not count, nor does its argument.
    try Story().plays(
      S.p("GRP") + S.p("GRP") + S.p("GRP", "Ann")
        + "expect group chat/x summary '2 more notifications'")
  }

  @Test(
    "T16: categories with the same words are one format, or two where categories are told apart")
  func merging() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "A", "categorySummaryFormat": "%u more" },
          { "identifier": "B", "categorySummaryFormat": "%u more" },
          { "identifier": "C", "categorySummaryFormat": "%u  more" } ] }

      """
    try Story(world: app).plays(
      S.p("A") + S.p("B") + S.p("A") + S.p()
        + """
        expect group chat/x summary '3 more'
        policy summary.mergeBy category
        expect group chat/x summary '2 more and 1 more'
        """)
    try Story(world: app).plays(
      S.p("A") + S.p("C") + S.p() + "expect group chat/x summary '1  more and 1 more'")
  }

  @Test("T17, T18: formats without a text are joined, that of the newest first")
  func mixed() throws {
    try Story().plays(
      S.p("CMT") + S.p("PHOTO") + S.p("MSG") + S.p("CMT") + S.p()
        + "expect group chat/x summary '2 more comments, 1 more messages, and 1 more photo'")
  }

  @Test("T19: a mix in which one format has a text becomes the system's sentence, without names")
  func mixedText() throws {
    try Story().plays(
      S.p("GRP", "Ann") + S.p("PHOTO") + S.p("PHOTO")
        + """
        expect group chat/x summary '2 more notifications'
        policy summary.mixedFallbackIncludesArguments true
        expect group chat/x summary '2 more notifications from Ann'
        expect why n3 T19 T10
        expect not why n3 T9
        """)
  }

  @Test("T20: a format has a text, or any member has an argument, as the switch says")
  func argumentful() throws {
    try Story().plays(
      S.p("CMT", "Ann") + S.p("PHOTO") + S.p("PHOTO")
        + """
        expect group chat/x summary '1 more photo and 1 more comment'
        policy summary.argumentful member
        expect group chat/x summary '2 more notifications'
        expect why n3 T20
        expect not why n3 T19
        """)
    // One format alone is no mix: the switch changes nothing.
    try Story().plays(
      "policy summary.argumentful member\n" + S.p("CMT", "Ann") + S.p("CMT")
        + "expect group chat/x summary '1 more comment'")
  }

  @Test("T21: some with a format and some without: the system's sentence, or each its own part")
  func partial() throws {
    try Story().plays(
      S.p("PHOTO") + S.p() + S.p() + S.p("PHOTO")
        + """
        expect group chat/x summary '3 more notifications'
        policy summary.partialFormats join
        expect group chat/x summary '2 more notifications and 1 more photo'
        """)
    try Story().plays(
      "policy summary.partialFormats join\n" + S.p("GRP", "Ann") + S.p() + S.p()
        + "expect group chat/x summary '1 more notification and 1 more message from Ann'")
    // T10–T13: why tells how the names in such a part came about.
    let harness = try Story().plays(
      "policy summary.partialFormats join\npolicy summary.argumentLimit 1\n"
        + S.p("GRP", "Ann") + S.p("GRP", "Bob") + S.p() + S.p()
          + """
          expect group chat/x summary '1 more notification and 2 more messages from Bob and 1 more'
          expect why n4 T10 T12 T13 T18 T21 T24
          """)
    let group = try #require(harness.state.listedGroup(of: 3))
    let reasons = harness.state.summary(of: group)?.reasons.map(\.rule) ?? []
    #expect(!reasons.contains("T17") && reasons.count { $0 == "T24" } == 1, "\(reasons)")
    // T6, T14: also where parts are joined, why tells of the formats that are of no use.
    try Story().plays(
      "policy summary.partialFormats join\n" + S.p("GRP") + S.p("BAD") + S.p("PHOTO") + S.p()
        + """
        expect group chat/x summary '1 more photo and 2 more notifications'
        expect why n4 T6 T14 T18 T21
        """)
  }
}
