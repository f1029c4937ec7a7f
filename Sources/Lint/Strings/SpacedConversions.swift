import Localization
import Notifications

/// L36, Y16: a percent sign with a blank behind it takes an argument, too, where a translator meant
/// only the sign: `100 % de`. Texts that nothing is filled into may have any sign.
///
///     "100 % de"  // with "5" prints "100 5e"
///
/// The warning shows what is printed, as the format looks right to its reader.
struct SpacedConversions: TableRule {
  static let id: RuleID = "Y16"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      let language = column.language.localizer.pluralLanguage
      return column.entries.filter { $0.standIn == nil && table.isFilled($0.key) }
        .flatMap { findings($0, language) }
    }
  }

  private func findings(_ entry: StringEntry, _ language: String) -> [Diagnostic] {
    entry.formats.flatMap { form, format in
      format.placeholders.filter(\.hasBlank).map { placeholder in
        let plain = "%" + placeholder.source.drop { "% ".contains($0) }
        let other = placeholder.kind == .text ? "\(plain), or " : ""
        let message =
          "'\(placeholder.source)' takes an argument as \(plain) does: \"\(form.text)\" prints as "
          + "\"\(entry.sample(of: form, language: language))\"; write \(other)%% for a percent sign"
        return warning(form.place, message)
      }
    }
  }
}

extension LintedTable {
  /// Whether a key's text is filled: something asks for it, or it has a placeholder or names a
  /// variable in some language, which can only be meant as one.
  ///
  /// A text that no notification asks for and that has only `% d` in it may be shown as it is, and
  /// so is a label without arguments and forms (L35).
  func isFilled(_ key: String) -> Bool {
    if isLabel(key) {
      return columns.contains { $0[key]?.variables.isEmpty == false }
    }
    return uses(key)
      || columns.contains { column in
        guard let entry = column[key], entry.isFormat else { return false }
        return !entry.variables.isEmpty || entry.formats.contains { $0.format.isMeantAsOne }
      }
  }
}

extension FormatString {
  // A variable, though it may not be there; a placeholder without a blank.
  fileprivate var isMeantAsOne: Bool {
    !variables.isEmpty || placeholders.contains { !$0.hasBlank }
  }
}
