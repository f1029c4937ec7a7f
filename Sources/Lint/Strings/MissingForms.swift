import Localization
import Notifications

/// Y17: a variable has every form that a whole number needs in its language. That `other` is
/// missing is for the reader of the file to say.
///
/// A language's `few` or `many` that is missing is filled by `other`, which is wrong words, but no
/// empty text.
struct MissingForms: PluralRule {
  static let id: RuleID = "Y17"

  func findings(_ entries: [StringEntry], _ language: LintedLanguage) -> [Diagnostic] {
    let all = language.neededForms.filter { $0.category != .other }
    // L26: 0 is no example where a form "zero" takes it.
    let counted = language.neededForms(from: 1).filter { $0.category != .other }
    return entries.flatMap { entry in
      entry.variables.compactMap { variable in
        finding(variable, of: entry, variable[.zero] == nil ? all : counted, language)
      }
    }
  }

  fileprivate func finding(
    _ variable: PluralVariable, of entry: StringEntry, _ needed: [NeededForm],
    _ language: LintedLanguage
  ) -> Diagnostic? {
    let missing = variable.missingForms(of: needed.map(\.category))
    // A variable that shows nothing for any number is there for its number alone.
    guard !missing.isEmpty, !variable.isSilent else { return nil }
    let numbers = missing.map { category in
      String(
        language.example(of: category) ?? needed.first { $0.category == category }?.smallest ?? 0)
    }
    let names = missing.map { "\"\($0.rawValue)\"" }
    return warning(
      variable.place,
      "\(variable.name(in: entry)) has no form\(names.count > 1 ? "s" : "") \(names.enumerated), "
        + "which \(language.name) needs for numbers such as \(numbers.enumerated)")
  }
}

extension LintedApp {
  /// Y17: the forms that a text’s numbers needed and that the app’s language lacks, so that `other`
  /// stands in, said as a check says it of the table.
  ///
  /// - Parameter choices: How the text’s forms were chosen.
  package func missingForms(of text: Text, _ choices: [PluralChoice]) -> [Diagnostic] {
    guard let key = text.localized?.key, let language = languages.first,
      let entry = language.entry(key), entry.standIn == nil,
      language.source(of: key) == language.name
    else { return [] }
    return choices.compactMap { choice in
      guard let variable = entry.variable(choice.variable) else { return nil }
      let needed = language.neededForms.filter { $0.category == choice.category }
      return MissingForms().finding(variable, of: entry, needed, language)
    }
  }
}

extension LintedLanguage {
  // 0 things are counted seldom.
  fileprivate func example(of category: PluralCategory) -> Int64? {
    let numbers = numbers(of: category)
    return [5, 2, 1].first(where: numbers.contains) ?? numbers.first { $0 > 0 }
  }
}

extension PluralVariable {
  fileprivate var isSilent: Bool {
    forms.allSatisfy { $0.category == .other && $0.form.text.isEmpty }
  }

  /// What it is called in complaints: the key where it is all of its text.
  ///
  /// - Parameter entry: The one that has the variable.
  func name(in entry: StringEntry) -> String {
    isWholeText ? "\"\(entry.key)\"" : "the variable \"\(name)\" of \"\(entry.key)\""
  }
}
