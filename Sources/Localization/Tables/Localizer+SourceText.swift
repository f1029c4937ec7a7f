import Notifications

extension Localizer {
  /// Y45: whether words are in their language, letter for letter, what they are in the development
  /// language, so that most likely no translator wrote them.
  ///
  /// - Parameter found: The entry that a key led to.
  /// - Returns: False for what stands in, for single words, which may be names, for what is marked
  ///   as not to be translated, and in pseudo-locales.
  package func isSourceText(_ found: FoundString) -> Bool {
    let region = strings.developmentLocalization ?? strings.developmentRegion ?? "en"
    let languages = [found.localization, region].map { LanguageTag($0).language }
    guard !found.isStandIn, pseudo == nil, languages[0] != languages[1],
      let own = entry(found, in: found.localization), let source = entry(found, in: region),
      own.isTranslatable, source.isTranslatable, own.standIn == nil
    else { return false }
    return own.isSentence && own.forms.map(\.text) == source.forms.map(\.text)
  }

  private func entry(_ found: FoundString, in localization: String) -> StringEntry? {
    strings.tables(found.table, in: localization).firstNonNil { $0.table[found.key] }
  }
}

extension StringEntry {
  /// All its words that can be shown, and the format that puts them together.
  ///
  /// Of plain words one: the words.
  package var forms: [StringForm] { [format] + variables.flatMap { $0.forms.map(\.form) } }

  /// Y45: whether it has two words or more, conversions aside: one alone may be a name.
  package var isSentence: Bool {
    forms.contains { form in
      let words = FormatString(form.text).translatableText.split(whereSeparator: \.isWhitespace)
      return words.count { $0.contains(where: \.isLetter) } > 1
    }
  }
}
