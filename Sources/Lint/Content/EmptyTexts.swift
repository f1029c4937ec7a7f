import Localization
import Notifications

/// Texts that are empty: forms (Y17), and what other languages have words for (Y15). Nothing is
/// shown for them, but of summaries and placeholders the phone's own words (H5, T6).
///
/// A warning for what notifications ask for; a note a file for the app's other texts, and only
/// where another language has words.
struct EmptyTexts: TableRule {
  static let id: RuleID = "Y15"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      let entries = column.entries.filter { $0.standIn == nil }
      return entries.flatMap { forms($0, column.language) } + texts(entries, column, table)
    }
  }

  /// Where a text is nothing but a variable. A variable within a text may well add nothing,
  /// such as the s of a plural.
  private func forms(_ entry: StringEntry, _ language: LintedLanguage) -> [Diagnostic] {
    let format = FormatString(entry.format.text)
    guard format.pieces.count == 1, let name = format.variables.first?.name,
      let variable = entry.variable(name)
    else { return [] }
    return variable.forms.filter { $0.form.text.isEmpty }.map { form in
      let message =
        "the form \"\(form.category.rawValue)\" of \(variable.name(in: entry)) is empty in "
        + "\(language.name), so nothing is shown"
      return Diagnostic(form.form.place, .warning, message, rule: "Y17")
    }
  }

  private func texts(
    _ entries: [StringEntry], _ column: LintedTable.Column, _ table: LintedTable
  ) -> [Diagnostic] {
    let empty = entries.filter { !$0.key.isEmpty && $0.format.text.isEmpty }
    let name = column.language.name
    let used = empty.filter { table.uses($0.key) }.map { entry in
      let isFormat = table.formatKeys.contains(ExactText(entry.key))
      let shown = isFormat ? "the phone's own words are" : "nothing is"
      let message = "the text of \"\(entry.key)\" is empty in \(name), so \(shown) shown"
      return warning(entry.format.place, message)
    }
    let others = empty.filter { entry in
      !table.uses(entry.key)
        && table.columns.contains { $0[entry.key]?.format.text.isEmpty == false }
    }
    return used
      + notes(for: others.map { KeyUse(key: $0.key, place: $0.format.place) }) { keys, areMany in
        "\(keys) \(areMany ? "are" : "is") empty in \(name), and other languages have words"
      }
  }
}
