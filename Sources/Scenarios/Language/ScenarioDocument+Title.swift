extension ScenarioDocument {
  /// What the scenario calls itself first; nil where it does not.
  package var title: String? {
    lines.first { $0.verb.name == Verb.title.name }?.word(of: .text)?.text
  }
}
