import Files
import Glibc
import Notifications

extension OutputFile {
  /// Removes a file; one that is gone already is as good.
  ///
  /// - Throws: A diagnostic where that is not possible.
  static func remove(_ path: String) throws(Diagnostic) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    let reason = errno.systemErrorWords
    throw Diagnostic(Place(path), .error, "it cannot be removed: \(reason); remove it yourself")
  }
}
