import Files
import Notifications

extension OutputFile {
  /// Makes a folder of what is kept between sessions, and those above it, for the owner alone.
  ///
  /// - Parameter what: What is not done without it, such as `cannot begin the journal`.
  /// - Throws: At the first folder that cannot be made: why, and what to set.
  static func makeStateFolder(_ path: String, else what: String) throws(Diagnostic) {
    guard let failed = makeFolder(path, mode: 0o700) else { return }
    throw Diagnostic(
      Place(failed.path), .error,
      "\(what): this folder cannot be made: \(failed.error.writingErrorWords); "
        + "set XDG_STATE_HOME to one that can be written")
  }
}
