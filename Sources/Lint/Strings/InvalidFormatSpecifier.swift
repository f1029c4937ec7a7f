import Localization
import Notifications

/// L24: what translators' hands do to formats. Texts that nothing is filled into may have any sign.
///
///     "%1#@n@"  // lacks a $, as "%1@" does
///     "%n"      // no placeholder
///     "%arg"    // outside a catalog's substitutions: %a and "rg"
///
/// Findings bear the rule L24, or L29 where variables contain each other or lie too deep. A text
/// that is shown says the same of itself, which then is told once.
struct InvalidFormatSpecifier: TableRule {
  static let id: RuleID = "L24"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { column in
      column.entries.filter { $0.isFormat && $0.standIn == nil && table.isFilled($0.key) }
        .flatMap(findings)
    }
  }

  private func findings(_ entry: StringEntry) -> [Diagnostic] {
    let known = KnownNames(entry.variables.map(\.name))
    return entry.formats.flatMap { form, format in
      format.pieces.compactMap { slip($0, entry, known).map { complaint($0, form.place) } }
        + strayArguments(format).map { complaint($0, form.place) }
    } + [entry.nestingMistake].compactMap(\.self) + strangers(entry)
  }

  /// Variables that no format names, so that their words are never seen. Where a format names one
  /// that is not there, that is what there is to say.
  private func strangers(_ entry: StringEntry) -> [Diagnostic] {
    let named = Set(entry.formats.flatMap(\.format.variables).map { ExactText($0.name) })
    guard named.allSatisfy({ entry.variable($0.text) != nil }) else { return [] }
    return entry.variables.filter { !named.contains(ExactText($0.name)) }.map { variable in
      let message =
        "no format of \"\(entry.key)\" names the variable \"\(variable.name)\"; write '%#@\(variable.name)@'"
      return complaint((.warning, message), variable.place)
    }
  }

  private typealias Slip = (severity: Diagnostic.Severity, message: String)

  private func complaint(_ slip: Slip, _ place: Place) -> Diagnostic {
    Diagnostic(place, slip.severity, slip.message, rule: Self.id)
  }

  private func slip(
    _ piece: FormatString.Piece, _ entry: StringEntry, _ known: KnownNames
  ) -> Slip? {
    switch piece {
    case .text, .percent, .ownArgument: return nil
    case .placeholder(let placeholder):
      if let meant = placeholder.withDollar { return lacksDollar(placeholder.source, meant) }
      guard "sS".contains(placeholder.conversion) else { return nil }
      return (.warning, "'\(placeholder.source)' takes a text of the C language; write %@")
    case .malformed(let malformed):
      return (.warning, "'\(malformed.source)' \(malformed.complaint)")
    case .variable(let reference):
      if entry.variable(reference.name) == nil {
        let advice = suggestion(of: known.nearest(to: reference.name), for: reference.name)
        return (.error, "'\(reference.source)' names no variable of this entry\(advice)")
      }
      return reference.lacksDollar ? lacksDollar(reference.source, reference.corrected) : nil
    }
  }

  /// L32: `%arg` outside the forms of a substitution.
  private func strayArguments(_ format: FormatString) -> [Slip] {
    zip(format.pieces, format.pieces.dropFirst()).compactMap { piece, next in
      guard case .placeholder(let placeholder) = piece, placeholder.source == "%a",
        case .text(let text) = next, text.hasPrefix("rg")
      else { return nil }
      return (
        .warning, "'%arg' stands only in a substitution; here it is %a and \"rg\"; write %lld"
      )
    }
  }

  private func lacksDollar(_ source: String, _ meant: String) -> Slip {
    (.warning, "'\(source)' lacks a $; write '\(meant)'")
  }
}

extension StringEntry {
  /// All its formats, taken apart.
  ///
  /// The entry's own first, then those of its variables in the order of the file.
  var formats: [(form: StringForm, format: FormatString)] {
    [(format, FormatString(format.text))]
      + variables.flatMap { variable in
        variable.forms.map {
          ($0.form, FormatString($0.form.text, knowsOwnArgument: variable.knowsOwnArgument))
        }
      }
  }
}
