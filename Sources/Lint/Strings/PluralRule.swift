import Localization
import Notifications

/// A rule about the plural forms of a language.
protocol PluralRule: TableRule {
  /// What it finds, in any order.
  ///
  /// - Parameter entries: Those of a table in the language that have plural forms; never empty.
  func findings(_ entries: [StringEntry], _ language: LintedLanguage) -> [Diagnostic]
}

extension PluralRule {
  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      let plurals = column.plurals
      return plurals.isEmpty ? [] : findings(plurals, column.language)
    }
  }
}
