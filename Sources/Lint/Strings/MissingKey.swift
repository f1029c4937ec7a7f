import Localization
import Notifications

/// Y15: a key that is not in every language (L14), or has an empty text there.
///
/// For an app as a whole a key that only some languages lack is the table's business
/// (`MissingTranslations`), and so are empty texts (`EmptyTexts`); for a payload alone
/// it is said here.
struct MissingKey: PushRule, AppRule, ContentRule {
  static let id: RuleID = "Y15"

  func reads(for app: LintedApp) -> ValueReads { .localizationKeys }

  func findings(in push: LintedPush) -> [Diagnostic] {
    (push.content.texts + [push.actionTitle].compactMap(\.self))
      .compactMap { finding($0, in: push.app) }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    content.content.texts.compactMap { finding($0, in: content.app) }
  }

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.declaredTexts.compactMap { finding($0, in: app) }
  }

  private func finding(_ text: Text, in app: LintedApp) -> Diagnostic? {
    guard app.isKnown, let key = text.key, let place = text.place else { return nil }
    let missing = app.languages.filter {
      $0.entry(key) == nil && $0.localizer.strings.isReadWhole(in: $0.name)
    }
    guard let first = app.languages.first else {
      let why = app.strings.unasked(key, areOwn: app.areOwnLanguages)
      return Diagnostic(place, .warning, why, rule: Self.id)
    }
    // What only some languages lack is said once, where the others have it.
    guard !missing.isEmpty, !app.isWhole || missing.count == app.languages.count else {
      return app.isWhole ? nil : emptiness(of: key, at: place, in: app)
    }
    let names = missing.map(\.name).enumerated
    let near = suggestion(of: first.localizer.nearestKey(to: key), for: key)
    return Diagnostic(
      place, .warning, "the key \"\(key)\" is missing in \(names)\(near)", rule: Self.id)
  }

  // Of an app as a whole `EmptyTexts` says it, where the text stands.
  private func emptiness(of key: String, at place: Place, in app: LintedApp) -> Diagnostic? {
    let names = app.languages.filter { $0.entry(key)?.format.text.isEmpty == true }.map(\.name)
    guard !names.isEmpty else { return nil }
    let message = "the text of \"\(key)\" is empty in \(names.enumerated), so nothing is shown"
    return warning(place, message)
  }
}
