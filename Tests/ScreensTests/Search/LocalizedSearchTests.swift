import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Searching for what rows say in the phone's language")
struct LocalizedSearchTests {
  /// A push and a local notification whose words are keys, in two languages.
  private func album() -> ScreenHarness {
    var harness = ScreenHarness()
    harness.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",
        "strings":{"en":{"LIKED":"%@ likes the sand"},"de":{"LIKED":"%@ mag den Strand"}}}
      push album {"aps":{"alert":{"loc-key":"LIKED","loc-args":["Jo"]},"thread-id":"a"}}
      schedule album {"identifier":"b","content":{"body":{"key":"LIKED","arguments":["Anna"]}},
        "trigger":null}
      """)
    return harness
  }

  private func found(_ words: String, in harness: ScreenHarness) -> Int? {
    var harness = harness
    harness.type("/" + words)
    return harness.model.list.search?.hits.count
  }

  private func fitting(_ words: String, in harness: ScreenHarness) -> Int? {
    var harness = harness
    harness.type("f" + words)
    return harness.model.list.filter?.rows.count
  }

  @Test(
    "L4: a search and a filter find the words of a key with its arguments, and not the key",
    arguments: [("sand", 2), ("Jo likes", 1), ("anna", 1), ("LIKED", 0), ("%", 0), ("Strand", 0)])
  func words(words: String, count: Int) {
    let harness = album()
    #expect(found(words, in: harness) == count)
    #expect(fitting("\"\(words)\"", in: harness) == count)
  }

  @Test("What was found is gone to, and counted")
  func gone() {
    var harness = album()
    harness.type("/jo likes")
    #expect(harness.selectedWords == "Jo likes the sand")
    #expect(harness.text.contains("1 of 1"), "\(harness.text)")
  }

  @Test("L10, L11: in another language its words are found; a push keeps those it came with")
  func otherLanguage() {
    var harness = album()
    harness.type("/sand")
    harness.speak("de")
    #expect(harness.model.list.search?.hits.count == 1)
    harness.press(.escape)
    #expect(found("strand", in: harness) == 1 && found("Jo likes", in: harness) == 1)
    harness.type("flikes")
    harness.press(.enter)
    #expect(harness.text.contains("1 of 2"), "\(harness.text)")
    harness.speak("en")
    #expect(harness.text.contains("2 of 2"), "\(harness.text)")
  }

  @Test("L10, L11: another version's words are found at once; a push keeps those it came with")
  func otherTables() {
    var harness = album()
    harness.type("/sand")
    harness.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",
        "strings":{"en":{"LIKED":"%@ likes the dunes"}}}
      """)
    #expect(harness.model.list.search?.hits.count == 1)
    harness.press(.escape)
    #expect(found("dunes", in: harness) == 1 && found("Jo likes the sand", in: harness) == 1)
  }

  @Test("What a row hides is found nevertheless, in its words")
  func hidden() {
    var harness = album()
    harness.play("setting album previews=never")
    #expect(harness.state.shown(0).isHidden)
    #expect(found("sand", in: harness) == 2 && fitting("sand", in: harness) == 2)
  }

  @Test("F9: who speaks is found, as the row says it, and not the title in its place")
  func speaker() {
    var harness = ScreenHarness()
    harness.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.choir","displayName":"Choir",
        "entitlements":["com.apple.developer.usernotifications.communication"]}
      schedule choir {"identifier":"o","content":{"title":"New message","body":"Oompah?",
        "communication":{"sender":"Zoe","conversation":"Basses"}},"trigger":null}
      """)
    for (words, count) in [("zoe", 1), ("basses", 1), ("oompah", 1), ("message", 0)] {
      #expect(found(words, in: harness) == count, "\(words)")
    }
  }

  @Test(
    "L16: what is looked through is what rows say, of keys, literals and signs in them",
    arguments: ["en", "de"], [false, true])
  func rowTexts(language: String, strips: Bool) {
    var harness = album()
    harness.play(
      """
      policy text.stripPushPercent \(strips)
      push album {"aps":{"alert":{"title-loc-key":"NONE","subtitle":"50%% off","body":"1%@2"}}}
      schedule album {"identifier":"c","content":{"title":"50%% %@","body":"100%% %d sure"},
        "trigger":null}
      push album {"aps":{"alert":{"title":"Title","subtitle":"Subtitle","body":"Body"}}}
      push album {"aps":{"alert":"Body alone"}}
      """)
    harness.speak(language)
    let state = harness.state
    #expect(state.notifications.count == 6)
    for number in state.notifications.indices {
      let (texts, row) = (state.rowTexts(of: number), state.words(of: number))
      #expect(texts.title == row.title && texts.subtitle == row.subtitle, "\(number)")
      #expect(texts.body == row.body, "\(number)")
    }
    #expect(state.rowTexts(of: 2).body == (strips ? "12" : "1%@2"))
    #expect(state.rowTexts(of: 3).title == "50% ")
  }

  @Test(
    "What is ready to be searched is in the phone's language as well",
    arguments: ["sand", "Jo", "strand", "Strand", "LIKED", "album"])
  func ready(pattern: String) throws {
    var harness = album()
    let matcher = try #require(TextMatcher(pattern))
    for language in ["en", "de"] {
      harness.speak(language)
      let state = harness.state
      var text = SearchableText()
      text.extend(state, by: 1000)
      let plain = (0..<state.notifications.count).map { state.says(matcher, $0) }
      #expect(text.answers(matcher, in: state) == plain, "\(language)")
    }
  }

  @Test("What the log is narrowed to follows the phone's language, in which its lines are")
  func log() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      summary on times=10:00 apps=chat
      push chat {"aps":{"alert":"a","interruption-level":"passive"}}
      push chat {"aps":{"alert":"b","interruption-level":"passive"}}
      at 10:00
      """)
    harness.type("L")
    harness.type("fMorning Summary")
    #expect(harness.model.inspector.logFilter?.hits.count == 1, "\(harness.text)")
    harness.speakSystemWords(of: "de_DE")
    #expect(harness.model.inspector.logFilter?.hits.isEmpty == true, "\(harness.text)")
  }

  @Test("What the log is narrowed to follows the name of an app that is updated")
  func renamed() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Teahouse"}
      unlock
      launch chat
      """)
    harness.type("LfTeahouse in front")
    let before = harness.model.inspector.logFilter?.hits.count ?? 0
    harness.play(#"app {"bundleIdentifier":"com.example.chat","displayName":"Talk"}"#)
    let after = harness.model.inspector.logFilter?.hits.count ?? 0
    #expect(after < before, "\(before) and \(after): \(harness.text)")
  }
}
