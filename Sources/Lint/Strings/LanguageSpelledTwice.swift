import Localization
import Notifications

/// L18: two folders whose names mean one language, such as `zh_TW.lproj` and `zh-Hant.lproj`.
struct LanguageSpelledTwice: TableRule {
  static let id: RuleID = "L18"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column -> [Diagnostic] in
      let files = app.strings.tables(table.name, in: column.language.name)
        .filter { $0.file.localization != nil }
      guard let first = files.first?.file.localization else { return [] }
      return files.compactMap { file, words in
        guard let name = file.localization, name != first, let place = words.start(in: file) else {
          return nil
        }
        return warning(
          place,
          "\(name) is the same language as \(first), whose words count where both have a key; "
            + "keep one of the folders")
      }
    }
  }
}
