import Scenarios
import Synchronization

/// The files that the lines of a scenario name, and where they were looked for before and in vain.
package final class NamedFiles: Sendable {
  private let sought = Mutex<Set<String>>([])

  /// Their paths, as they lead there from the working folder.
  package var paths: Set<String> { sought.withLock { $0 } }

  /// Adds a path that a line may have led to.
  func add(_ path: String) { sought.withLock { _ = $0.insert(path) } }
}

extension ScenarioFiles {
  /// The same files; where lines look for them is noted, whether anything is there or not.
  func noted(in named: NamedFiles) -> ScenarioFiles {
    var files = self
    files.exists = { [exists] path in
      named.add(path)
      return exists(path)
    }
    return files
  }
}
