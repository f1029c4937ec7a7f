import Localization
import Notifications

/// Y45: texts that are those of the development language, letter for letter, in a language that
/// translates most of what stands beside them: one note for each file and language.
///
/// Not texts without letters, single words that may be names, and those that are
/// marked as not to be translated.
struct UntranslatedTexts: TableRule {
  static let id: RuleID = "Y45"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    guard let measure = table.columns.first, measure.place != nil else { return [] }
    return table.columns.dropFirst().flatMap { findings(in: $0, against: measure) }
  }

  private func findings(
    in column: LintedTable.Column, against measure: LintedTable.Column
  ) -> [Diagnostic] {
    // Of one language in two countries most words are the same.
    let tags = [column, measure].map { LanguageTag($0.language.name).language }
    guard tags[0] != tags[1] else { return [] }
    var (same, otherCount): ([KeyUse], Int) = ([], 0)
    for entry in column.entries where entry.standIn == nil && entry.isTranslatable {
      guard let original = measure[entry.key], original.isTranslatable, entry.isSentence else {
        continue
      }
      if entry.texts == original.texts {
        same.append(KeyUse(key: entry.key, place: entry.place))
      } else {
        otherCount += 1
      }
    }
    guard otherCount > 0, otherCount >= same.count else { return [] }
    return notes(for: same) { keys, areMany in
      "\(keys) \(areMany ? "are" : "is") in \(column.language.name) letter for letter what "
        + "\(areMany ? "they are" : "it is") in \(measure.language.name)"
    }
  }
}

extension StringEntry {
  fileprivate var texts: [String] { forms.map(\.text) }
}
