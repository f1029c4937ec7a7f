import Localization
import Notifications

/// Y15: keys that some languages lack. What notifications ask for is a warning each; of the rest of
/// an app, which they never show, a note.
struct MissingTranslations: TableRule {
  static let id: RuleID = "Y15"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    let used = table.usedKeys.inOrder.compactMap { key in
      let columns = table.columns.filter { $0.lacks(key) }
      return finding(key, lackedBy: columns, table) { place, message in
        warning(place, message + spelling(of: key, in: columns))
      }
    }
    // What nothing uses, needs no translation.
    let isSettled = app.knowsEveryUse && table.name == StringTable.standardName
    return used + (isSettled ? [] : others(table)) + surplus(table)
  }

  private func finding(
    _ key: String, lackedBy columns: [LintedTable.Column], _ table: LintedTable,
    _ complaint: (Place, String) -> Diagnostic
  ) -> Diagnostic? {
    guard !columns.isEmpty, let entry = table.columns.firstNonNil({ $0[key] }) else {
      return nil
    }
    let names = columns.map(\.language.name).enumerated
    return complaint(entry.place, "the key \"\(key)\" is missing in \(names)")
  }

  // L4: the letter by which the language's own key is another, though it looks the same.
  private func spelling(of key: String, in columns: [LintedTable.Column]) -> String {
    guard !key.utf8.allSatisfy({ $0 < 0x80 }) else { return "" }
    let near = columns.first?.language.localizer.nearestKey(to: key)
    return near.map { hiddenDifference(of: key, from: $0) } ?? ""
  }

  /// What the first language has: few a line each, many a line for each language.
  private func others(_ table: LintedTable) -> [Diagnostic] {
    guard let measure = table.columns.first, let start = measure.place else { return [] }
    var found: [Diagnostic] = []
    var few: [ExactText: [LintedTable.Column]] = [:]
    for column in table.columns.dropFirst() {
      let keys = measure.entries.map(\.key).filter { column.lacks($0) && isOther($0, table) }
      if keys.count <= KeyFindings.most {
        for key in keys { few[ExactText(key), default: []].append(column) }
      } else {
        let message = "\(keys.count) keys are missing in \(column.language.name): "
        found.append(note(column.place ?? start, message + keys.quotedFew))
      }
    }
    return found
      + measure.entries.compactMap { entry in
        finding(entry.key, lackedBy: few[ExactText(entry.key)] ?? [], table) { note($0, $1) }
      }
  }

  /// What other languages have and the first has not.
  private func surplus(_ table: LintedTable) -> [Diagnostic] {
    guard let measure = table.columns.first else { return [] }
    return table.columns.dropFirst().flatMap { column -> [Diagnostic] in
      let entries = column.entries.filter { measure.lacks($0.key) && isOther($0.key, table) }
      let languages = "in \(column.language.name), but not in \(measure.language.name)"
      guard entries.count > KeyFindings.most, let place = column.place else {
        return entries.map { note($0.place, "the key \"\($0.key)\" is \(languages)") }
      }
      let keys = entries.map(\.key)
      return [note(place, "\(keys.count) keys are \(languages): \(keys.quotedFew)")]
    }
  }

  private func isOther(_ key: String, _ table: LintedTable) -> Bool {
    !key.isEmpty && !table.uses(key)
  }
}

extension LintedTable.Column {
  /// Whether it is known to have no such key, and no other language's words or what the table is
  /// made from stand in (L19).
  fileprivate func lacks(_ key: String) -> Bool {
    !isOfSource && isReadWhole && self[key] == nil
      && language.localizer.entry(key, table: name) == nil
  }
}
