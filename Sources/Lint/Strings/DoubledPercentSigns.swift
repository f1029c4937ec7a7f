import Localization
import Notifications

/// L35: a label without arguments is looked up and not filled, so that both signs of `%%` are seen.
struct DoubledPercentSigns: TableRule {
  static let id: RuleID = "L35"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      column.entries.filter { entry in
        entry.standIn == nil && entry.variables.isEmpty && table.isLabel(entry.key)
          && entry.format.text.containsBytes(of: "%%")
      }.map { entry in
        warning(
          entry.format.place,
          "nothing fills the label \"\(entry.key)\", so both signs of %% are shown; write %")
      }
    }
  }
}
