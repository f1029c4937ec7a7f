import Localization
import Notifications

/// Y16: a text takes as many arguments as it is given, in every language (L7).
struct ArgumentCount: PushRule, AppRule {
  static let id: RuleID = "Y16"

  func findings(in push: LintedPush) -> [Diagnostic] {
    push.content.texts.flatMap { findings($0, in: push.app) }
  }

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.labels.flatMap { findings($0, in: app) }
  }

  private func findings(_ text: Text, in app: LintedApp) -> [Diagnostic] {
    guard let localized = text.localized, let place = text.place else { return [] }
    let given = localized.arguments.count
    var told: Set<Int> = []
    return app.languages.compactMap { language in
      guard let entry = language.entry(localized.key) else { return nil }
      let needed = entry.arguments.map(\.position).max() ?? 0
      // Languages that agree are one mistake.
      guard needed != given, told.insert(needed).inserted else { return nil }
      let rest =
        given < needed ? "what is missing is left empty" : "what is too much is left out"
      let message =
        "\"\(localized.key)\" takes \(needed.counting("argument")) in \(language.name) "
        + "(\(app.near(entry.place))) and is given \(given); \(rest)"
      return Diagnostic(place, .warning, message, rule: Self.id)
    }
  }
}
