/// The name of a notification at a place of a scenario, and where else it stands.
struct NameAtCursor {
  /// The name where the cursor is.
  let part: NamePart
  /// The scenarios that are played on one phone with its own; that one first.
  let scenarios: [LinkedScenario]
  /// What these say of it.
  let uses: [(path: String, text: EditedText, uses: NameUses)]

  /// - Parameter scenarios: Those that are played on one phone with its own; that one first.
  init(_ part: NamePart, in scenarios: [LinkedScenario]) {
    (self.part, self.scenarios) = (part, scenarios)
    uses = scenarios.uses(of: part.name)
  }

  /// Whether an `id=` gives it.
  var isGiven: Bool { uses.contains { $0.uses.definition != nil } }
  /// Whether a case fills it in somewhere.
  var isFilledIn: Bool { uses.contains(where: \.uses.isFilledIn) }
}
