internal import CTerminal

/// The limit of a file's size that the system sets for a process (`ulimit -f`).
package enum WriteLimit {
  /// Lets a write beyond it fail as on a full disk, so that it can be said and nothing half-written
  /// is left. Programs that are started are ended by it as ever.
  package static func letWritesFail() { ct_let_writes_fail() }
}
