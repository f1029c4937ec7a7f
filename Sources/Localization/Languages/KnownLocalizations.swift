/// The localizations of an app, found by their tags however they are spelled.
struct KnownLocalizations: Sendable {
  /// `Base` as the app spells it; nil where it has none.
  let base: String?
  // The first of each tag, by the tag's name.
  private let byName: [String: String]

  /// - Parameter localizations: As the app spells them.
  init(_ localizations: [String]) {
    base = localizations.first { $0.lowercased() == "base" }
    byName = Dictionary(
      localizations.filter { $0.lowercased() != "base" }.map { (LanguageTag($0).name, $0) }
    ) { first, _ in first }
  }

  /// Whether there is none but `Base`.
  var isEmpty: Bool { byName.isEmpty }

  /// How the app spells a localization; nil where it has none of this tag.
  subscript(tag: LanguageTag) -> String? { byName[tag.name] }
}
