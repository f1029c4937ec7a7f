import Scenarios

/// A scenario that is to be tested.
package struct TestedScenario: Hashable, Sendable {
  /// The path as it was given, or as it was found in a folder that was.
  package let path: String
  /// Which of its cases; nil for a scenario without cases.
  package let caseName: String?
  /// Its place in the order of the report, from 0.
  package let number: Int

  package init(path: String, caseName: String? = nil, number: Int) {
    (self.path, self.caseName, self.number) = (path, caseName, number)
  }

  /// What it is called in reports: its path, and behind it in brackets the case.
  package var name: String { ScenarioName(path: path, caseName: caseName).text }
}
