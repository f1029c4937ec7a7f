import Localization
import Notifications

/// Y41: texts of a catalog that are not translated, or not reviewed (L33): one note for
/// each language and state of a file, at the first of them.
///
/// `needs_review`, and `new` in all but the source language; keys that no code uses any more are
/// left out.
struct UnreviewedTranslations: TableRule {
  static let id: RuleID = "Y41"
  private static let unfinished = ["needs_review", "new"]

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { whole in
      // What no code uses any more needs no translation.
      let entries = whole.entries.filter { !$0.isStale }
      let isSource =
        app.app.developmentRegion != nil
        && app.strings.developmentLocalization == whole.language.name
      // In the source language Xcode marks what it extracted itself.
      let states = Self.unfinished.filter { $0 != "new" || !isSource }
      let name = whole.language.name
      return untranslated(entries, name) + states.flatMap { unreviewed(entries, name, state: $0) }
    }
  }

  private func untranslated(_ entries: [StringEntry], _ language: String) -> [Diagnostic] {
    let found = entries.filter(\.isUntranslated).map { KeyUse(key: $0.key, place: $0.place) }
    return notes(for: found) { keys, areMany in
      "\(keys) \(areMany ? "are" : "is") not translated into \(language)"
    }
  }

  private func unreviewed(
    _ entries: [StringEntry], _ language: String, state: String
  ) -> [Diagnostic] {
    let found = entries.filter { $0.standIn == nil }.compactMap { entry in
      entry.forms.first { $0.state == state }.map {
        KeyUse(key: entry.key, place: $0.place)
      }
    }
    return notes(for: found) { keys, areMany in
      "\(keys) \(areMany ? "are" : "is") marked \(state) in \(language)"
    }
  }
}

extension StringEntry {
  fileprivate var isUntranslated: Bool { standIn != nil && isTranslatable && hasWords }

  // Where a key is conversions and signs alone, there is nothing to translate.
  private var hasWords: Bool {
    FormatString(key).translatableText.contains(where: \.isLetter)
  }
}
