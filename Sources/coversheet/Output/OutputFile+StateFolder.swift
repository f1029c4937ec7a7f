import Files
import Glibc
import Notifications

extension OutputFile {
  /// Makes a folder of what is kept between sessions, and those above it, for the owner alone.
  ///
  /// - Parameter what: What is not done without it, such as `cannot begin the journal`.
  /// - Throws: At the first folder that cannot be made: why, and what to set.
  static func makeStateFolder(_ path: String, else what: String) throws(Diagnostic) {
    guard !path.isEmpty, !Folder.exists(path) else { return }
    let parent = FilePath(path).folder
    if parent != path { try makeStateFolder(parent, else: what) }
    if mkdir(path, 0o700) == 0 { return }
    let error = errno
    // Another session may have made it meanwhile.
    if error == EEXIST { return }
    throw Diagnostic(
      Place(path), .error,
      "\(what): this folder cannot be made: \(error.systemErrorWords); "
        + "set XDG_STATE_HOME to one that can be written")
  }
}
