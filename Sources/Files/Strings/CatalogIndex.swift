import Localization

/// What a string catalog has for each key in each language, looked through once.
struct CatalogIndex {
  // By the language as it is written, and by its tag's name; then by the key's number.
  private var exact: [String: [Int: JSONNode]] = [:]
  private var tagged: [String: [Int: JSONNode]] = [:]

  /// - Parameters:
  ///   - root: The catalog.
  ///   - languages: Those that are asked for; the catalog's own is kept besides.
  init(_ root: JSONNode, for languages: [String]) {
    let wanted = Set((languages + [root["sourceLanguage"]?.string ?? "en"]).map(Self.tag))
    var tags: [String: String] = [:]
    guard let strings = root["strings"] else { return }
    for (number, key) in strings.members.enumerated() {
      guard let localizations = key.value["localizations"] else { continue }
      for localization in localizations.members {
        let name = localization.name
        let tag = tags[name] ?? Self.tag(name)
        tags[name] = tag
        guard wanted.contains(tag) else { continue }
        // Of a language that is written twice the last counts, of two spellings of one the first.
        exact[name, default: [:]][number] = localization.value
        if tagged[tag]?[number] == nil { tagged[tag, default: [:]][number] = localization.value }
      }
    }
  }

  /// What a key has in a language, however that is spelled; nil for nothing.
  ///
  /// - Parameter number: The key's, from 0.
  func localization(_ language: String, ofKey number: Int) -> JSONNode? {
    exact[language]?[number] ?? tagged[Self.tag(language)]?[number]
  }

  private static func tag(_ name: String) -> String { LanguageTag(name).name }
}
