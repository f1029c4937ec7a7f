/// The localization that an app's words come from, and why it is that one (L17).
package struct LocalizationChoice: Hashable, Sendable {
  /// Its name as the app spells it, such as `pt-BR` or `Base`; nil where the app has none.
  package var localization: String?
  /// The device's language that led to it; nil where none did.
  package var wanted: String?
  /// How it was found.
  package var way: Way

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
  /// - Parameters:
  ///   - languages: The device's, or those that the person chose for the app (L20).
  ///   - localizations: The app's, as it spells them.
  package init(
    languages: [String], among localizations: [String], developmentRegion: String?
  ) {
    let known = localizations.filter { $0.lowercased() != "base" }.map { (LanguageTag($0), $0) }
    for language in languages where !known.isEmpty {
      for (tag, way) in Self.candidates(of: language) {
        guard let hit = known.first(where: { $0.0 == tag }) else { continue }
        self.init(localization: hit.1, wanted: language, way: way)
        return
      }
    }
    if let developmentRegion,
      let hit = known.first(where: { $0.0 == LanguageTag(developmentRegion) })
    {
      self.init(localization: hit.1, wanted: nil, way: .developmentRegion)
    } else if let base = localizations.first(where: { $0.lowercased() == "base" }) {
      self.init(localization: base, wanted: nil, way: .base)
    } else {
      self.init(localization: nil, wanted: nil, way: .none)
    }
  }

  private init(localization: String?, wanted: String?, way: Way) {
    self.localization = localization
    self.wanted = wanted
    self.way = way
  }

  /// The tags to try for a language, in order; lazily, because CLDR is loaded only for parents.
  private static func candidates(
    of language: String
  ) -> some Sequence<(LanguageTag, Way)> {
    let exact = LanguageTag(language)
    let parents = sequence(state: exact) { (tag: inout LanguageTag) -> LanguageTag? in
      guard let parent = tag.parent else { return nil }
      tag = parent
      return parent
    }
    var withoutRegion = exact
    withoutRegion.region = ""
    var withoutScript = withoutRegion
    withoutScript.script = ""
    // A chain of parents is three or four long; a limit keeps a wrong table from going in circles.
    let chain = parents.prefix(8).lazy.map { ($0, Way.parent) }
    return Chain(first: (exact, .exact), chain, last: [withoutRegion, withoutScript])
  }

  private struct Chain<Parents: Sequence<(LanguageTag, Way)>>: Sequence, IteratorProtocol {
    private var first: (LanguageTag, Way)?
    private var parents: Parents.Iterator
    private var last: ArraySlice<LanguageTag>

    init(first: (LanguageTag, Way), _ parents: Parents, last: [LanguageTag]) {
      self.first = first
      self.parents = parents.makeIterator()
      self.last = last[...]
    }

    mutating func next() -> (LanguageTag, Way)? {
      if let tag = first {
        first = nil
        return tag
      }
      return parents.next() ?? last.popFirst().map { ($0, .language) }
    }
  }
}
