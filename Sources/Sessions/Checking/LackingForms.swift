import Delivery
import Lint
import Localization
import Notifications

/// Y17: plural forms that tables lack: a warning, and an error in its place where a push needed one
/// and `other` is missing as well.
struct LackingForms {
  private var found: Set<Diagnostic> = []
  private var needed: Set<Diagnostic> = []

  /// Keeps what is said of an app's tables, and of words that were made of them.
  mutating func add(_ tables: [Diagnostic], neededBy words: [Diagnostic]) {
    found.formUnion(tables.filter { $0.rule == "Y17" })
    needed.formUnion(words.filter { $0.rule == "Y17" })
  }

  /// Those that no push needed.
  var unneeded: [Diagnostic] {
    found.filter { form in !needed.contains { $0.place == form.place && form.continues($0) } }
      .inOrder
  }
}

extension InstalledAppLints {
  /// Y17: the forms that the numbers of an app’s texts needed and for which `other` stood in.
  mutating func missingForms(
    of texts: [(Text, ResolvedText)], for app: BundleIdentifier, _ state: State
  ) -> [Diagnostic] {
    guard let installed = state.app(app) else { return [] }
    return texts.flatMap { text, resolved in
      let choices = resolved.plurals.filter { $0.category != $0.taken }
      return choices.isEmpty
        ? [] : self.app(for: installed, state).missingForms(of: text, choices)
    }
  }
}
