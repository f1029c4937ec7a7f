import TestSupport
import TestTraits
import Testing

@Suite("Settings in the phone's language", .waitsOutside)
struct SettingsLanguageTests {
  @Test(
    "T25: titles and values are the phone's words, those of the device's language",
    arguments: [
      ("en_US", ["Settings", "Show Previews", "Always"]),
      ("de_DE", ["Einstellungen", "Vorschauen zeigen", "Immer"]),
      ("ja_JP", ["設定", "プレビューを表示", "常に"]),
    ])
  func words(locale: String, words: [String]) throws {
    let outcome = try CommandLineHarness().run(
      "render", "\(Checkout.path)/Fixtures/Conformance/X24-switches.scenario",
      "--screen=settings", "--locale=\(locale)")
    #expect(outcome.status == .exited(0))
    for word in words {
      #expect(outcome.output.contains(word), "\(outcome.output)")
    }
  }
}
