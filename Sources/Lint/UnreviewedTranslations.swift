import Localization
import Notifications

/// Y41: texts of a catalog that nobody translated, or nobody has looked at (L33).
struct UnreviewedTranslations: TableRule {
  static let id: RuleID = "Y41"
  private static let unfinished = ["needs_review", "new"]

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    untranslated(table) + table.columns.flatMap(unreviewed)
  }

  private func unreviewed(_ column: LintedTable.Column) -> [Diagnostic] {
    column.entries.filter { $0.standIn == nil }.flatMap { entry in
      entry.forms.compactMap { form in
        guard let state = form.state, Self.unfinished.contains(state) else { return nil }
        let message = "\"\(entry.key)\" is marked \(state) in \(column.language.name)"
        return note(form.place, message)
      }
    }
  }

  private func untranslated(_ table: LintedTable) -> [Diagnostic] {
    var languages: [String: [String]] = [:]
    var entries: [StringEntry] = []
    for column in table.columns {
      for entry in column.entries where entry.isUntranslated {
        if languages[entry.key] == nil { entries.append(entry) }
        languages[entry.key, default: []].append(column.language.name)
      }
    }
    let used = entries.filter { table.usedKeys.contains($0.key) }
    let others = entries.filter { !table.usedKeys.contains($0.key) }
    guard others.count > KeyFindings.most else {
      return entries.map { note($0.place, sentence($0, languages)) }
    }
    let message = "\(others.count) texts are not translated into every language: "
    return used.map { note($0.place, sentence($0, languages)) }
      + [note(Place(others[0].place.path), message + others.map(\.key).quotedFew)]
  }

  private func sentence(_ entry: StringEntry, _ languages: [String: [String]]) -> String {
    let names = (languages[entry.key] ?? []).enumerated
    return "\"\(entry.key)\" is not translated into \(names)"
  }
}

extension StringEntry {
  fileprivate var isUntranslated: Bool { standIn != nil && isTranslatable && !key.isEmpty }
}
