internal import CProcess
import Glibc

/// What a program started, once its supervisor is gone: a program may end the
/// process that watches over it.
///
/// The system gives them to the next ancestor that adopts: to us.
enum Orphans {
  /// Makes this process the one that adopts them.
  ///
  /// Once is enough; the system keeps it for the life of the process.
  static func adopt() { _ = cp_adopt_orphans() }

  /// Ends all of them.
  ///
  /// They are told from what else may have come to us, such as what an editor left running, by the
  /// mark that all programs of extensions bear and cannot take off.
  ///
  /// Blocks for up to five seconds. Does nothing where this process bears the mark itself, as then
  /// all its children do.
  static func end() {
    if Processes.gainsNoRights("self") { return }
    // What cannot be ended, such as one waiting for a dead disk, is left after five seconds.
    for _ in 0..<250 {
      let orphans = Processes.children.filter { Processes.gainsNoRights(String($0)) }
      if orphans.isEmpty { return }
      for orphan in orphans {
        kill(orphan, SIGKILL)
        waitpid(orphan, nil, WNOHANG)
      }
      poll(nil, 0, 20)
    }
  }
}
