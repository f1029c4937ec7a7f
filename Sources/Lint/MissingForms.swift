import Localization
import Notifications

/// Y17: a variable has every form that a whole number needs in its language. That `other` is missing
/// says whoever reads the file.
struct MissingForms: TableRule {
  static let id: RuleID = "Y17"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      let plurals = column.entries.filter { !$0.variables.isEmpty && $0.standIn == nil }
      return plurals.isEmpty ? [] : findings(plurals, column.language)
    }
  }

  private func findings(_ entries: [StringEntry], _ language: LintedLanguage) -> [Diagnostic] {
    let needed = language.neededForms.filter { $0.category != .other }
    return entries.flatMap { entry in
      entry.missingForms(of: needed.map(\.category)).map { variable, category in
        let number = needed.first { $0.category == category }?.smallest ?? 0
        let what =
          variable.isWholeText
          ? "\"\(entry.key)\"" : "the variable \"\(variable.name)\" of \"\(entry.key)\""
        return warning(
          variable.place,
          "\(what) has no form \"\(category.rawValue)\", which \(language.name) needs "
            + "for numbers such as \(number)")
      }
    }
  }
}
