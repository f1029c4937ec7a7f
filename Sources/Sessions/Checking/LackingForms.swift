import Notifications

/// Y17: plural forms that tables lack: a warning, and an error in its place where a push needed one.
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
