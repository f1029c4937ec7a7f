import Localization

/// What the tables of an app have to code that looks something up.
extension AppStrings {
  /// The words of the files of an app that is imported; nothing is looked at before one is needed.
  static func read(_ parts: AppParts, in root: String) -> AppStrings {
    let folders = [parts.folder] + parts.wordFolders.map { FilePath($0) }
    let others = parts.wordsOfOthers
    return AppStrings(
      files: folders.flatMap { files(in: $0, of: root) }.filter { !others.contains($0.path) },
      source: StringFileReader.source)
  }

  /// Whether a table has a key in any language.
  func has(_ key: String, table: String) -> Bool {
    localizations.contains { entry(key, table, in: $0) != nil }
  }

  /// Plain words of a key, in English where there are any, else in the first language
  /// that has them; nil for none.
  ///
  /// - Returns: With the language, and whether others have words of their own.
  func words(
    _ key: String, table: String
  ) -> (words: String, language: String, isAlone: Bool)? {
    let all = localizations.compactMap { language in
      entry(key, table, in: language).map { (entry: $0, language: language) }
    }
    let isPlain = all.filter { $0.entry.variables.isEmpty && $0.entry.standIn == nil }
    guard let found = isPlain.first(where: { $0.language == "en" }) ?? isPlain.first else {
      return nil
    }
    let isAlone = all.allSatisfy { $0.entry.format.text == found.entry.format.text }
    return (found.entry.format.text, found.language, isAlone)
  }

  private func entry(_ key: String, _ table: String, in localization: String) -> StringEntry? {
    tables(table, in: localization).lazy.compactMap { $0.table[key] }.first
  }
}
