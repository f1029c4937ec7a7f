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
    var told: Set<Int> = []
    return app.languages.compactMap { language in
      guard let entry = language.entry(localized.key) else { return nil }
      // L35: it is shown as it stands there.
      if isLabel, given == 0, entry.variables.isEmpty { return nil }
      let taken = entry.arguments.map(\.position).max() ?? 0
      // Languages that agree are one mistake.
      guard taken != given, !told.contains(taken),
        taken > given || !choosesForms(taken + 1...given, of: localized.key, in: app)
      else { return nil }
      told.insert(taken)
      let rest =
        given < taken ? "what is missing is left empty" : "what is too much is left out"
      let message =
        "\"\(localized.key)\" takes \(taken.counted("argument")) in \(language.name) "
        + "(\(app.near(entry.place))) and is given \(given); \(rest)"
      return Diagnostic(place, .warning, message, rule: Self.id)
    }
  }

  /// Whether other languages choose forms by all of these arguments, and none prints one of them.
  private func choosesForms(
    _ positions: ClosedRange<Int>, of key: String, in app: LintedApp
  ) -> Bool {
    let uses = LintedLanguage.all(of: app.strings).compactMap { $0.entry(key) }
      .flatMap(\.arguments)
    return positions.allSatisfy { position in
      let own = uses.filter { $0.position == position }
      return !own.isEmpty && !own.contains(where: \.isPrinted)
    }
  }
}
