import Localization
import Notifications

/// Y16: a text takes as many arguments as it is given, in every language (L7). One that only
/// chooses a form counts as taken, also in a language that has nothing to choose.
///
/// A payload's arguments and a table's placeholders are seldom written by the same hand; on the
/// phone nothing fails, but words are missing.
struct ArgumentCount: PushRule, AppRule, ContentRule {
  static let id: RuleID = "Y16"

  func reads(for app: LintedApp) -> ValueReads { .localizationKeys }

  func findings(in push: LintedPush) -> [Diagnostic] {
    push.content.texts.flatMap { findings($0, in: push.app) }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    content.content.texts.flatMap { findings($0, in: content.app) }
  }

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.labels.flatMap { findings($0, in: app, isLabel: true) }
  }

  private func findings(
    _ text: Text, in app: LintedApp, isLabel: Bool = false
  ) -> [Diagnostic] {
    guard let localized = text.localized, let place = text.place else { return [] }
    let given = localized.arguments.count
    lazy var selectors = selectors(of: localized.key, in: app)
    var told: Set<String> = []
    return app.languages.compactMap { language in
      guard let entry = language.entry(localized.key) else { return nil }
      // L35: it is shown as it stands there.
      if isLabel, given == 0, entry.variables.isEmpty { return nil }
      // Languages that agree are one mistake.
      guard let (taken, rest) = mistake(in: entry, given: given, selectors),
        told.insert(taken).inserted
      else { return nil }
      let message =
        "\"\(localized.key)\" takes \(taken) in \(language.name) "
        + "(\(app.near(entry.place))) and is given \(given); \(rest)"
      return Diagnostic(place, .warning, message, rule: Self.id)
    }
  }

  /// What an entry takes where that is not what it is given, and what becomes of the rest.
  private func mistake(
    in entry: StringEntry, given: Int, _ selectors: @autoclosure () -> Set<Int>
  ) -> (taken: String, rest: String)? {
    let positions = Set(entry.argumentsFrom0.map(\.position))
    let taken = positions.max() ?? 0
    let missing = "what is missing is left empty"
    if taken > given { return (taken.counted("argument"), missing) }
    if positions.contains(0) { return ("argument 0, where the first is 1,", missing) }
    let unused = Set(1..<given + 1).subtracting(positions)
    guard !unused.isEmpty, let first = unused.subtracting(selectors()).min() else { return nil }
    return (
      first < taken ? "no argument \(first)" : taken.counted("argument"),
      "what is too much is left out"
    )
  }

  /// The arguments by which a text's forms are chosen in some languages, and which none prints.
  private func selectors(of key: String, in app: LintedApp) -> Set<Int> {
    let uses = LintedLanguage.all(of: app.strings).compactMap { $0.entry(key) }
      .flatMap(\.arguments)
    return Set(uses.map(\.position)).subtracting(uses.filter(\.isPrinted).map(\.position))
  }
}
