import Localization
import Notifications

/// Y17, L26: forms that no number gets in their language: one note for
/// each file, language and form.
///
/// `zero` is used in every language for exactly 0 (L26).
struct UnusedForms: PluralRule {
  static let id: RuleID = "Y17"

  func findings(_ entries: [StringEntry], _ language: LintedLanguage) -> [Diagnostic] {
    // 0 gets its form in every language, and "other" stands in for the rest.
    let unused = PluralCategory.allCases.filter {
      $0 != .zero && $0 != .other && !language.uses($0)
    }
    return unused.flatMap { category in
      let found = entries.flatMap { entry in
        entry.variables.compactMap { variable in
          variable[category].map { KeyUse(key: entry.key, place: $0.place) }
        }
      }
      return notes(for: found) { keys, areMany in
        "\(keys) \(areMany ? "have" : "has") the form \"\(category.rawValue)\", which "
          + "\(language.name) never takes"
      }
    }
  }
}
