import Testing

@testable import Screens

@Suite("The list of locales")
struct LocaleListTests {
  @Test("Tags that begin alike are told apart, each before a gap", arguments: [80, 40])
  func tags(columns: Int) {
    var harness = ScreenHarness(columns: columns, rows: 24)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea","developmentRegion":"en","#
        + #""strings":{"en":{"A":"Tea"},"zh-Hant-HK":{"A":"茶"},"zh-Hant-TW":{"A":"茶"}}}"#)
    harness.type("ol")
    for tag in ["zh-Hant-HK", "zh-Hant-TW"] {
      #expect(harness.text.contains("\(tag) 中"), "\(harness.text)")
    }
  }

  @Test(
    "L17: a language's tag or whole name means that language, whatever else has its letters",
    arguments: [
      ("it", "it"), ("fi", "fi"), ("uk", "uk"), ("nl", "nl"), ("sr", "sr"), ("fa", "fa"),
      ("pl", "pl"), ("ita", "it"), ("Dutch", "nl"), ("italian", "it"), ("suomi", "fi"),
      ("Serbian", "sr"), ("persian", "fa"), ("Georgian", "ka"), ("persain", "fa"),
      ("chinese", "zh-Hans"),
    ])
  func meant(typed: String, tag: String) throws {
    var harness = ScreenHarness.album()
    harness.type("ol" + typed)
    let list = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(list.locale?.tag == tag, "\(list.choices.map(\.tag))")
    #expect(Set(list.choices.map(\.tag)).count == list.choices.count, "each is listed once")
  }

  @Test(
    "L17: what is spoken of a language comes before the tag alone, and behind a tag with its region",
    arguments: [("pt", "pt_BR"), ("por", "pt_BR"), ("pt-pt", "pt-pt"), ("de_AT", "de_AT")])
  func regions(typed: String, locale: String) throws {
    var harness = ScreenHarness()
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea","developmentRegion":"en","#
        + #""strings":{"en":{"A":"Tea"},"pt-BR":{"A":"Chá"},"de":{"A":"Tee"}}}"#)
    harness.type("ol" + typed)
    let list = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(list.locale?.locale == locale, "\(list.choices.map(\.tag))")
  }

  @Test(
    "It is said how the language before comes back, which no undo brings",
    arguments: ["olpl", ":locale: polish"])
  func wayBack(keys: String) {
    var harness = ScreenHarness.album(columns: 120, rows: 24)
    let before = harness.state.device.locale
    harness.type(keys)
    harness.press(.enter)
    #expect(harness.state.device.locale.hasPrefix("pl"))
    #expect(
      harness.text.contains("; : and “locale \(before)” leads back, u does not."),
      "\(harness.text)")
    harness.press(.escape)
    harness.type("ol")
    harness.press(.enter)
    #expect(!harness.text.contains("leads back"), "\(harness.text)")
  }
}
