/// The localization that an app's words come from, and why it is that one (L17).
///
/// What `Bundle.preferredLocalizations(from:forPreferences:)` answers, with the way to it, which
/// *why* shows.
package struct LocalizationChoice: Hashable, Sendable {
  /// Its name as the app spells it, such as `pt-BR` or `Base`; nil where the app has none.
  package var localization: String?
  /// The device's language that led to it; nil where none did.
  package var wanted: String?
  /// How it was found.
  package var way: Way
  /// L20: whether it was looked for among the languages that the person chose for this app.
  var isAmongOwn = false

  /// How a localization is found, the most wanted way first.
  package enum Way: String, CaseIterable, Sendable {
    /// The language itself.
    case exact
    /// A parent of it in CLDR: `es-419` for `es-MX`.
    case parent
    /// The language without region or script.
    case language
    /// None of the languages: the app's development region.
    case developmentRegion
    /// None of the languages and no development region: `Base`.
    case base
    /// Nothing.
    case none
  }

  /// L17: goes through the device's languages, the most wanted first.
  ///
  ///     LocalizationChoice(languages: ["es-MX"], among: ["en", "es-419"], developmentRegion: "en")
  ///     // es-419, by way of its parent
  ///
  /// - Parameters:
  ///   - languages: The device's, or those that the person chose for the app (L20).
  ///   - localizations: The app's, as it spells them.
  ///   - developmentRegion: Chosen where no language matches and the app has it; `Base` comes after
  ///     that.
  package init(
    languages: [String], among localizations: [String], developmentRegion: String?
  ) {
    self.init(
      languages: languages, among: KnownLocalizations(localizations),
      developmentRegion: developmentRegion)
  }

  /// The same where the app's localizations were looked through already.
  init(languages: [String], among known: KnownLocalizations, developmentRegion: String?) {
    for language in languages where !known.isEmpty {
      if let match = Self.match(language, among: known) {
        self.init(localization: match.localization, wanted: language, way: match.way)
        return
      }
    }
    // `en_US` finds `en`, as a device's language does.
    if !known.isEmpty, let match = developmentRegion.flatMap({ Self.match($0, among: known) }) {
      self.init(localization: match.localization, wanted: nil, way: .developmentRegion)
    } else if let base = known.base {
      self.init(localization: base, wanted: nil, way: .base)
    } else {
      self.init(localization: nil, wanted: nil, way: .none)
    }
  }

  private init(localization: String?, wanted: String?, way: Way) {
    (self.localization, self.wanted, self.way) = (localization, wanted, way)
  }

  // The parents are asked for last, since CLDR is loaded for them.
  private static func match(
    _ language: String, among known: KnownLocalizations
  ) -> (localization: String, way: Way)? {
    let find = { (tag: LanguageTag) in known[tag] }
    var tag = LanguageTag(language)
    if let exact = find(tag) { return (exact, .exact) }
    for _ in 0..<mostParents {
      guard let parent = tag.parent else { break }
      if let hit = find(parent) { return (hit, .parent) }
      tag = parent
    }
    tag = LanguageTag(language)
    tag.region = ""
    if let hit = find(tag) { return (hit, .language) }
    tag.script = ""
    return find(tag).map { ($0, .language) }
  }

  // A chain of parents is three or four long; a limit keeps a wrong table from going in circles.
  private static let mostParents = 8
}
