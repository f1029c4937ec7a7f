import CICU
import Notifications

extension LanguageTag {
  /// What to say of a name that is no locale, with one that is near it or is written so.
  package static func refusal(ofLocale name: String) -> String {
    let near = suggestion(for: name, separator: "_")
    return "\"\(name)\" is no locale" + (near.isEmpty ? "; write one such as de_DE" : near)
  }

  /// What to say of a name that is no language, with one that is near it or is written so.
  package static func refusal(ofLanguage name: String) -> String {
    let near = suggestion(for: name, separator: "-")
    return "\"\(name)\" is no language" + (near.isEmpty ? "; write one such as pl or pt-BR" : near)
  }

  // Languages are written with hyphens and locales with underscores.
  private static func suggestion(for name: String, separator: String) -> String {
    let known = names(separator)
    let typed = LanguageTag(name)
    let same = known.filter { $0.hasPrefix(typed.language + separator) }
    if let begun = completed(name, among: same, separator) {
      return "; did you mean \"\(begun)\"?"
    }
    // The language is right more often than not.
    for names in [same, known] {
      let found = Notifications.suggestion(for: name, among: names)
      if !found.isEmpty { return found }
    }
    return named(name, separator).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  // Where most of those live who speak it, if the name begins so; else the first that does.
  private static func completed(
    _ name: String, among names: [String], _ separator: String
  ) -> String? {
    let typed = name.lowercased().replacingEach("-", by: separator)
      .replacingEach("_", by: separator)
    let begun = names.filter { $0.lowercased().hasPrefix(typed) }
    let likely = LanguageTag(LanguageTag(LanguageTag(name).language).likelyLocale).joined(separator)
    return begun.contains(likely) ? likely : begun.first
  }

  private static func names(_ separator: String) -> [String] {
    (0..<cicu_locale_count()).compactMap { cicu_locale($0).map { String(cString: $0) } }
      .map { LanguageTag($0).joined(separator) }
  }

  // `german`, as the language is called in English.
  private static func named(_ name: String, _ separator: String) -> String? {
    called(name)?.joined(separator)
  }

  /// The language that is called so in English, or nearly so: `fa` for `Persian` and `persain`; nil
  /// where none is.
  ///
  /// Loads CLDR when asked first.
  package static func called(_ name: String) -> LanguageTag? {
    guard let near = knownNames.nearest(to: name), let index = englishNames.firstIndex(of: near)
    else { return nil }
    return languages[index]
  }

  private static let languages = names("-").filter { !$0.containsBytes(of: "-") }
    .map { LanguageTag($0) }
  private static let englishNames = languages.map(\.englishName)
  private static let knownNames = KnownNames(englishNames)
}
