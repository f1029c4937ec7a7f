import Files
import Notifications
import Sessions

/// What is left to do and to say once what was opened has been played.
struct LoadingEnd {
  /// What is to be said of a session that went on with other files; nil for nothing.
  var resumption: Resumption?
  /// What is to be done once what was opened again has been played; nil where it was not.
  @CopyOnWrite var reopened: Reopened?
  /// How many futures had been left before what the person typed; nil where nothing of that
  /// is played.
  var branchesBeforeTyped: Int?

  /// What is to be said of a session that went on with other files.
  struct Resumption {
    /// The first of what is no longer as it was.
    let change: Diagnostic
    /// The path of its journal.
    let journal: String
  }

  /// What is left of a session that was opened again.
  struct Reopened {
    /// What was done since it was opened.
    let own: OwnActs
    /// The paths of the files that changed.
    let changed: [String]

    /// The names of those that were read anew, and of those that are gone.
    var names: (anew: [String], gone: [String]) {
      let isThere = changed.filter { Folder.exists($0) }
      let gone = changed.filter { !Folder.exists($0) }
      return (isThere.map { FilePath($0).name }, gone.map { FilePath($0).name })
    }
  }
}
