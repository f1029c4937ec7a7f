import Localization
import Notifications

/// Y16: a key takes the same arguments in all languages. What only chooses a form may be left out
/// by a language that has nothing to choose.
///
/// The first column is the measure: the development region, or what stands in for it. `%d` in one
/// language and `%@` in another is the mistake that crashes apps which format in C's way.
struct DifferingPlaceholders: TableRule {
  static let id: RuleID = "Y16"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    guard let measure = table.columns.first else { return [] }
    let own = table.columns.dropFirst().flatMap { column in
      column.entries.compactMap { entry -> Difference? in
        guard let own = measure[entry.key], entry.isFormat || own.isFormat,
          table.isFilled(entry.key)
        else { return nil }
        return Difference(
          entry, in: [column.language.name], measuredBy: own, in: measure.language.name)
      }
    }
    return seen(own, by: app).map { difference in
      warning(difference.entry.format.place, difference.message(app))
    }
  }

  /// Where only the file is looked at that the others are held against, it is said there.
  private func seen(_ differences: [Difference], by app: LintedApp) -> [Difference] {
    guard let measure = differences.first?.measure.place.path, app.isLookedAt(measure) else {
      return differences
    }
    var turned: [Difference] = []
    // The last that was turned of each key.
    var last: [ExactText: Int] = [:]
    for difference in differences {
      guard !app.isLookedAt(difference.entry.place.path) else {
        turned.append(difference)
        continue
      }
      let key = ExactText(difference.entry.key)
      var other = difference.turned
      other.earlier = last[key]
      var same = other.earlier
      while let index = same, !other.isLike(turned[index]) { same = turned[index].earlier }
      if let same {
        turned[same].measuring += difference.languages
      } else {
        last[key] = turned.count
        turned.append(other)
      }
    }
    return turned
  }
}

/// A text that takes other arguments than the one that it is held against.
private struct Difference {
  /// The translation that differs.
  let entry: StringEntry
  /// The languages that have it so.
  let languages: [String]
  /// The entry that it is held against.
  let measure: StringEntry
  /// The languages of `measure`.
  var measuring: [String]
  /// Where another of the same key stands among those that were turned before; nil for the first.
  var earlier: Int?

  /// Nil where the two agree, or one of them is no translation.
  init?(
    _ entry: StringEntry, in languages: [String], measuredBy measure: StringEntry,
    in measuring: String
  ) {
    guard entry.standIn == nil, measure.standIn == nil, !entry.takesTheSame(as: measure) else {
      return nil
    }
    self.init(entry: entry, languages: languages, measure: measure, measuring: [measuring])
  }

  private init(
    entry: StringEntry, languages: [String], measure: StringEntry, measuring: [String]
  ) {
    (self.entry, self.languages) = (entry, languages)
    (self.measure, self.measuring) = (measure, measuring)
  }

  /// The same as the other text's difference.
  ///
  /// - Returns: With the languages turned as well.
  var turned: Difference {
    Difference(entry: measure, languages: measuring, measure: entry, measuring: languages)
  }

  /// Whether the same is said of the same text, with another language to compare it with.
  func isLike(_ other: Difference) -> Bool {
    entry == other.entry && measure.arguments == other.measure.arguments
  }

  /// Both lists of placeholders, each with its languages, and where the other one stands.
  func message(_ app: LintedApp) -> String {
    "\"\(entry.key)\" takes \(entry.arguments.words) in \(languages.enumerated), but "
      + "\(measure.arguments.words) in \(measuring.enumerated) (\(app.near(measure.place)))"
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
