import Delivery
import Files
import Localization
import Notifications
import TerminalCore
import TestSupport

@testable import Screens

extension ScreenHarness {
  /// Makes the phone speak a language of `Fixtures/System`, in a region: `de_DE`.
  mutating func speakSystemWords(of locale: String) {
    let strings = AppStrings.read(
      folder: Checkout.path + "/Fixtures/System", developmentRegion: "en")
    engine = Engine(state: state.with(strings))
    play("device locale=\(locale) languages=\(LanguageTag(locale).language)")
  }

  /// Makes the phone speak a language in which it has these words of its own, by
  /// key; the others stay English.
  mutating func speak(_ language: String, saying words: [String: String]) {
    let file = StringFile(
      path: "\(language).lproj/Localizable.strings", kind: .strings, table: "Localizable",
      localization: language)
    let place = Place(file.path)
    let entries = words.sorted { $0.key < $1.key }.map { key, text in
      StringEntry(key: key, words: text, at: place)
    }
    let contents = StringFileContents(StringTable(path: file.path, entries))
    let strings = AppStrings(
      files: [file],
      source: AppStrings.Source(languages: { _ in [language] }, contents: { _, _ in contents }))
    engine = Engine(state: state.with(strings))
    speak(language)
  }
}
