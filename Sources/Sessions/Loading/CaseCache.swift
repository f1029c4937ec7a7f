import Files
import Scenarios
import Synchronization

/// The cases of the scenario that was read last: what plays it once for each reads them once.
package final class CaseCache: Sendable {
  private let last = Mutex<ScenarioCases?>(nil)

  /// Begins with none.
  package init() {}

  /// The cases of a scenario, those that are kept where its bytes are the same.
  package func cases(of file: SourceFile) -> ScenarioCases {
    last.withLock { last in
      if let last, last.bytes == file.bytes { return last }
      let cases = ScenarioCases(file.bytes)
      last = cases
      return cases
    }
  }
}

extension DataLocations {
  /// The cases of a scenario.
  package func cases(of file: SourceFile) -> ScenarioCases {
    caseCache?.cases(of: file) ?? ScenarioCases(file.bytes)
  }

  /// A scenario as one of its cases plays it.
  ///
  /// - Parameter values: The case; nil for a scenario without cases.
  func document(
    of file: SourceFile, _ cases: ScenarioCases, playing values: ScenarioCase?
  ) -> ScenarioDocument {
    showsAllCases
      ? ScenarioDocument(file.bytes, path: file.path, filling: values)
      : ScenarioDocument(cases, path: file.path, playing: values)
  }
}
