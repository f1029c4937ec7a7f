import Localization

/// A locale to choose, with what its language is called.
struct LocaleChoice: Hashable, Sendable {
  /// What `locale` takes: `pl_PL`.
  let locale: String
  /// As the files are named: `pl`.
  let tag: String
  /// What the language calls itself: `polski`.
  let ownName: String
  /// What it is called in English: `Polish`.
  let englishName: String
  /// The apps that have strings in it, or the system's name; empty where neither has any.
  let speakers: String

  init(_ locale: String, _ tag: LanguageTag, speakers: String) {
    self.locale = locale
    self.tag = tag.name
    ownName = tag.ownName
    englishName = tag.englishName
    self.speakers = speakers
  }

  /// What is looked through for what is typed.
  var words: String { "\(tag) \(ownName) \(englishName)" }
}

extension LocaleChoice {
  /// The languages that phones are sold with: they are found also where no app speaks them.
  static let widelySpoken: [LocaleChoice] = [
    "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
    "zh-Hans", "zh-Hant",
  ].map { LanguageTag($0) }.map { LocaleChoice($0.likelyLocale, $0, speakers: "") }
}
