import Localization
import Notifications

/// Y16: a key takes the same arguments in all languages and all forms. What only chooses a form may
/// be left out by a language that has nothing to choose.
///
/// The first column is the measure: the development region, or what stands in for it. `%d` in one
/// language and `%@` in another is the mistake that crashes apps which format in C's way.
struct DifferingPlaceholders: TableRule {
  static let id: RuleID = "Y16"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    table.columns.flatMap { mixed(in: $0, of: table) } + differing(table, app)
  }

  /// What one form takes as a text and another as a number. The phone fills a summary’s format, and
  /// knows its number from its text (T5).
  private func mixed(in column: LintedTable.Column, of table: LintedTable) -> [Diagnostic] {
    column.plurals.filter { !table.formatKeys.contains(ExactText($0.key)) }
      .flatMap(\.mixedArguments).map { mixed in
        let advice =
          mixed.meant.map { "%\($0)$@" } ?? "the number as in \"\(mixed.number.form.text)\""
        return warning(
          mixed.place,
          "'\(mixed.source)' takes argument \(mixed.position), which the form "
            + "\"\(mixed.number.category.rawValue)\" prints as a number; write \(advice)")
      }
  }

  private func differing(_ table: LintedTable, _ app: LintedApp) -> [Diagnostic] {
    guard let measure = table.columns.first else { return [] }
    return table.columns.dropFirst().flatMap { column in
      column.entries.compactMap { entry -> Diagnostic? in
        guard let own = measure[entry.key], entry.isFormat || own.isFormat,
          table.isFilled(entry.key), entry.standIn == nil, own.standIn == nil,
          !entry.takesTheSame(as: own)
        else { return nil }
        // Both lists of placeholders, each with its language, and where the other one stands.
        let message =
          "\"\(entry.key)\" takes \(entry.arguments.words) in \(column.language.name), but "
          + "\(own.arguments.words) in \(measure.language.name) (\(app.near(own.place)))"
        return warning(entry.format.place, message)
      }
    }
  }
}

extension StringEntry {
  /// Whether there can be a placeholder in it.
  ///
  /// Cheap, so that the many plain texts of an app are not taken apart.
  var isFormat: Bool { !variables.isEmpty || format.text.utf8.contains(UInt8(ascii: "%")) }

  fileprivate func takesTheSame(as other: StringEntry) -> Bool {
    let (left, right) = (arguments, other.arguments)
    // What a catalog chooses forms by is a number, which code hands over as one.
    let isNumber = (variables + other.variables).contains {
      $0.isWholeText || $0.knowsOwnArgument
    }
    return Set((left + right).map(\.position)).allSatisfy { position in
      let uses = [left, right].compactMap { side in side.first { $0.position == position } }
      guard uses.count == 2 else { return !uses.contains(where: \.isPrinted) }
      // Elsewhere a text may be what one language prints and another chooses a form by (L9).
      return uses[0].kind == uses[1].kind || !isNumber && uses.contains(where: \.choosesForm)
    }
  }
}

extension [ArgumentUse] {
  /// `%1$@ and %2$d`.
  fileprivate var words: String {
    isEmpty ? "no argument" : map { "%\($0.position)$\($0.kind.letter)" }.enumerated
  }
}

extension FormatPlaceholder.Kind {
  fileprivate var letter: String {
    switch self {
    case .text: "@"
    case .integer: "d"
    case .real: "f"
    }
  }
}
