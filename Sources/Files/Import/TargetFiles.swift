/// Which files a project says are a target's: its code, its resources and its entitlements.
struct TargetFiles: Hashable {
  /// Files by their paths, from the tree's folder.
  var paths: Set<String> = []
  /// What is the target's by where it lies.
  var included: [PathPattern] = []
  /// What of that is not.
  var excluded: [PathPattern] = []
  /// The files of what it is linked with, which are its own wherever it leaves out.
  var libraries: [TargetFiles] = []

  /// Whether a file is the target's.
  ///
  /// - Parameter path: From the tree's folder.
  func contains(_ path: String) -> Bool {
    if paths.contains(path) || libraries.contains(where: { $0.contains(path) }) { return true }
    guard included.contains(where: { $0.matches(path) }) else { return false }
    return !excluded.contains { $0.matches(path) }
  }

  /// Whether a file lies where the target's files do, and the project takes it out.
  func leavesOut(_ path: String) -> Bool {
    !contains(path) && included.contains { $0.matches(path) }
  }
}
