import Localization
import Notifications

/// Y16: a key takes the same arguments in all languages. What only chooses a form may be left out by a
/// language that has nothing to choose.
struct DifferingPlaceholders: TableRule {
  static let id: RuleID = "Y16"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    guard let measure = table.columns.first else { return [] }
    return table.columns.dropFirst().flatMap { column in
      column.entries.compactMap { entry in
        guard let own = measure[entry.key], entry.isFormat || own.isFormat,
          table.isFilled(entry.key)
        else { return nil }
        return finding(entry, column.language, own, measure.language, app)
      }
    }
  }

  private func finding(
    _ entry: StringEntry, _ language: LintedLanguage, _ measure: StringEntry,
    _ measuring: LintedLanguage, _ app: LintedApp
  ) -> Diagnostic? {
    guard entry.standIn == nil, measure.standIn == nil,
      !agree(entry.arguments, measure.arguments)
    else { return nil }
    return warning(
      entry.format.place,
      "\"\(entry.key)\" takes \(entry.arguments.words) in \(language.name), but "
        + "\(measure.arguments.words) in \(measuring.name) (\(app.near(measure.place)))")
  }

  private func agree(_ left: [ArgumentUse], _ right: [ArgumentUse]) -> Bool {
    Set((left + right).map(\.position)).allSatisfy { position in
      let uses = [left, right].compactMap { side in side.first { $0.position == position } }
      guard uses.count == 2 else { return !uses.contains(where: \.isPrinted) }
      // A text may be what one language prints and another chooses a form by (L9).
      return uses[0].kind == uses[1].kind || uses.contains(where: \.choosesForm)
    }
  }
}

extension StringEntry {
  /// Whether there can be a placeholder in it.
  var isFormat: Bool { !variables.isEmpty || format.text.utf8.contains(UInt8(ascii: "%")) }
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
