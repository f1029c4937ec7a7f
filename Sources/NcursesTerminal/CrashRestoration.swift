internal import CTerminal

/// Gives a terminal's settings back where the program crashes, as long as it is kept.
package struct CrashRestoration: ~Copyable {
  /// - Parameter terminal: A descriptor, whose settings are those of now. Does nothing for no terminal.
  package init(of terminal: Int32) { _ = ct_restore_on_crash(terminal) }

  deinit { ct_leave_crashes() }
}
