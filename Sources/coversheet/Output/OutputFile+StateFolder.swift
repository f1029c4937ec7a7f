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
      "\(what): this folder cannot be made: " + stateFolderAdvice(failed.error))
  }

  /// Why a folder of what is kept between sessions cannot be written to, or made, and what to set;
  /// nil where it can. Nothing of it is made.
  static func stateFolderTrouble(_ path: String) -> String? {
    let place = FilePath(Folder.nearestTaken(path)).appending("state")
    do throws(SystemError) { try makeAndRemove(beside: place) } catch {
      return stateFolderAdvice(error.number)
    }
    return nil
  }

  private static func stateFolderAdvice(_ error: CInt) -> String {
    "\(error.writingErrorWords); set XDG_STATE_HOME to one that can be written"
  }
}
