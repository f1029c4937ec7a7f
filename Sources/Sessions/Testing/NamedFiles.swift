import Scenarios
import Synchronization

/// The files that the lines of a test name, as far as they are there.
final class NamedFiles: Sendable {
  private let found = Mutex<Set<String>>([])

  /// Their paths, as they lead there from the working folder.
  var paths: Set<String> { found.withLock { $0 } }

  /// Adds a path that a line led to.
  func add(_ path: String) { found.withLock { _ = $0.insert(path) } }
}

extension ScenarioFiles {
  /// The same files; those that lines look for and find are noted.
  func noted(in named: NamedFiles) -> ScenarioFiles {
    var files = self
    files.exists = { [exists] path in
      let isThere = exists(path)
      if isThere { named.add(path) }
      return isThere
    }
    return files
  }
}
