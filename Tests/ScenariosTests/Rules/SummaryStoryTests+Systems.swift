import Testing

extension SummaryStoryTests {
  @Test("T24: a summary joins its names as the language and region do")
  func joining() throws {
    let four = ["A", "B", "C", "Z"].map { S.p("EP", $0) }.joined()
    let languages: [(tag: String, list: String)] = [
      ("en", "C, B, and A"), ("en-GB", "C, B and A"), ("en-AU", "C, B and A"), ("de", "C, B und A"),
      ("fr", "C, B et A"), ("ja", "C、B、A"), ("ko", "C, B 및 A"), ("zh-Hans", "C、B和A"),
      ("es", "C, B y A"),
    ]
    for (tag, list) in languages {
      try Story().plays(
        "device languages=\(tag) locale=\(tag.replacing("-", with: "_"))\n" + four
          + "expect group chat/x summary '3 more episodes from \(list)'")
    }
  }

  @Test(
    "T24: an ampersand stands for “and” in English only",
    arguments: [("en", "B & A"), ("en-GB", "B & A"), ("de", "B und A")])
  func ampersand(tag: String, list: String) throws {
    try Story().plays(
      "device languages=\(tag)\npolicy list.style ampersand\n"
        + ["A", "B", "Z"].map { S.p("EP", $0) }.joined()
        + "expect group chat/x summary '2 more episodes from \(list)'")
  }

  @Test("T26: from iOS 15 on arguments and counts are ignored, and number formats still apply")
  func later() throws {
    for (version, words) in [
      (12, "6 more messages"), (14, "6 more messages"), (15, "2 more messages"),
      (16, "2 more messages"),
    ] {
      try Story(world: "device os=\(version)\n" + Story.chat).plays(
        S.p("MSG", nil, "5") + S.p("MSG") + S.p("MSG")
          + "expect group chat/x summary '\(words)'")
    }
    for (version, words) in [(14, "1 more message from Ann"), (15, "1 more notification")] {
      try Story(world: "device os=\(version)\n" + Story.chat).plays(
        S.p("GRP", "Ann") + S.p("GRP") + "expect group chat/x summary '\(words)'")
    }
  }

  @Test("T27: argument and count beside the alert are nobody's")
  func misplaced() throws {
    try Story().plays(
      #"push chat {"aps":{"alert":"B","category":"GRP","thread-id":"x","summary-arg":"Ann","summary-arg-count":9}}"#
        + "\n" + S.p("GRP") + "expect group chat/x summary '1 more notification'")
  }

  @Test("T28: while content is hidden there is no summary line")
  func hidden() throws {
    try Story().plays(
      S.p("MSG") + S.p("MSG")
        + """
        setting chat previews=never
        expect group chat/x summary none
        expect group chat/x hidden
        setting chat previews=always
        expect group chat/x summary '1 more messages'
        """)
  }

  @Test(
    "T22, T23: a format that is a key is worded anew when the language changes; a literal stays")
  func rewording() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "developmentRegion": "en",
        "strings": { "en": { "K": "%u more" }, "de": { "K": "%u weitere" } },
        "categories": [ { "identifier": "K", "categorySummaryFormat": { "key": "K" } },
          { "identifier": "L", "categorySummaryFormat": "%u more" } ] }

      """
    try Story(world: app).plays(
      S.p("K") + S.p("K") + S.p("L", thread: "y") + S.p("L", thread: "y")
        + """
        expect group chat/x summary '1 more'
        device languages=de
        expect group chat/x summary '1 weitere'
        expect group chat/y summary '1 more'
        device languages=en
        expect group chat/x summary '1 more'
        """)
  }

  @Test("T25: a language that the system does not speak gets English")
  func systemWords() throws {
    try Story().plays(
      "device languages=tlh\n" + S.p(times: 3)
        + "expect group chat/x summary '2 more notifications'")
  }
}
