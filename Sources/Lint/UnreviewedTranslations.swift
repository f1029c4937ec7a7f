import Localization
import Notifications

/// Y41: texts of a catalog that are not translated, or that nobody has looked at (L33): one note for
/// each language and state of a file, at the first of them.
struct UnreviewedTranslations: TableRule {
  static let id: RuleID = "Y41"
  private static let unfinished = ["needs_review", "new"]

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      let isSource =
        app.app.developmentRegion.map(LanguageTag.init) == LanguageTag(column.language.name)
      // In the source language Xcode marks what it extracted itself.
      let states = Self.unfinished.filter { $0 != "new" || !isSource }
      return untranslated(column) + states.flatMap { unreviewed(column, state: $0) }
    }
  }

  private func untranslated(_ column: LintedTable.Column) -> [Diagnostic] {
    let entries = column.entries.filter(\.isUntranslated)
    return told(entries.map { ($0.key, $0.place) }) { keys, areMany in
      "\(keys) \(areMany ? "are" : "is") not translated into \(column.language.name)"
    }
  }

  private func unreviewed(_ column: LintedTable.Column, state: String) -> [Diagnostic] {
    let found = column.entries.filter { $0.standIn == nil }.compactMap { entry in
      entry.forms.first { $0.state == state }.map { (entry.key, $0.place) }
    }
    return told(found) { keys, areMany in
      "\(keys) \(areMany ? "are" : "is") marked \(state) in \(column.language.name)"
    }
  }

  /// One note for each file.
  private func told(
    _ found: [(key: String, place: Place)], _ sentence: (String, Bool) -> String
  ) -> [Diagnostic] {
    let paths = Set(found.map(\.place.path)).sorted()
    return paths.compactMap { path in
      let own = found.filter { $0.place.path == path }
      guard let first = own.first else { return nil }
      let keys = own.map(\.key).quotedFew
      let subject = own.count > 3 ? "\(own.count) texts, \(keys)," : keys
      return note(first.place, sentence(subject, own.count > 1))
    }
  }
}

extension StringEntry {
  fileprivate var isUntranslated: Bool { standIn != nil && isTranslatable && hasWords }

  // Where a key is conversions and signs alone, there is nothing to translate.
  private var hasWords: Bool {
    key.replacing(/%[-+ #0']*[0-9.$]*[hlqLztj]*[@a-zA-Z]/, with: "").contains(where: \.isLetter)
  }
}
