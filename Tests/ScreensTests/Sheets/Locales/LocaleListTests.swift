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
}
