internal import CTerminal

/// The limit of the memory that the system sets for a process (`ulimit -v`).
package enum MemoryLimit {
  /// Lets the process say that it is reached, and end with a status, instead of crashing.
  ///
  /// Nothing can be given back then: no memory is left to ask for less with.
  package static func sayWhenReached(status: Int32) { ct_say_when_memory_ends(status) }
}
