internal import CTerminal

/// A pipe that nothing reads from any more.
package enum BrokenPipe {
  /// Lets a write to one fail instead of ending the program, which has more to write elsewhere.
  /// Programs that are started are ended by it as ever.
  package static func letWritesFail() { ct_let_pipes_fail() }
}
