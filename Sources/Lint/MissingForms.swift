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
    let all = language.neededForms.filter { $0.category != .other }
    // L26: 0 is no example where a form "zero" takes it.
    let counted = language.neededForms(from: 1).filter { $0.category != .other }
    return entries.flatMap { entry in
      entry.variables.flatMap { variable in
        findings(variable, of: entry, variable[.zero] == nil ? all : counted, language.name)
      }
    }
  }

  private func findings(
    _ variable: PluralVariable, of entry: StringEntry,
    _ needed: [(category: PluralCategory, smallest: Int64?)], _ language: String
  ) -> [Diagnostic] {
    variable.missingForms(of: needed.map(\.category)).map { category in
      let number = needed.first { $0.category == category }?.smallest ?? 0
      let what =
        variable.isWholeText
        ? "\"\(entry.key)\"" : "the variable \"\(variable.name)\" of \"\(entry.key)\""
      return warning(
        variable.place,
        "\(what) has no form \"\(category.rawValue)\", which \(language) needs "
          + "for numbers such as \(number)")
    }
  }
}
