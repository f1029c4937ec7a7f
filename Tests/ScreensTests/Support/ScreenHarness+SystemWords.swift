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
    engine = Engine(state: state.with(.table("Localizable", in: language, words)))
    speak(language)
  }
}

extension AppStrings {
  /// One table in one language, with its words by key.
  static func table(
    _ table: String, in language: String, _ words: [String: String]
  ) -> AppStrings {
    let file = StringFile(
      path: "\(language).lproj/\(table).strings", kind: .strings, table: table,
      localization: language)
    let place = Place(file.path)
    let entries = words.sorted { $0.key < $1.key }.map { key, text in
      StringEntry(key: key, words: text, at: place)
    }
    let contents = StringFileContents(StringTable(path: file.path, entries))
    return AppStrings(
      files: [file],
      source: AppStrings.Source(languages: { _ in [language] }, contents: { _, _ in contents }))
  }
}
