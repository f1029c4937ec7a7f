import Scenarios

/// A scenario that is to be tested.
package struct TestedScenario: Hashable, Sendable {
  /// What tells it from all others: its path and its case, byte by byte.
  package let identity: ScenarioName
  /// Its place in the order of the report, from 0.
  package let number: Int

  package init(path: String, caseName: String? = nil, number: Int) {
    self.init(ScenarioName(path: path, caseName: caseName), number: number)
  }

  init(_ identity: ScenarioName, number: Int) { (self.identity, self.number) = (identity, number) }

  /// The path as it was given, or as it was found in a folder that was.
  package var path: String { identity.path }

  /// Which of its cases; nil for a scenario without cases.
  package var caseName: String? { identity.caseName }

  /// What it is called in reports: its path, and behind it in brackets the case.
  package var name: String { identity.text }
}
