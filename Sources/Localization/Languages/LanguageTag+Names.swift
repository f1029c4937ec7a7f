import CICU

extension LanguageTag {
  /// What the language is called in itself: `polski`; its tag where ICU does not know.
  ///
  /// Loads CLDR when asked first.
  package var ownName: String { displayName(in: locale) }

  /// What the language is called in English: `Polish`; its tag where ICU does not know. Region and
  /// script are said in brackets.
  package var englishName: String { displayName(in: "en") }

  /// The same without the region: `Polish` for `pl_PL`.
  package var englishLanguage: String {
    var language = self
    language.region = ""
    return language.englishName
  }

  /// The locale of most of those who speak it: `pl_PL` for `pl`.
  ///
  /// A region that is named stays.
  package var likelyLocale: String {
    var likely = self
    if region.isEmpty { likely.region = LanguageTag.likely(locale).region }
    return likely.locale
  }

  /// Whether ICU has a name for it; also where ICU cannot be loaded, which alone could tell.
  package var isNamed: Bool { englishName != name || LanguageData.problem != nil }

  private func displayName(in language: String) -> String {
    var buffer = [UInt16](repeating: 0, count: 200)
    let length = cicu_display_name(locale, language, &buffer, Int32(clamping: buffer.count))
    guard length > 0, length <= buffer.count else { return name }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
